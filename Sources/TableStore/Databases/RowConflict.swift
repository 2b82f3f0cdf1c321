import Database
import JSON
import Synchronization
package import TableModel

/// An unsaved edit of a row that another program changed or deleted since the edit began.
package struct RowConflict: Sendable {
  /// The values of the edit that another program changed, a line for each, such as `0 3 #12: name was
  /// "A", is "B", yours "C"`.
  package let lines: [String]

  /// The edit.
  let edit: DatabaseEdits.Pending

  /// The names of the values.
  let names: Set<String>

  /// The row as the database has it, or nil if it was deleted.
  let theirs: JSONValue?

  /// The row as the edit would have begun with the other program's values, or nil if it was deleted.
  let base: JSONValue?
}

// Conflicts, which are settled before a save.
extension TableDocument {
  /// Returns the conflicts of unsaved edits with what the database has now.
  ///
  /// - Parameter sections: The rows.
  /// - Returns: The conflicts, in the order of a save; none if the rows are not those of a database.
  /// - Throws: An error if the database cannot be read, or a row cannot be saved.
  /// - Complexity: O(e) in the edits; a statement for each row of a file, and for 64 rows of a server.
  package func conflicts(in sections: [Section]) throws(StoreError) -> [RowConflict] {
    guard let database else { return [] }
    let edits = try pendingEdits(sections).edits.filter { $0.edit.kind != .insert }
    do throws(DatabaseError) { return try database.conflicts(of: edits) } catch {
      throw .database(error, name: name)
    }
  }

  /// Returns the changes that take the values of other programs, and leave other edits.
  ///
  /// - Parameters:
  ///   - conflicts: The conflicts.
  ///   - sections: The rows.
  /// - Returns: The changes, each relative to the state before it.
  /// - Throws: An error if the database cannot say where a row belongs.
  package func changes(
    taking conflicts: [RowConflict],
    in sections: [Section]
  ) throws(StoreError) -> [TableChange] {
    guard let database else { return [] }
    var placement = RowPlacement(database, rows: sections, positions: nil)
    do throws(DatabaseError) {
      for conflict in conflicts { try placement.take(conflict) }
    } catch {
      throw .database(error, name: name)
    }
    return placement.changes
  }

  /// Notes that conflicts were settled: a save compares the rows with what other programs wrote.
  package func note(settled conflicts: [RowConflict]) { database?.note(settled: conflicts) }
}

extension DatabaseEdits {
  /// Returns the conflicts of edits with what the database has now.
  fileprivate func conflicts(of edits: [Pending]) throws(DatabaseError) -> [RowConflict] {
    let rows = try table.rows(edits.map(\.edit.identity))
    return zip(edits, rows).compactMap { edit, theirs in conflict(of: edit, with: theirs) }
  }

  private func conflict(of pending: Pending, with theirs: JSONValue?) -> RowConflict? {
    let edit = pending.edit
    guard let theirs else {
      let line = RowProblem(row: edit.row, reason: .deleted)
      return RowConflict(
        lines: ["\(line.row): \(line.words)"],
        edit: pending,
        names: [],
        theirs: nil,
        base: nil
      )
    }
    let comparison = RowComparison(table.query)
    let changed = edit.values.filter { value in
      guard let column = table.query.table.column(named: value.column) else { return false }
      let now = theirs[value.column].flatMap { comparison.stored($0, column) } ?? .null
      return now != value.old
    }
    guard !changed.isEmpty else { return nil }
    let lines = changed.map { value in
      let reason = RowProblem.Reason.conflict(
        column: value.column,
        base: value.old.json,
        theirs: theirs[value.column]?.compact.text ?? "null",
        mine: edit.kind == .delete ? "deleted" : value.new.json
      )
      return "\(edit.row): \(RowProblem(row: edit.row, reason: reason).words)"
    }
    let names = Set(changed.map(\.column))
    let isDeletion = edit.kind == .delete
    let base = isDeletion ? theirs : value(beforeEditOf: pending)?.replacing(names, from: theirs)
    return RowConflict(lines: lines, edit: pending, names: names, theirs: theirs, base: base)
  }

  /// Returns the row with which an edit began.
  private func value(beforeEditOf pending: Pending) -> JSONValue? {
    bases.withLock { $0[pending.origin]?.value } ?? pending.origin.row.map(table.value(ofRow:))
  }

  fileprivate func note(settled conflicts: [RowConflict]) {
    bases.withLock { bases in
      for conflict in conflicts {
        let old = bases[conflict.edit.origin]
        bases[conflict.edit.origin] = Base(
          identity: conflict.edit.edit.identity,
          value: conflict.base,
          isMoved: old?.isMoved == true
        )
      }
    }
  }
}
