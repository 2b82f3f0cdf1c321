public import TableModel
public import TableUI

extension ArrangedDataSource: TableViewRowEditing, TableViewRowEditability {
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    guard let editing = behind.gestures.rowEditing, let path = sourcePath(of: indexPath) else {
      return
    }
    let selector = "tableView(_:commit:forRowAt:) \(editingStyle) \(path)"
    try relay(tableView, to: editing, selector) { () throws(TableError) in
      try editing.tableView(tableView, commit: editingStyle, forRowAt: path)
    }
  }

  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let editability = behind.rowEditability, let path = sourcePath(of: indexPath) else {
      return true
    }
    return relay(tableView, to: editability, "tableView(_:canEditRowAt:) \(path)") {
      editability.tableView(tableView, canEditRowAt: path)
    }
  }
}

extension ArrangedDataSource: TableViewRowMoving, TableViewRowMovability {
  public func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) {
    guard let moving = behind.gestures.rowMoving else { return }
    let (from, to) = try sourceMove(of: source, to: destination)
    let selector = "tableView(_:moveRowAt:to:) \(from) \(to)"
    let before = changeCount
    try relay(tableView, to: moving, selector) { () throws(TableError) in
      try moving.tableView(tableView, moveRowAt: from, to: to)
    }
    // A model that moves a row for a drag does not report it; the table view moves the cell itself.
    guard changeCount == before else { return }
    let counts = shownCounts
    let changes = applyChange(.move(from: from, to: to))
    guard changes != [.move(from: source, to: destination)] else { return }
    // If the first row of a group moved, the group moves too.
    let updates = TableUpdates(composing: changes, from: counts)
    try tableView.performBatchUpdates(updates, from: counts, through: self)
  }

  /// Returns the move in the source that corresponds to a move in the view.
  ///
  /// It throws if the source has no such move. Otherwise the table view would move the cell without
  /// the model.
  private func sourceMove(
    of shown: IndexPath,
    to target: IndexPath
  ) throws(TableError) -> (from: IndexPath, to: IndexPath) {
    guard let from = sourcePath(of: shown) else { throw .outOfRange(shown, rows: nil) }
    if let to = sourcePlace(forMoving: shown, to: target) { return (from, to) }
    guard let key = arrangement.order?.key ?? arrangement.grouping else {
      throw .outOfRange(target, rows: nil)
    }
    throw .placedByValue(name: key.name)
  }

  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard arrangement.order == nil else { return false }
    guard let movability = behind.gestures.rowMovability, let path = sourcePath(of: indexPath)
    else {
      return true
    }
    return relay(tableView, to: movability, "tableView(_:canMoveRowAt:) \(path)") {
      movability.tableView(tableView, canMoveRowAt: path)
    }
  }

  /// Returns the source index path for a row to be shown at a place: next to the row that is there.
  ///
  /// - Parameters:
  ///   - shown: The current index path in the view.
  ///   - target: The new index path in the view, counted after the row's removal.
  /// - Returns: The index path in the source, counted the same way; nil in a sorted view, or if a
  ///   grouping decides.
  public func sourcePlace(forMoving shown: IndexPath, to target: IndexPath) -> IndexPath? {
    guard arrangement.order == nil, let from = sourcePath(of: shown),
      arrangement.grouping == nil || shown.section == target.section
    else { return nil }
    if shown == target { return from }
    let isDown = shown.section == target.section && target.row > shown.row
    if !isDown, let neighbour = sourcePath(of: target) {
      return Self.place(before: neighbour, without: from)
    }
    // The row goes after its new predecessor.
    let last = IndexPath(row: isDown ? target.row : target.row - 1, section: target.section)
    if let neighbour = sourcePath(of: last) {
      var place = Self.place(before: neighbour, without: from)
      place.row += 1
      return place
    }
    return sourceSection(of: target.section).map { IndexPath(row: 0, section: $0) }
  }

  private static func place(before path: IndexPath, without gone: IndexPath) -> IndexPath {
    var path = path
    if gone.section == path.section, gone.row < path.row { path.row -= 1 }
    return path
  }
}

extension ArrangedDataSource: TableViewIndexing {
  public func sectionIndexTitles(for tableView: TableView) -> [String]? {
    guard let indexing = behind.indexing else { return nil }
    return relay(tableView, to: indexing, "sectionIndexTitles(for:)") {
      indexing.sectionIndexTitles(for: tableView)
    }
  }

  public func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    guard let indexing = behind.indexing else { return index }
    let selector = "tableView(_:sectionForSectionIndexTitle:at:) \(title) \(index)"
    let section = relay(tableView, to: indexing, selector) {
      indexing.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    if let shown = shownSection(of: section) { return shown }
    // For a hidden section, the next visible one is used.
    let own = map.shown.sections.indices.first { (sourceSection(of: $0) ?? 0) >= section }
    return own ?? max(0, map.shown.sections.count - 1)
  }
}
