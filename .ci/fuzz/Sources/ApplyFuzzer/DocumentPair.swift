import ApplyRules
import Fuzzing
import TableModel

/// Two documents: made of numbers by a recipe, or the bytes themselves with a NUL between them.
struct DocumentPair {
  private let old: String
  private let new: String
  private let name: String
  private let policy: BatchPolicy

  init(_ input: FuzzInput) {
    var input = input
    let kind = input.next()
    policy = kind & 2 == 0 ? .lenient : .uikit
    name = kind & 4 == 0 ? "old.json" : "old.jsonl"
    if kind & 1 == 0 {
      var recipe = DocumentRecipe(FuzzNumbers(input))
      (old, new) = kind & 8 == 0 ? recipe.nativePair() : recipe.pair()
    } else {
      let parts = input.bytes.dropFirst().split(separator: 0, maxSplits: 1)
      old = String(decoding: parts.first ?? [], as: UTF8.self)
      new = String(decoding: parts.last ?? [], as: UTF8.self)
    }
  }

  /// Ends the program if the documents do not become each other.
  func run() {
    guard let rules = ApplyCheck(old, new, name: name) else { return }
    let problem = rules.problem(policy)
    check(problem == nil, "\(problem ?? "")\nfrom \(old)\nto \(new)")
  }
}

/// The bytes of a run as numbers; 0 once none is left.
private struct FuzzNumbers: NumberSource {
  private var input: FuzzInput

  init(_ input: FuzzInput) { self.input = input }

  mutating func below(_ limit: Int) -> Int { input.below(limit) }
}
