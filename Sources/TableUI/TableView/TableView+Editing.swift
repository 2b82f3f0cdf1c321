public import TableModel

// Edit mode and its actions.
extension TableView {
  /// Whether the table is being edited: it is in edit mode, or a row is swiped.
  public var isEditing: Bool { isInEditMode || state.openRow?.isSwiped == true }

  /// Turns edit mode on or off and clears the selection.
  ///
  /// A row with open swipe actions is closed.
  public func setEditing(_ isEditing: Bool, animated: Bool) {
    received("setEditing(_:animated:) \(isEditing)")
    defer { answered() }
    if carriesOut > 0 {
      warn("setEditing must not be called inside commit or an action [documented]")
    } else {
      closeOpenRow()
    }
    guard isInEditMode != isEditing else { return }
    _ = touchCancelled()
    clearSelection()
    isInEditMode = isEditing
    guard !state.hasStaleCells else { return }
    for cell in state.cells.elements {
      sends(to: cell, "setEditing(_:animated:) \(isEditing)")
      cell.setEditing(isEditing, animated: animated)
      answered()
    }
    for path in state.cells.places {
      // A callback may reload; then these cells are no longer the ones to prepare.
      guard let cell = visibleCell(at: path) else { continue }
      prepareEditing(of: cell, at: path)
    }
  }

  /// Whether the data source allows editing a row; true by default.
  ///
  /// False for a row that does not exist.
  public func canEditRow(at indexPath: IndexPath) -> Bool {
    loadQuietly()
    guard hasRow(indexPath) else { return false }
    return askCanEdit(indexPath, .documented)
  }

  /// Whether a row can move: the data source must be able to move rows and allow this one.
  ///
  /// False for a row that does not exist.
  package func canMoveRow(at indexPath: IndexPath) -> Bool {
    loadQuietly()
    guard hasRow(indexPath) else { return false }
    return askCanMove(indexPath)
  }

  /// Whether the data source forbids moving a row; false by default.
  ///
  /// Unlike `canMoveRow(at:)` this ignores the reorder control: code may move a row that a finger
  /// cannot. False for a row that does not exist.
  public func holdsRow(at indexPath: IndexPath) -> Bool {
    loadQuietly()
    return hasRow(indexPath) && !askMovability(indexPath)
  }

  /// Whether the data source commits edits; without that a swipe cannot delete.
  public var canCommitEditing: Bool { find(.commit, \.gestures.rowEditing) != nil }

  /// Asks the data source to perform the edit that a user confirmed at a row.
  ///
  /// - Returns: Whether the data source implements it.
  /// - Throws: E22 for an unknown row, or the error of the data source.
  @discardableResult
  public func commitEditing(
    _ editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) -> Bool {
    if let error = loadForQuestion() { throw error }
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard let found = find(.commit, \.gestures.rowEditing) else { return false }
    guard let path = found.rows.own(indexPath) else { return true }
    carriesOut += 1
    defer { carriesOut -= 1 }
    try call(found, "\(editingStyle) \(path)", as: AnswerText.none) {
      (rowEditing) throws(TableError) in
      try rowEditing.tableView(self, commit: editingStyle, forRowAt: path)
    }
    return true
  }

  /// Taps the insert or delete control of a row in edit mode.
  ///
  /// The delete control asks for confirmation first, see ``confirmDeletion()``; the insert control
  /// inserts at once.
  ///
  /// - Returns: The touch events.
  /// - Throws: E22 for an unknown row, or the error of the data source.
  @discardableResult
  public func tapEditControl(at indexPath: IndexPath) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard isInEditMode else { return [.refused(indexPath, .notInEditMode)] }
    guard let cell = visibleCell(at: indexPath), !cell.showsSelectionMark,
      cell.editingStyle != .none
    else { return [.refused(indexPath, .noEditControl)] }
    let earlier = closeOpenRow()
    switch cell.editingStyle {
    case .none: return earlier
    case .insert:
      let isHeard = try commitEditing(.insert, forRowAt: indexPath)
      return earlier + [.committed(.insert, indexPath, isHeard: isHeard)]
    case .delete: return earlier + open(indexPath, by: .minus, configuration: nil)
    }
  }
}
