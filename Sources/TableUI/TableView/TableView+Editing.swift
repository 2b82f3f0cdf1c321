public import TableModel

// Edit mode, and whether a row can be edited or moved.
extension TableView {
  /// Turns edit mode on or off; the selection is dropped.
  public func setEditing(_ isEditing: Bool, animated: Bool) {
    received("setEditing(_:animated:) \(isEditing)")
    defer { answered() }
    guard self.isEditing != isEditing else { return }
    _ = touchCancelled()
    clearSelection()
    self.isEditing = isEditing
    guard !state.hasStaleCells else { return }
    let cells = state.cells.sorted { $0.key < $1.key }
    for (_, cell) in cells {
      sends(to: cell, "setEditing(_:animated:) \(isEditing)")
      cell.setEditing(isEditing, animated: animated)
      answered()
    }
    for (path, cell) in cells { prepareEditing(of: cell, at: path) }
  }

  /// Whether a row can be edited: the data source is asked; without an opinion it can.
  ///
  /// A row that does not exist cannot.
  public func canEditRow(at indexPath: IndexPath) -> Bool {
    loadQuietly()
    guard hasRow(indexPath) else { return false }
    return askCanEdit(indexPath)
  }

  /// Whether a row can be moved: the data source must be able to move rows and allow it for this one.
  ///
  /// A row that does not exist cannot.
  public func canMoveRow(at indexPath: IndexPath) -> Bool {
    loadQuietly()
    guard hasRow(indexPath) else { return false }
    return askCanMove(indexPath)
  }

  /// Whether the data source holds a row fast: it is asked, and without an opinion it does not.
  ///
  /// Unlike ``canMoveRow(at:)`` this minds no reorder control: code may move a row that no finger can. A row
  /// that does not exist is not held.
  public func holdsRow(at indexPath: IndexPath) -> Bool {
    loadQuietly()
    guard hasRow(indexPath), let movability = sourceCapabilities.rowMovability else { return false }
    return !ask(movability, whetherRowMoves: indexPath)
  }

  /// Whether the data source carries out deletions, without which there is no swipe to delete.
  public var canCommitEditing: Bool { sourceCapabilities.rowEditing != nil }

  /// Has the data source carry out what a person confirmed at a row.
  ///
  /// - Returns: Whether somebody could be asked.
  /// - Throws: E22 for an unknown row, or what the data source throws.
  @discardableResult
  public func commitEditing(
    _ editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) -> Bool {
    if let error = loadForQuestion() { throw error }
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard let rowEditing = sourceCapabilities.rowEditing else { return false }
    sends(to: rowEditing, "tableView(_:commit:forRowAt:) \(editingStyle) \(indexPath)")
    defer { answered() }
    try rowEditing.tableView(self, commit: editingStyle, forRowAt: indexPath)
    return true
  }

  /// Drags a row to another place: the cell goes there by itself, the data source is told.
  ///
  /// No cell is asked for again, so a model that does not follow shows later. A row dropped onto its own
  /// place is no move.
  ///
  /// - Returns: Whether the row could be moved.
  /// - Throws: E22 for an unknown row, or what the data source throws; then nothing has moved.
  @discardableResult
  public func dragRow(
    at source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) -> Bool {
    try layoutIfNeeded()
    guard hasRow(source) else { throw .noRect(source) }
    let room = destination.section == source.section ? 0 : 1
    guard hasSection(destination.section), destination.row >= 0,
      destination.row < state.counts[destination.section] + room
    else { throw .noRect(destination) }
    guard source != destination else { return true }
    let started = generation
    guard let rowMoving = sourceCapabilities.rowMoving, askCanMove(source) else { return false }
    sends(to: rowMoving, "tableView(_:moveRowAt:to:) \(source) \(destination)")
    defer { answered() }
    try rowMoving.tableView(self, moveRowAt: source, to: destination)
    // Whoever reloads or tells a batch while it moves the row has told all there is to follow.
    if generation == started { try followDrag(from: source, to: destination) }
    return true
  }

  /// Gives a cell what edit mode shows; the data source is asked whether the row can be edited and moved.
  func prepareEditing(of cell: TableViewCell, at path: IndexPath) {
    let isEditable = askCanEdit(path)
    cell.editingStyle = isEditing && isEditable ? .delete : .none
    cell.isMovable = isEditing && askCanMove(path)
  }

  private func askCanEdit(_ path: IndexPath) -> Bool {
    guard let editability = sourceCapabilities.rowEditability else { return true }
    sends(to: editability, "tableView(_:canEditRowAt:) \(path)", .observed)
    let answer = editability.tableView(self, canEditRowAt: path)
    answered("\(answer)")
    return answer
  }

  private func askCanMove(_ path: IndexPath) -> Bool {
    guard sourceCapabilities.rowMoving != nil else { return false }
    guard let movability = sourceCapabilities.rowMovability else { return true }
    return ask(movability, whetherRowMoves: path)
  }

  private func ask(
    _ movability: any TableViewRowMovability,
    whetherRowMoves path: IndexPath
  ) -> Bool {
    sends(to: movability, "tableView(_:canMoveRowAt:) \(path)")
    let answer = movability.tableView(self, canMoveRowAt: path)
    answered("\(answer)")
    return answer
  }
}
