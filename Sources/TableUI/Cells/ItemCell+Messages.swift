package import TableModel

// The messages about cells that a trace of every message shows.
extension ItemCell {
  /// Reports that the cell shows an item; an empty cell that returns to its pool reports nothing.
  func noteConfiguring(_ item: Item?) {
    guard PatternMessages.observer != nil, item != nil else { return }
    PatternMessages.send("configure(with:)", to: TableView.party(of: self)) {}
  }

  /// Returns the height of a row from the class, and reports the call.
  package static func sentRowHeight(for item: Item?, in tableView: TableView) -> Double {
    guard PatternMessages.observer != nil else { return rowHeight(for: item, in: tableView) }
    return PatternMessages.send(
      "rowHeight(for:in:)",
      to: Message.Party(ClassNames.name(of: self), .view),
      as: AnswerText.points
    ) {
      rowHeight(for: item, in: tableView)
    }
  }
}
