import TableModel

// Editing controls and swipe buttons of a cell, and the calls that they need.
extension TableView {
  /// Whether edit mode selects several rows with selection controls.
  var choosesWithMarks: Bool {
    isInEditMode && allowsSelectionDuringEditing && allowsMultipleSelectionDuringEditing
  }

  /// Sets the editing controls of a cell, as the data source and the delegate allow.
  func prepareEditing(of cell: TableViewCell, at path: IndexPath) {
    let isEditable = askCanEdit(path, isInEditMode ? .documented : .observed)
    let offersStyle = isInEditMode && isEditable && !choosesWithMarks
    cell.editing.showsSelectionMark = choosesWithMarks
    cell.editing.editingStyle = offersStyle ? askEditingStyle(path) : .none
    cell.editing.shouldIndentWhileEditing = offersStyle && askIndentsWhileEditing(path)
    cell.editing.isMovable = isInEditMode && askCanMove(path)
    guard hasRow(path) else { return }
    showState(of: cell, at: path)
  }

  /// Sets the swipe buttons of a cell and notifies it of its visible controls.
  func showState(of cell: TableViewCell, at path: IndexPath) {
    let open = openRow(at: path)
    let buttons = open?.buttons ?? []
    if cell.editing.swipeButtons != buttons { cell.swipeButtons = buttons }
    var mask: TableViewCell.StateMask = []
    if cell.showsSelectionMark || cell.editingStyle != .none { mask.insert(.showingEditControl) }
    if open?.showsDeleteConfirmation == true { mask.insert(.showingDeleteConfirmation) }
    guard mask != cell.stateMask else { return }
    sends(to: cell, "willTransition(to:) \(mask)")
    cell.willTransition(to: mask)
    answered()
    cell.editing.stateMask = mask
    sends(to: cell, "didTransition(to:) \(mask)")
    cell.didTransition(to: mask)
    answered()
  }

  /// Returns the open swipe actions of a row, or nil.
  private func openRow(at path: IndexPath) -> OpenRow? {
    guard let open = state.openRow, open.path == path else { return nil }
    return open
  }

  /// Asks whether a row can be edited.
  ///
  /// For edit mode and swipes the call is documented by Apple; for a visible cell it was observed.
  func askCanEdit(_ path: IndexPath, _ source: Message.Source) -> Bool {
    ask(.canEdit, \.rowEditability, at: path, source, otherwise: true) {
      $0.tableView(self, canEditRowAt: $1)
    }
  }

  func askCanMove(_ path: IndexPath) -> Bool { canMoveRows && askMovability(path) }

  func askMovability(_ path: IndexPath) -> Bool {
    ask(.canMove, \.gestures.rowMovability, at: path, otherwise: true) {
      $0.tableView(self, canMoveRowAt: $1)
    }
  }

  func askEditingStyle(_ path: IndexPath) -> CellEditingStyle {
    ask(.editingStyle, \.gestures.editingStyles, at: path, otherwise: .delete) {
      $0.tableView(self, editingStyleForRowAt: $1)
    }
  }

  func askDeleteTitle(_ path: IndexPath) -> String? {
    ask(
      .titleForDelete,
      \.gestures.editingStyles,
      at: path,
      otherwise: Self.standardDeleteTitle,
      as: AnswerText.text
    ) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: $1) }
  }

  /// Whether a row is indented while edited, in grouped styles; always true in a plain style.
  private func askIndentsWhileEditing(_ path: IndexPath) -> Bool {
    let answer = ask(.shouldIndentWhileEditing, \.gestures.editingStyles, at: path, otherwise: true)
    {
      $0.tableView(self, shouldIndentWhileEditingRowAt: $1)
    }
    return answer || !style.isGrouped
  }

  /// Asks for the indentation level of a row, if the delegate provides it.
  func askIndentation(of cell: TableViewCell, at path: IndexPath) {
    guard let found = find(.indentationLevel, \.indentation), let own = found.rows.own(path) else {
      return
    }
    cell.indentationLevel = call(found, "\(own)", .ours) {
      $0.tableView(self, indentationLevelForRowAt: own)
    }
  }
}
