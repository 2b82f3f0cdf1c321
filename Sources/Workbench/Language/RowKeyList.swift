import CommandLanguage
import JSON
import TableModel

/// The columns that the `--keys` option selects.
struct RowKeyList: Sendable {
  /// The keys, or nil for all keys of the rows.
  let keys: [RowKey]?

  /// The list in the user's words.
  let typed: String

  /// The whole list as one key with commas; nil unless the list has several keys.
  let whole: String?

  /// The place of the list in the command, in bytes.
  let offset: Int

  /// Reads a list of keys: `A,B`, `*`, or a JSON array for keys that contain commas.
  ///
  /// - Throws: `bad-argument` if a key is missing between two commas.
  init(_ token: Token) throws(CommandError) {
    offset = token.range.lowerBound
    typed = token.json == nil && !token.text.contains(" ") ? token.text : token.text.literal
    guard token.text != "*" else {
      (keys, whole) = (nil, nil)
      return
    }
    let names = token.json.map(Self.names) ?? Self.split(token.text)
    guard !names.isEmpty, !names.contains("") || token.json != nil else {
      throw CommandError(ViewFault.noKeyList(word: token.text), at: offset)
    }
    keys = names.map { RowKey($0) }
    let isOpen = token.text.count { $0 == "\"" } % 2 == 1
    let key = isOpen ? token.text.filter { $0 != "\"" } : token.text
    whole = token.json == nil && key.contains(",") ? key : nil
  }

  private static func names(of list: JSONValue) -> [String] {
    list.kind == .array ? list.elements.compactMap(\.string) : []
  }

  /// Splits a text at the commas outside quotes.
  private static func split(_ text: String) -> [String] {
    var names: [String] = []
    var name = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        names.append(name)
        name = ""
      } else {
        name.append(character)
      }
    }
    return names + [name]
  }
}

extension Syntax where Value == RowKeyList? {
  /// The option that selects columns.
  static let rowKeys = Syntax<Token?>.option(
    "--keys",
    "A,B",
    help: "the columns, * for all",
    completed: .rowKey
  )
  .map { token throws(CommandError) -> RowKeyList? in
    guard let token else { return nil }
    return try RowKeyList(token)
  }
}
