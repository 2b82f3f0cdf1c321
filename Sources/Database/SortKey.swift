import Platform

/// A column by which rows are sorted.
package struct SortKey: Hashable, Sendable {
  /// The name of the column.
  package let column: String

  /// Whether the greatest value comes first.
  package let isDescending: Bool

  /// Creates a key.
  package init(_ column: String, isDescending: Bool = false) {
    (self.column, self.isDescending) = (column, isDescending)
  }

  /// The key as `--order` reads it, such as `name desc`.
  fileprivate var words: String { column + (isDescending ? " desc" : "") }

  /// Reads a list such as `city, name desc`.
  ///
  /// - Parameters:
  ///   - text: The list; a name with other characters than letters, digits and `_` is in quotes.
  ///   - table: The table with the columns.
  /// - Returns: The keys; a repeated column counts once.
  /// - Throws: An error if the text is not a list of the table's columns.
  package static func keys(
    _ text: String,
    of table: CatalogTable
  ) throws(DatabaseError) -> [SortKey] {
    var keys: [SortKey] = []
    for part in parts(of: text) {
      var name = part.trimmed
      var isDescending = false
      for (word, descends) in [(" desc", true), (" asc", false)]
      where name.count > word.count && name.suffix(word.count).lowercased() == word {
        name = String(name.dropLast(word.count)).trimmed
        isDescending = descends
      }
      if name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") {
        name = unquoted(name)
      }
      guard !name.isEmpty else { throw .badOrder(text) }
      let column = try table.existingColumn(named: name)
      if !keys.contains(where: { $0.column == column.name }) {
        keys.append(SortKey(column.name, isDescending: isDescending))
      }
    }
    return keys
  }

  /// Splits a list at the commas outside quotes.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func unquoted(_ name: String) -> String {
    var text = ""
    var isSecond = false
    for character in name.dropFirst().dropLast() {
      isSecond = character == "\"" && !isSecond
      if !isSecond { text.append(character) }
    }
    return text
  }
}

extension Collection<SortKey> {
  /// The keys as a list, such as `city, name desc`.
  package var words: String { map(\.words).joined(by: ", ") }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
