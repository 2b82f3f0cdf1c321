import JSON
import TableAdapters
import TableModel
import TableStore
import TableUI

// Edits by the application's own methods: first the model, then the table view.
extension Application {
  /// Edits the model, then updates the table view; all or nothing.
  ///
  /// - Parameters:
  ///   - changes: The edits of the model; each refers to the state after the one before it.
  ///   - command: Their name in the history.
  ///   - tell: Updates the table view, if it shows the rows as the model has them. A view over the
  ///     rows sends its own updates. Nil if no update is needed.
  /// - Throws: The error with which the model or the table view rejects it; the model is then
  ///   unchanged.
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
    // In a gesture, all edits are recorded together at its end.
    guard !changes.isEmpty, !source.door.collector.isCollecting else { return }
    source.note(Transaction(command: command, batches: [changes], focus: .follows))
  }

  /// Does what `commit` does in most applications.
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

  /// Does the work of the application's `moveRow`; the table view has already moved the cell.
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
  /// Returns the move in the model that shows a row at a path.
  func modelMove(from start: IndexPath, to end: IndexPath) throws(TableError) -> TableChange {
    guard let rows = arranged else { return .move(from: start, to: end) }
    guard let from = rows.sourcePath(of: start),
      let to = rows.sourcePlace(forMoving: start, to: end)
    else { throw .outOfRange(end, in: shown) }
    return .move(from: from, to: to)
  }

  /// Returns a new row with only a title.
  func makeItem(titled title: String) -> Item {
    document.makeItem(.string(title), serial: nextSerial(), in: sections).item
  }
}
