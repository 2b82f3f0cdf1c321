import TableModel

// What edit mode and open rows show at a cell, and the questions behind it.
extension TableView {
  /// Whether rows are chosen with round marks, several at a time, in edit mode.
  var choosesWithMarks: Bool {
    isInEditMode && allowsSelectionDuringEditing && allowsMultipleSelectionDuringEditing
  }

  /// Gives a cell what edit mode shows; data source and delegate are asked what the row allows.
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

  /// Gives a cell the buttons of an open row and tells it which of its controls show.
  func showState(of cell: TableViewCell, at path: IndexPath) {
    let open = state.openRow?.path == path ? state.openRow : nil
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

  /// Asks whether a row can be edited: Apple says so of edit mode and of a swipe, observers of a cell that is shown.
  func askCanEdit(_ path: IndexPath, _ source: Message.Source) -> Bool {
    ask(.canEdit, \.rowEditability, at: path, source, otherwise: true) {
      $0.tableView(self, canEditRowAt: $1)
    }
  }

  func askCanMove(_ path: IndexPath) -> Bool { canMoveRows && askMovability(path) }

  func askMovability(_ path: IndexPath) -> Bool {
    ask(.canMove, \.rowMovability, at: path, otherwise: true) {
      $0.tableView(self, canMoveRowAt: $1)
    }
  }

  func askEditingStyle(_ path: IndexPath) -> CellEditingStyle {
    ask(.editingStyle, \.editingStyles, at: path, otherwise: .delete) {
      $0.tableView(self, editingStyleForRowAt: $1)
    }
  }

  func askDeleteTitle(_ path: IndexPath) -> String? {
    ask(
      .titleForDelete,
      \.editingStyles,
      at: path,
      otherwise: Self.standardDeleteTitle,
      as: AnswerText.text
    ) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: $1) }
  }

  /// The answer counts in the grouped styles only; in a plain one rows always stand in.
  private func askIndentsWhileEditing(_ path: IndexPath) -> Bool {
    let answer = ask(.shouldIndentWhileEditing, \.editingStyles, at: path, otherwise: true) {
      $0.tableView(self, shouldIndentWhileEditingRowAt: $1)
    }
    return answer || !style.isGrouped
  }

  /// Asks how many steps a row stands in, where somebody says.
  func askIndentation(of cell: TableViewCell, at path: IndexPath) {
    guard let found = find(.indentationLevel, \.indentation), let own = found.rows.own(path) else {
      return
    }
    cell.indentationLevel = call(found, "\(own)", .ours) {
      $0.tableView(self, indentationLevelForRowAt: own)
    }
  }
}
