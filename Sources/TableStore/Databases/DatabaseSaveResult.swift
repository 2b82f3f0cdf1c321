import Database
package import JSON
package import TableModel

/// The rows that a save has written to a database.
package struct DatabaseSaveResult: Sendable {
  /// The number of deleted rows.
  package let deleted: Int

  /// The number of updated rows.
  package let updated: Int

  /// The number of inserted rows.
  package let inserted: Int

  /// The rows as the database has them now, by their paths in the model.
  package let rows: [(path: IndexPath, value: JSONValue)]

  /// The values of other programs that the save overwrote, such as `0 3 #12: name was "A", is "B",
  /// yours "C"`.
  package let overwritten: [String]

  /// The paths of the rows that another program deleted and whose edits were dropped, ascending.
  package let dropped: [IndexPath]

  /// The paths of the saved rows that the database deleted at once, ascending.
  package let gone: [IndexPath]

  /// Whether the save may have changed other rows, too; then the table must be read again.
  package let hasSideEffects: Bool

  /// The number of rows that another program changed and whose edits were dropped.
  package let kept: Int

  /// The number of these that the save would have updated.
  package let keptUpdates: Int

  /// The deleted rows that another program changed, and that the database therefore still has.
  package let returned: [ReturnedRows]

  init(
    _ rows: [SavedRow],
    of difference: DatabaseEdits.Difference,
    hasSideEffects: Bool,
    returned: [ReturnedRows]
  ) {
    let pending = difference.edits
    func count(_ kind: RowEdit.Kind) -> Int {
      zip(rows, pending).count { $1.edit.kind == kind && !$0.isKept }
    }
    (self.returned, self.hasSideEffects) = (returned, hasSideEffects)
    kept = rows.count(where: \.isKept)
    keptUpdates = zip(rows, pending).count { $0.isKept && $1.edit.kind == .update }
    dropped = zip(rows, pending).compactMap { row, edit in
      let isMissing = row.value == nil && row.problem == nil && !row.isWritten
      return edit.edit.kind == .update && isMissing ? edit.path : nil
    }
    .sorted()
    gone = zip(rows, pending).compactMap { $0.isGone ? $1.path : nil }.sorted()
    overwritten = rows.compactMap(\.overwritten).map(\.line)
    (deleted, inserted) = (count(.delete), count(.insert))
    updated = count(.update) - dropped.count
    self.rows =
      zip(rows, pending).compactMap { row, edit in
        guard let path = edit.path, let value = row.value else { return nil }
        return (path, value)
      } + difference.completed
  }
}
