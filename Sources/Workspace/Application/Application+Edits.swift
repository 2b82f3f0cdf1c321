import JSON
import TableAdapters
import TableModel
import TableStore
import TableUI

// The edits that the application's own methods make: first the model, then the table view, as it should be.
extension Application {
  /// Makes edits in the model, then does what is left to do with the table view; all or nothing.
  ///
  /// - Parameters:
  ///   - changes: The edits of the model, each counted in the state that the one before leaves.
  ///   - command: What `undo` calls them.
  ///   - tell: Tells the table view, where it shows the rows as the model has them; a view over the rows says
  ///     itself what is to be told. Nil where there is nothing to tell.
  /// - Throws: What the model or the table view refuses; the model is then as before.
  func make(
    _ changes: [TableChange],
    as command: String,
    tell: (() throws(TableError) -> Void)? = nil
  ) throws(TableError) {
    let table = source.tableView
    let counts = table.rowCounts
    var shown: [TableChange] = []
    try source.makeAll(changes) { change throws(TableError) in
      shown += try source.door.carryOut(change)
    } finish: { () throws(TableError) in
      guard let tell else { return }
      guard !source.arrangement.isEmpty else { return try tell() }
      try table.performBatchUpdates(TableUpdates(composing: shown, from: counts))
    }
    // In a gesture all edits are kept together when it is over.
    guard !changes.isEmpty, !source.door.collector.isCollecting else { return }
    source.note(Transaction(command: command, batches: [changes], focus: .follows))
  }

  /// What `commit` does in most applications.
  func commit(_ style: CellEditingStyle, at path: IndexPath) throws(TableError) {
    let table = source.tableView
    switch style {
    case .none: return
    case .delete:
      guard let item = source.item(at: path), let own = source.modelPath(of: path) else {
        throw .outOfRange(path, in: source.shown)
      }
      try make([.delete(ItemList([item]), at: own)], as: "commit delete") {
        () throws(TableError) in
        try table.deleteRows(at: [path])
      }
    case .insert:
      let next = IndexPath(row: path.row + 1, section: path.section)
      let item = source.makeItem(titled: "New row")
      var own = source.modelPath(of: path) ?? path
      own.row += 1
      try make([.insert(ItemList([item]), at: own)], as: "commit insert") {
        () throws(TableError) in
        try table.insertRows(at: [next])
      }
    }
  }

  /// What the application's `moveRow` does: the table view has moved the cell already.
  func move(_ start: IndexPath, to end: IndexPath) throws(TableError) {
    switch moveHabit ?? .move {
    case .nothing: return
    case .move: try make([try source.modelMove(from: start, to: end)], as: "moveRow")
    case .swap:
      guard let changes = try? EditPlanner(source).swap(start, with: end) else {
        throw .outOfRange(end, in: source.sections)
      }
      try make(changes, as: "moveRow")
    }
  }
}

extension OpenTable {
  /// The move in the model that brings a row to where it is to be shown.
  func modelMove(from start: IndexPath, to end: IndexPath) throws(TableError) -> TableChange {
    guard let rows = arranged else { return .move(from: start, to: end) }
    guard let from = rows.sourcePath(of: start),
      let to = rows.sourcePlace(forMoving: start, to: end)
    else { throw .outOfRange(end, in: shown) }
    return .move(from: from, to: to)
  }

  /// A new row with a title alone.
  func makeItem(titled title: String) -> Item {
    document.makeItem(.string(title), serial: nextSerial(), in: sections).item
  }
}
