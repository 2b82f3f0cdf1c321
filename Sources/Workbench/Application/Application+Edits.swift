import JSON
import TableModel
import TableStore
import TableUI

// The edits that the application's own methods make: first the model, then the table view, as it should be.
extension Application {
  /// Makes edits in the model, then does what is left to do with the table view; all or nothing.
  ///
  /// - Parameters:
  ///   - changes: The edits, each counted in the state that the one before leaves.
  ///   - command: What `undo` calls them.
  ///   - tell: What the table view is told.
  /// - Throws: What the model or the table view refuses; the model is then as before.
  func make(
    _ changes: [TableChange],
    as command: String,
    tell: () throws(TableError) -> Void = {}
  ) throws(TableError) {
    let entry = EditHistory.Entry(command: command, changes: changes, current: source.current)
    var done: [TableChange] = []
    do throws(TableError) {
      for change in changes {
        try source.door.carryOut(change)
        done.append(change)
      }
      try tell()
    } catch {
      for change in done.reversed() { try source.door.carryOut(change.inverse) }
      throw error
    }
    guard !changes.isEmpty else { return }
    source.history.record(entry)
    for change in changes { source.current = source.current.flatMap(change.destination(of:)) }
  }

  /// What `commit` does in most applications.
  func commit(_ style: CellEditingStyle, at path: IndexPath) throws(TableError) {
    let table = source.tableView
    switch style {
    case .none: return
    case .delete:
      guard let item = source.item(at: path) else { throw .outOfRange(path, in: source.sections) }
      try make([.delete(ItemList([item]), at: path)], as: "commit delete") {
        () throws(TableError) in
        try table.deleteRows(at: [path])
      }
    case .insert:
      let next = IndexPath(row: path.row + 1, section: path.section)
      let item = source.makeItem(titled: "New row")
      try make([.insert(ItemList([item]), at: next)], as: "commit insert") {
        () throws(TableError) in
        try table.insertRows(at: [next])
      }
    }
  }

  /// What the application's `moveRow` does: the table view has moved the cell already.
  func move(_ start: IndexPath, to end: IndexPath) throws(TableError) {
    switch moveHabit ?? .move {
    case .nothing: return
    case .move: try make([.move(from: start, to: end)], as: "moveRow")
    case .swap:
      guard let plan = try? EditPlanner(source).plan(.swap(start, end)) else {
        throw .outOfRange(end, in: source.sections)
      }
      try make(plan.changes, as: "moveRow")
    }
  }
}

extension OpenSource {
  /// A new row with a title alone.
  func makeItem(titled title: String) -> Item {
    document.makeItem(.string(title), serial: nextSerial(), in: sections).item
  }
}
