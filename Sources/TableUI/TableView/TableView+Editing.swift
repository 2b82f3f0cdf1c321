public import TableModel

// Edit mode, and what it carries out.
extension TableView {
  /// Whether the table is edited: in edit mode, or with a row swiped aside.
  public var isEditing: Bool { isInEditMode || state.openRow?.isSwiped == true }

  /// Turns edit mode on or off; the selection is dropped.
  ///
  /// A row that shows buttons is closed.
  public func setEditing(_ isEditing: Bool, animated: Bool) {
    received("setEditing(_:animated:) \(isEditing)")
    defer { answered() }
    if carriesOut > 0 {
      warn("setEditing inside commit or an action, where it must not be called [documented]")
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
      // Whoever is asked may reload: then these cells are no longer the ones to prepare.
      guard let cell = visibleCell(at: path) else { continue }
      prepareEditing(of: cell, at: path)
    }
  }

  /// Whether a row can be edited: the data source is asked; without an opinion it can.
  ///
  /// A row that does not exist cannot.
  public func canEditRow(at indexPath: IndexPath) -> Bool {
    loadQuietly()
    guard hasRow(indexPath) else { return false }
    return askCanEdit(indexPath, .documented)
  }

  /// Whether a row can be moved: the data source must be able to move rows and allow it for this one.
  ///
  /// A row that does not exist cannot.
  package func canMoveRow(at indexPath: IndexPath) -> Bool {
    loadQuietly()
    guard hasRow(indexPath) else { return false }
    return askCanMove(indexPath)
  }

  /// Whether the data source holds a row fast: it is asked, and without an opinion it does not.
  ///
  /// Unlike `canMoveRow(at:)` this minds no reorder control: code may move a row that no finger can. A row
  /// that does not exist is not held.
  public func holdsRow(at indexPath: IndexPath) -> Bool {
    loadQuietly()
    return hasRow(indexPath) && !askMovability(indexPath)
  }

  /// Whether the data source carries out deletions, without which there is no swipe to delete.
  public var canCommitEditing: Bool { find(.commit, \.rowEditing) != nil }

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
    guard let found = find(.commit, \.rowEditing) else { return false }
    guard let path = found.rows.own(indexPath) else { return true }
    carriesOut += 1
    defer { carriesOut -= 1 }
    try call(found, "\(editingStyle) \(path)", as: AnswerText.none) {
      (rowEditing) throws(TableError) in
      try rowEditing.tableView(self, commit: editingStyle, forRowAt: path)
    }
    return true
  }

  /// A tap on the minus or plus that edit mode shows at a row.
  ///
  /// The minus asks for confirmation first, see ``confirmDeletion()``; the plus inserts at once.
  ///
  /// - Returns: What came of it.
  /// - Throws: E22 for an unknown row, or what the data source throws.
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
