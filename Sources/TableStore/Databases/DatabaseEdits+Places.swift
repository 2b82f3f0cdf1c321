import Database
import JSON
package import TableModel

// The places of saved rows.
extension DatabaseEdits {
  /// The most rows that a statement sorts; SQLite allows 500.
  private static let mostSorted = 100

  /// The most rows that are moved one by one, if all can be compared.
  private static let mostMoved = 200

  /// Returns the paths of the saved rows that the database may have at other places, ascending.
  ///
  /// - Parameters:
  ///   - saved: The saved rows, which are noted.
  ///   - pending: Their edits.
  ///   - sections: The sections at the save.
  /// - Returns: The paths; none if the database cannot compare the rows.
  /// - Complexity: A statement for each saved row, or for a hundred that follow each other.
  func misplacedRows(
    _ saved: [SavedRow],
    of pending: [Pending],
    in sections: [Section]
  ) -> [IndexPath] {
    let moved = zip(saved, pending).compactMap {
      row,
      edit -> (path: IndexPath, value: JSONValue)? in
      guard let path = edit.path, let value = row.value, !row.isOutside,
        edit.edit.kind == .insert || mayMove(edit, to: row)
      else { return nil }
      return (path, value)
    }
    .sorted { $0.path < $1.path }
    guard !moved.isEmpty, !table.query.table.identity.names.isEmpty else { return [] }
    var sections = sections
    for (path, value) in moved { sections[path.section].items[path.row].value = value }
    let rows = OtherRows(sections, without: nil)
    var misplaced: [IndexPath] = []
    for run in runs(of: moved.map { rows.number(of: $0.path) }) {
      let own = run.map(rows.path)
      if !areInPlace(run, of: rows) || own.contains(where: { !isAtHome($0, in: sections) }) {
        misplaced += own
      }
    }
    return misplaced
  }

  /// Returns the ranges of numbers that follow each other.
  private func runs(of numbers: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number, last.count < Self.mostSorted {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
    return runs
  }

  /// Whether the database has rows in the same order, and between the same neighbors.
  private func areInPlace(_ run: Range<Int>, of rows: OtherRows) -> Bool {
    let all = max(0, run.lowerBound - 1)..<min(rows.count, run.upperBound + 1)
    do throws(DatabaseError) {
      let order = RowOrder(self)
      var ordered: [DatabaseTable.OrderedRow] = []
      for number in all { ordered.append(try order.ordered(rows[number])) }
      return try table.areInOrder(ordered)
    } catch {
      return true
    }
  }

  /// Whether a row is in the section of its value.
  private func isAtHome(_ path: IndexPath, in sections: [Section]) -> Bool {
    let section = sections[path.section]
    guard let header = RowOrder(self).header(of: section.items[path.row].value) else { return true }
    // A section may have rows whose texts differ in case.
    return header.lowercased() == section.header.lowercased()
  }

  /// Whether all rows are compared to find the places of some, rather than moving these one by one.
  func comparesAll(toPlace count: Int) -> Bool {
    count > Self.mostMoved && table.rowCount <= Self.mostFollowed
  }
}

extension TableDocument {
  /// Returns the changes that move saved rows to the places that the database gives them.
  ///
  /// - Parameters:
  ///   - saved: The result of the save.
  ///   - changes: The changes after the save that precede these.
  ///   - sections: The rows at the save.
  /// - Returns: The changes; nil if all rows have to be read again.
  package func placement(
    of saved: DatabaseSaveResult,
    after changes: [TableChange],
    in sections: [Section]
  ) -> [TableChange]? {
    guard let database, !saved.misplaced.isEmpty else { return [] }
    guard !database.comparesAll(toPlace: saved.misplaced.count) else { return nil }
    var placement = RowPlacement(database, rows: sections, positions: nil)
    for change in changes { placement.perform(change) }
    // Rows that the database cannot compare stay where they are.
    for path in saved.misplaced { try? placement.place(rowAt: path) }
    return Array(placement.changes.dropFirst(changes.count))
  }
}
