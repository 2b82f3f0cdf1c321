// Differences whose rows are parts of a table.
extension TableDifference {
  /// A part of a table: a row, or a gap with any number of rows.
  package typealias Part = (rows: Range<Int>, isGap: Bool)

  /// Returns the difference of all rows, if the rows of this difference are parts of a table.
  ///
  /// A gap that has another number of rows than before loses or gets rows at its end.
  ///
  /// - Parameters:
  ///   - old: The parts of the only section before, ascending.
  ///   - new: The parts of the only section after, ascending.
  /// - Returns: The difference, or nil if a gap itself is inserted, deleted, moved or changed.
  /// - Complexity: O(n) in the parts and the changes.
  package func ofRows(in old: [Part], _ new: [Part]) -> TableDifference? {
    let left = (deletedRows + movedRows.map(\.from)).map { old[$0.row] }
    let came = (insertedRows + (movedRows + changedRows).map(\.to)).map { new[$0.row] }
    guard !left.contains(where: \.isGap), !came.contains(where: \.isGap) else { return nil }
    func before(_ path: IndexPath) -> IndexPath {
      IndexPath(row: old[path.row].rows.lowerBound, section: path.section)
    }
    func after(_ path: IndexPath) -> IndexPath {
      IndexPath(row: new[path.row].rows.lowerBound, section: path.section)
    }
    var difference = TableDifference(
      before: [old.last?.rows.upperBound ?? 0],
      after: [new.last?.rows.upperBound ?? 0],
      sectionSources: sectionSources
    )
    difference.deletedRows = deletedRows.map(before)
    difference.insertedRows = insertedRows.map(after)
    difference.movedRows = movedRows.map { RowMove(from: before($0.from), to: after($0.to)) }
    difference.changedRows = changedRows.map { RowMove(from: before($0.from), to: after($0.to)) }
    for (old, new) in zip(old.filter(\.isGap), new.filter(\.isGap)) {
      let common = min(old.rows.count, new.rows.count)
      difference.deletedRows += old.rows.dropFirst(common).map { IndexPath(row: $0, section: 0) }
      difference.insertedRows += new.rows.dropFirst(common).map { IndexPath(row: $0, section: 0) }
    }
    difference.deletedRows.sort()
    difference.insertedRows.sort()
    return difference
  }

  private init(before: [Int], after: [Int], sectionSources: [Int?]) {
    (self.before, self.after, self.sectionSources) = (before, after, sectionSources)
  }
}
