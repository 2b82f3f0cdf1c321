import TableModel

/// The number of rows in all sections of a table, kept up to date by its transactions.
///
/// Counting all of them after each edit would cost more than the edit in a table of many sections.
struct RowTotal {
  /// The number, or nil until it is needed and after the rows were replaced.
  private var known: Int?

  /// Follows a transaction.
  mutating func note(_ transaction: Transaction) {
    if case .arrived(_?) = transaction.kind { known = nil }
    guard let count = known else { return }
    known = transaction.newChanges.reduce(count) { $0 + $1.addedRowCount }
  }

  /// Returns the number of rows.
  ///
  /// - Parameter sections: The current sections.
  /// - Returns: Their rows together.
  /// - Complexity: O(1); O(s) in the sections the first time and after the rows were replaced.
  mutating func total(of sections: [Section]) -> Int {
    let total = known ?? Self.count(sections)
    assert(total == Self.count(sections), "the transactions do not add up to the rows")
    known = total
    return total
  }

  private static func count(_ sections: [Section]) -> Int {
    var count = 0
    for index in sections.indices { count += sections[index].items.count }
    return count
  }
}

extension TableChange {
  /// The number of rows that the change adds; negative if it removes rows.
  fileprivate var addedRowCount: Int {
    switch self {
    case .insert(let items, _): items.count
    case .delete(let items, _): -items.count
    case .insertSection(let section, _): section.items.count
    case .deleteSection(let section, _): -section.items.count
    case .move, .update, .height, .moveSection, .header, .footer, .members: 0
    }
  }
}
