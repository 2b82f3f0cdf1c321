import Database
import JSON
import Synchronization
package import TableModel

/// An unsaved edit of a row that another program changed or deleted since the edit began.
///
/// An edit that gives the row a key of another one is a conflict, too.
package struct RowConflict: Sendable {
  /// The values of the edit that another program changed, and the key that another row has.
  ///
  /// Each has a line, such as `0 3 #12: name was "A", is "B", yours "C"`.
  package let lines: [String]

  /// Whether another row has a key of the edit; the database cannot store both.
  package let isTaken: Bool

  /// The edit.
  let edit: DatabaseEdits.Pending

  /// The names of the values.
  let names: Set<String>

  /// The row as the database has it, or nil if it was deleted or is new.
  let theirs: JSONValue?

  /// The row as the edit would have begun with the other program's values, or nil without one.
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
  ///   Each new key needs one more.
  package func conflicts(in sections: [Section]) throws(StoreError) -> [RowConflict] {
    guard let database else { return [] }
    let edits = try pendingEdits(sections).edits
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
    let known = edits.indices.filter { edits[$0].edit.kind != .insert }
    let rows = try table.rows(known.map { edits[$0].edit.identity })
    let theirs = Dictionary(uniqueKeysWithValues: zip(known, rows))
    let taken = try table.takenKeys(of: edits.map(\.edit))
    return edits.indices.compactMap { number in
      let edit = edits[number]
      if edit.edit.kind == .insert { return taken[number].map { conflict(ofNew: edit, with: $0) } }
      return conflict(of: edit, with: theirs[number] ?? nil, taken[number])
    }
  }

  private func conflict(ofNew pending: Pending, with key: TakenKey) -> RowConflict {
    RowConflict(
      lines: [RowProblem(row: pending.edit.row, reason: key.reason).line],
      isTaken: true,
      edit: pending,
      names: [],
      theirs: nil,
      base: nil
    )
  }

  private func conflict(
    of pending: Pending,
    with theirs: JSONValue?,
    _ key: TakenKey?
  ) -> RowConflict? {
    let edit = pending.edit
    guard let theirs else {
      return RowConflict(
        lines: [RowProblem(row: edit.row, reason: .deleted).line],
        isTaken: false,
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
    guard !changed.isEmpty || key != nil else { return nil }
    var lines = changed.map { value in
      edit.conflict(over: value, theirs: theirs[value.column]?.compact.text ?? "null").line
    }
    if let key { lines.append(RowProblem(row: edit.row, reason: key.reason).line) }
    let names = Set(changed.map(\.column))
    let isDeletion = edit.kind == .delete
    let base = isDeletion ? theirs : value(beforeEditOf: pending)?.replacing(names, from: theirs)
    return RowConflict(
      lines: lines,
      isTaken: key != nil,
      edit: pending,
      names: names.union(key?.columns ?? []),
      theirs: theirs,
      base: base
    )
  }

  /// Returns the row with which an edit began.
  private func value(beforeEditOf pending: Pending) -> JSONValue? {
    bases.withLock { $0[pending.origin]?.value } ?? pending.origin.row.map(table.value(ofRow:))
  }

  fileprivate func note(settled conflicts: [RowConflict]) {
    bases.withLock { bases in
      for conflict in conflicts where conflict.edit.edit.kind != .insert {
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
