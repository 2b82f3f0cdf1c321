/// A row that keeps a transaction from being committed.
package struct CommitProblem: Hashable, Sendable {
  /// The row, as far as the database names it.
  package enum Place: Hashable, Sendable {
    /// A row of a table by its number.
    case row(table: String, number: DatabaseValue)

    /// The rows with these texts in their columns.
    case values([String: String])

    /// Any row.
    case unknown
  }

  /// The row.
  package let place: Place

  /// The problem.
  package let reason: RowProblem.Reason

  /// Creates a problem.
  package init(_ place: Place, _ reason: RowProblem.Reason) {
    (self.place, self.reason) = (place, reason)
  }

  /// The row for messages, such as `#5 of city`; empty if the database names none.
  var row: String {
    guard case .row(let table, let number) = place else { return "" }
    return number == .null ? "a row of \(table)" : "#\(number.header) of \(table)"
  }

  /// Returns whether an edit has written or deleted the row.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - written: Its row.
  ///   - table: The table of the edit.
  /// - Returns: Whether it is the row; false if the database names none.
  func isOf(_ edit: RowEdit, _ written: WrittenRow, in table: CatalogTable) -> Bool {
    switch place {
    case .row(let name, let number):
      return name == table.name && edit.kind != .delete && written.identity == [number]
    case .values(let texts):
      var known = Dictionary(
        zip(table.identity.names, written.identity.map(\.header)),
        uniquingKeysWith: { first, _ in first }
      )
      for value in edit.values {
        known[value.column] = (edit.kind == .delete ? value.old : value.new).header
      }
      return texts.contains { known[$0.key] != nil }
        && texts.allSatisfy { known[$0.key] ?? $0.value == $0.value }
    case .unknown: return false
    }
  }
}

extension CommitProblem.Place {
  /// Creates the rows that a server's message names, such as `Key (city, year)=(Oslo, 2024)`.
  ///
  /// - Parameter message: The message; only its brackets are read, as a server may translate the
  ///   words.
  package init(namedBy message: String) {
    guard let middle = message.firstRange(of: ")=("),
      let start = message[..<middle.lowerBound].lastIndex(of: "("),
      let end = message[middle.upperBound...].firstIndex(of: ")")
    else {
      self = .unknown
      return
    }
    let columns = message[message.index(after: start)..<middle.lowerBound].split(separator: ", ")
    let values = message[middle.upperBound..<end].split(
      separator: ", ",
      omittingEmptySubsequences: false
    )
    guard columns.count == values.count else {
      self = .unknown
      return
    }
    let pairs = zip(columns, values).map { (String($0), String($1)) }
    self = .values(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }
}
