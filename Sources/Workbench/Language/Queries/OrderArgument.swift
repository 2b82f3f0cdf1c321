import CommandLanguage
import TableModel

/// The keys to sort by in the user's words, with their places in the command.
struct OrderArgument: Sendable {
  /// The order.
  let order: RowOrder

  fileprivate let places: [RowKey: Int]

  /// Returns an error about a missing key, with the place of the key.
  func blaming(_ error: CommandError) -> CommandError {
    guard case ViewFault.noKey(let name, _)? = error.fault as? ViewFault else { return error }
    return error.blamingKey(places[RowKey(name)])
  }
}

extension Syntax where Value == OrderArgument {
  /// Keys, each with a direction, separated by commas.
  static let order: Syntax = {
    let directions = Grammar.optional(.anyWord(of: ["desc", "asc"]))
    let key = Grammar.sequence([.rowKey, directions])
    let keys = Grammar.sequence([key, .many(.sequence([.word(","), key]))])
    return words("a key", "KEY", keys) { words throws(CommandError) in
      var reader = OrderReader()
      try reader.read(&words)
      guard let order = RowOrder(by: reader.parts) else { throw words.unexpected("a key") }
      return OrderArgument(order: order, places: reader.places)
    }
    .written([.word("KEY"), .optional([.word("desc")])])
  }()
}

/// Reads `KEY [desc|asc], KEY [desc|asc] …`; a comma may directly follow a word.
private struct OrderReader {
  private(set) var parts: [RowOrder.Part] = []
  private(set) var places: [RowKey: Int] = [:]

  @MainActor mutating func read(_ words: inout Arguments) throws(CommandError) {
    repeat { try readPart(&words) } while try goesOn(&words)
  }

  private var hasComma = false

  @MainActor private mutating func readPart(_ words: inout Arguments) throws(CommandError) {
    let offset = words.offset
    guard let token = words.take() else { throw words.unexpected("a key") }
    hasComma = false
    var names = [token.pathText(in: words.text)]
    if token.bare != nil {
      names = names[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if names.count > 1, names.last == "" {
        names.removeLast()
        hasComma = true
      }
    } else if names[0].hasSuffix(","), words.text.slice(of: token.range).hasSuffix(",") {
      names[0].removeLast()
      hasComma = true
    }
    for name in names {
      let key = RowKey(name)
      if places[key] == nil { places[key] = offset }
      parts.append(RowOrder.Part(key))
    }
    guard !hasComma, let last = parts.last, let direction = words.bare() else { return }
    let word = direction.hasSuffix(",") ? String(direction.dropLast()) : direction
    guard word == "desc" || word == "asc" else { return }
    words.take()
    hasComma = word != direction
    parts[parts.count - 1] = RowOrder.Part(last.key, isDescending: word == "desc")
  }

  /// Whether a comma announces another key.
  @MainActor private func goesOn(_ words: inout Arguments) throws(CommandError) -> Bool {
    if hasComma || words.take(",") { return true }
    guard words.isEmpty || words.bare()?.hasPrefix("--") == true else {
      throw words.unexpected("desc, asc or a comma")
    }
    return false
  }
}
