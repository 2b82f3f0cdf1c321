import Database
package import JSON
package import TableModel

/// A row as the database has it after a save.
package struct SavedRowValue: Sendable {
  /// The path of the row in the model.
  package let path: IndexPath

  /// The row.
  package let value: JSONValue

  /// The columns that the save has written.
  var columns: Set<String> = []

  /// Whether the save kept the values of another program and dropped the edit.
  var isKept = false
}

/// The rows that a save has written to a database.
package struct DatabaseSaveResult: Sendable {
  /// The number of deleted rows.
  package let deleted: Int

  /// The number of updated rows.
  package let updated: Int

  /// The number of inserted rows.
  package let inserted: Int

  /// The rows as the database has them now, by their paths in the model.
  package let rows: [SavedRowValue]

  /// The number of saved rows in which the database itself has changed a value.
  package let changed: Int

  /// The values of other programs that the save overwrote, such as `0 3 #12: name was "A", is "B",
  /// yours "C"`.
  package let overwritten: [String]

  /// The paths of the rows that another program deleted and whose edits were dropped, ascending.
  package let dropped: [IndexPath]

  /// The paths of the saved rows that the database deleted at once, ascending.
  package let gone: [IndexPath]

  /// The paths of the saved rows that do not fulfill the condition of the table's rows, ascending.
  package let outside: [IndexPath]

  /// The paths of saved rows that the database may have at other places, ascending.
  package let misplaced: [IndexPath]

  /// Whether the save may have changed other rows, too; then the table must be read again.
  package let hasSideEffects: Bool

  /// The number of rows that another program changed and whose edits were dropped.
  package let kept: Int

  /// The deleted rows that another program changed, and that the database therefore still has.
  package let returned: [ReturnedRows]

  init(
    _ rows: [SavedRow],
    of difference: DatabaseEdits.Difference,
    hasSideEffects: Bool,
    returned: [ReturnedRows],
    misplaced: [IndexPath]
  ) {
    let pending = difference.edits
    func count(_ kind: RowEdit.Kind) -> Int {
      zip(rows, pending).count { $1.edit.kind == kind && !$0.isKept }
    }
    (self.returned, self.hasSideEffects) = (returned, hasSideEffects)
    kept = rows.count(where: \.isKept)
    dropped = zip(rows, pending).compactMap { row, edit in
      let isMissing = row.value == nil && row.problem == nil && !row.isWritten
      return edit.edit.kind == .update && isMissing ? edit.path : nil
    }
    .sorted()
    gone = zip(rows, pending).compactMap { $0.isGone ? $1.path : nil }.sorted()
    outside = zip(rows, pending).compactMap { $0.isOutside ? $1.path : nil }.sorted()
    self.misplaced = misplaced
    overwritten = rows.compactMap(\.overwritten).map(\.line)
    (deleted, inserted) = (count(.delete), count(.insert))
    updated = count(.update) - dropped.count
    self.rows =
      zip(rows, pending).compactMap { row, edit in
        guard let path = edit.path, let value = row.value else { return nil }
        return SavedRowValue(
          path: path,
          value: value,
          columns: Set(edit.edit.values.map(\.column)),
          isKept: row.isKept
        )
      } + difference.completed.map { SavedRowValue(path: $0.path, value: $0.value) }
    changed = zip(rows, pending).count { row, edit in
      guard !row.isKept, let value = row.value else { return false }
      return edit.isChanged(in: value)
    }
  }
}

extension DatabaseEdits.Pending {
  /// Returns whether a saved row has other values than the edit gave it.
  ///
  /// A value that a new row lacks, such as its id, is chosen and not changed. A number may be written
  /// in another way, such as `1e5`.
  fileprivate func isChanged(in row: JSONValue) -> Bool {
    guard let value else { return false }
    let written = Set(edit.values.map(\.column))
    return row.members.contains { member in
      if edit.kind == .insert, !written.contains(member.key) { return false }
      guard let own = value[member.key], own.kind != .null else {
        return member.value.kind != .null
      }
      return !own.isStored(as: member.value)
    }
  }
}

extension JSONValue {
  /// Whether a database may have stored the value as another one of the same meaning.
  fileprivate func isStored(as other: JSONValue) -> Bool {
    let text = compact.text
    if text == other.compact.text || text == other.string { return true }
    if let bool { return other.text == (bool ? "1" : "0") }
    guard kind == .number || other.kind == .number, let number = Double(string ?? text) else {
      return false
    }
    return number == Double(other.string ?? other.text)
  }
}
