import CommandLanguage

/// The output of `invariants fuzz`.
enum FuzzText: OutputText {
  case holds(edits: Int, seed: Int)
  case violated(edits: Int, of: Int, seed: Int)

  var words: String {
    switch self {
    case .holds(let edits, let seed):
      "all invariants hold after each of \(TextFormatting.grouped(edits)) random edits; seed \(seed)"
    case .violated(let edits, let count, let seed):
      "edit \(edits) of \(TextFormatting.grouped(count)) violates an invariant; seed \(seed); "
        + "the shortest script:"
    }
  }
}
