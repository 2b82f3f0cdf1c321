import TableModel
public import TableUI

// A cell of an item table view tells the table view, which tells the item delegate with the item.
extension ItemTableView: CellInputDelegate {
  /// Itself where the item delegate hears of inputs, else nil.
  var inputDelegate: (any CellInputDelegate)? { hearsInput && itemDelegate != nil ? self : nil }

  public func itemCell(_ cell: ItemCell, didEnter input: CellInput) {
    guard let hearer = behind((any ItemEntering).self), let item = cell.item else { return }
    tell(hearer, "tableView(_:didEnter:for:in:) \(input) \(item.id)") {
      hearer.tableView(self, didEnter: input, for: item, in: cell)
    }
  }
}
