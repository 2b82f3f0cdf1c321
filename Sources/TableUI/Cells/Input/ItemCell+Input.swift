import TableModel

extension ItemCell: CellInputTaking {
  /// Tells whoever listens: the closure and the delegate.
  ///
  /// - Returns: Whether there is anybody.
  func tell(_ input: CellInput, in tableView: TableView) -> Bool {
    if let onInput {
      tableView.tellsClosure("onInput", "(_:_:) \(input)")
      onInput(self, input)
      tableView.answered()
    }
    guard let inputDelegate else { return onInput != nil }
    tableView.sends(to: inputDelegate, "itemCell(_:didEnter:) \(input)", .ours)
    inputDelegate.itemCell(self, didEnter: input)
    tableView.answered()
    return true
  }

  /// Shows what is wrong with what was entered, until the cell shows an item again; nil takes it away.
  public func showProblem(_ problem: String?) { self.problem = problem }

  /// The names of the buttons that the item asks for: its member `buttons`.
  var buttonNames: [String] { item?.texts(of: "buttons") ?? [] }

  /// The buttons side by side as they are drawn.
  var buttonRow: String { buttonNames.map { "[\($0)]" }.joined(separator: " ") }
}
