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
    guard let editability = sourceCapabilities.rowEditability, has(.canEdit) else { return true }
    sends(to: editability, "tableView(_:canEditRowAt:) \(path)", source)
    let answer = editability.tableView(self, canEditRowAt: path)
    answered("\(answer)")
    return answer
  }

  func askCanMove(_ path: IndexPath) -> Bool {
    guard canMoveRows else { return false }
    guard let movability = sourceCapabilities.rowMovability, has(.canMove) else { return true }
    return ask(movability, whetherRowMoves: path)
  }

  func ask(
    _ movability: any TableViewRowMovability,
    whetherRowMoves path: IndexPath
  ) -> Bool {
    sends(to: movability, "tableView(_:canMoveRowAt:) \(path)")
    let answer = movability.tableView(self, canMoveRowAt: path)
    answered("\(answer)")
    return answer
  }

  func askEditingStyle(_ path: IndexPath) -> CellEditingStyle {
    guard let styles = delegateCapabilities.editingStyles, has(.editingStyle) else {
      return .delete
    }
    sends(to: styles, "tableView(_:editingStyleForRowAt:) \(path)")
    let answer = styles.tableView(self, editingStyleForRowAt: path)
    answered("\(answer)")
    return answer
  }

  func askDeleteTitle(_ path: IndexPath) -> String? {
    guard let styles = delegateCapabilities.editingStyles, has(.titleForDelete) else {
      return Self.standardDeleteTitle
    }
    sends(to: styles, "tableView(_:titleForDeleteConfirmationButtonForRowAt:) \(path)")
    let answer = styles.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    answered(answer.map { "\"\($0)\"" } ?? "nil")
    return answer
  }

  /// The answer counts in the grouped styles only; in a plain one rows always stand in.
  private func askIndentsWhileEditing(_ path: IndexPath) -> Bool {
    guard let styles = delegateCapabilities.editingStyles, has(.shouldIndentWhileEditing) else {
      return true
    }
    sends(to: styles, "tableView(_:shouldIndentWhileEditingRowAt:) \(path)")
    let answer = styles.tableView(self, shouldIndentWhileEditingRowAt: path)
    answered("\(answer)")
    return answer || !style.isGrouped
  }

  /// Asks how many steps a row stands in, where somebody says.
  func askIndentation(of cell: TableViewCell, at path: IndexPath) {
    guard let indentation = delegateCapabilities.indentation, has(.indentationLevel) else { return }
    sends(to: indentation, "tableView(_:indentationLevelForRowAt:) \(path)", .ours)
    cell.indentationLevel = indentation.tableView(self, indentationLevelForRowAt: path)
    answered("\(cell.indentationLevel)")
  }
}
