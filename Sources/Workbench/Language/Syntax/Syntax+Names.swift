package import CommandLanguage
import TableModel

extension Syntax where Value == Int {
  /// Returns the syntax of a section's number.
  package static func section(_ wanted: String = "a section number") -> Syntax<Int> {
    integer(wanted, "S").completed(by: .section)
  }
}

extension Syntax where Value == String {
  /// Returns the syntax of a file's path.
  static func file(
    _ wanted: String = "a file",
    _ name: String = "FILE",
    completed grammar: Grammar = .files
  ) -> Syntax<String> { text(wanted, name, completed: grammar) }

  /// Returns the syntax of all remaining words as a search text, which cannot be blank.
  static func search(
    _ wanted: String = "a text to look for",
    _ name: String = "TEXT",
    completed grammar: Grammar
  ) -> Syntax<String> {
    rest(wanted, name, completed: grammar).only(wanted) { $0.contains { !$0.isWhitespace } }
  }
}

extension Syntax where Value == RowKey {
  /// A key that rows have, or a path.
  static let key = Syntax.words("a key", "KEY", .rowKey) { words throws(CommandError) in
    guard let token = words.take() else { throw words.unexpected("a key") }
    return RowKey(token.pathText(in: words.text))
  }
}
