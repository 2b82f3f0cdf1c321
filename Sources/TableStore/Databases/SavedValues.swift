import Database
import JSON
package import TableModel

/// The edits before a save, with the values that the save found in the database.
///
/// The save may find values of other programs in the saved rows. To undo or redo an edit then only
/// writes the values that the edit itself changed. An edit that the save dropped is dropped here, too,
/// and one of a value that another program changed has a conflict.
package struct SavedValues {
  /// A row on the way back from the save.
  private struct Row {
    /// The row as the edits leave it, with the values of the database.
    var value: JSONValue

    /// The names of the members that another program may have changed.
    var foreign: Set<String>

    /// Whether the save dropped the edits of the row.
    let isKept: Bool
  }

  private var rows: [Item.Origin: Row] = [:]

  /// Begins with the changes that show the saved rows as the database has them.
  ///
  /// - Parameters:
  ///   - saved: The result of the save.
  ///   - changes: The changes.
  package init(_ saved: DatabaseSaveResult, _ changes: [TableChange]) {
    let known = Dictionary(saved.rows.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    for case .update(let path, let old, let new) in changes {
      guard let row = known[path] else { continue }
      rows[new.origin] = Row(
        value: new.value,
        foreign: old.value.names(changedIn: new.value).subtracting(row.isKept ? [] : row.columns),
        isKept: row.isKept
      )
    }
  }

  /// Whether no saved row has other values than the table showed.
  package var isEmpty: Bool { rows.isEmpty }

  /// Returns whether changes are edits of rows that have other values now.
  package func concern(_ changes: [TableChange]) -> Bool {
    changes.contains { change in change.edit.map { rows[$0.new.origin] != nil } ?? false }
  }

  /// Goes back before the changes of an edit, the last edit first.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - isSaved: Whether an earlier save has written them.
  /// - Returns: The changes with the values of the database, and a value of another program that
  ///   undoing them would overwrite, or nil.
  package mutating func goBack(
    before changes: [TableChange],
    isSaved: Bool
  ) -> (changes: [TableChange], conflict: String?) {
    let drops = !isSaved && changes.allSatisfy { $0.edit != nil }
    var (found, conflict): ([TableChange], String?) = ([], nil)
    for change in changes.reversed() {
      guard let (path, old, new) = change.edit, var row = rows[new.origin] else {
        found.append(change)
        continue
      }
      defer { rows[new.origin] = row }
      let names = old.value.names(changedIn: new.value)
      if row.isKept, drops, !names.isEmpty {
        row.foreign = old.value.names(changedIn: row.value)
        continue
      }
      if let name = row.foreign.intersection(names).min() {
        conflict = line(name, path, old, new, row.value)
      }
      var (before, after) = (old, new)
      after.value = row.value
      row.value = row.value.replacing(names, from: old.value)
      before.value = row.value
      if case .height = change {
        found.append(.height(at: path, from: before, to: after))
      } else {
        found.append(.update(at: path, from: before, to: after))
      }
    }
    return (found.reversed(), conflict)
  }

  private func line(
    _ name: String,
    _ path: IndexPath,
    _ old: Item,
    _ new: Item,
    _ now: JSONValue
  ) -> String {
    func text(_ row: JSONValue) -> String { row[name]?.compact.text ?? "null" }
    return RowProblem(
      row: new.boundID.map { "\(path) #\($0)" } ?? "\(path)",
      reason: .conflict(
        column: name,
        base: text(new.value),
        theirs: text(now),
        mine: text(old.value)
      )
    ).line
  }
}

extension JSONValue {
  /// Returns the names of the members that only one of two objects has, or whose values differ.
  fileprivate func names(changedIn other: JSONValue) -> Set<String> {
    Set(
      names(ofMembersOtherThanIn: other)
        + other.members.lazy.map(\.key).filter { self[$0] == nil }
    )
  }
}

extension TableChange {
  /// The path of the row and both values, if the change replaces its content or its height.
  fileprivate var edit: (path: IndexPath, old: Item, new: Item)? {
    switch self {
    case .update(let path, let old, let new), .height(let path, let old, let new):
      (path, old, new)
    default: nil
    }
  }
}
