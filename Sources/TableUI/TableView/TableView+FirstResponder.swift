package import TableModel

// A field in a cell that has the keyboard.
extension TableView {
  /// The row whose cell has the field that is being edited, or nil.
  package var rowOfFirstResponder: IndexPath? {
    guard let editedCell, !state.hasStaleCells else { return nil }
    return state.cells.place(of: editedCell)
  }

  /// Makes the field of a row's cell the first responder, as a tap on it does.
  ///
  /// - Parameters:
  ///   - path: The row, whose cell must be on the screen.
  ///   - text: The text that a user types, which the model does not get yet; or nil.
  /// - Returns: Whether the row has a cell.
  package func becomeFirstResponder(at path: IndexPath, typing text: String?) -> Bool {
    guard let cell = visibleCell(at: path) else { return false }
    if let editedCell, editedCell !== cell { endEditing(with: editedCell) }
    sends(to: cell, "becomeFirstResponder()")
    if editedCell !== cell {
      editedCell = cell
      tellController("textFieldDidBeginEditing(_:) \(path)")
    }
    if let text { cell.text = text }
    answered()
    return true
  }

  /// Ends the editing of a field, as `endEditing(true)` does.
  package func resignFirstResponder() {
    if let editedCell { endEditing(with: editedCell) }
  }

  /// Ends the editing of a cell's field, if it is being edited.
  func endEditing(with cell: TableViewCell) {
    guard let editedCell, editedCell === cell else { return }
    self.editedCell = nil
    sends(to: cell, "resignFirstResponder()", .observed)
    tellController("textFieldDidEndEditing(_:)", .observed)
    answered()
  }

  /// Ends the editing of a field because its cell is replaced.
  ///
  /// The controller is notified inside the reload, when the cell has no row. [observed:
  /// RxDataSources#126]
  func endEditingByReload() {
    guard let editedCell else { return }
    let text = editedCell.text ?? ""
    endEditing(with: editedCell)
    warn(
      "the reload ended the editing of a field with the text \"\(text)\": textFieldDidEndEditing was"
        + " called inside the reload"
    )
  }

  private func tellController(_ selector: String, _ source: Message.Source = .documented) {
    guard let controller: AnyObject = delegate ?? dataSource else { return }
    sends(to: controller, selector, source)
    answered()
  }
}
