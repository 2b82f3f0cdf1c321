import TableModel
public import TableUI

// What the data source would do, done by an item delegate that wants to do it itself.
extension ItemTableView {
  /// Hands a confirmed edit to the item delegate, with the item.
  ///
  /// - Returns: False where the item delegate leaves it to the data source.
  func handOver(
    commit editingStyle: CellEditingStyle,
    at indexPath: IndexPath
  ) throws(TableError) -> Bool {
    guard let hearer = behind((any ItemEditing).self),
      let item = itemDataSource?.item(at: indexPath)
    else { return false }
    let selector = "tableView(_:commit:of:at:) \(editingStyle) \(item.id) \(indexPath)"
    try tell(hearer, selector) { () throws(TableError) in
      try hearer.tableView(self, commit: editingStyle, of: item, at: indexPath)
    }
    return true
  }

  /// Hands a move to the item delegate, with the item.
  ///
  /// - Returns: False where the item delegate leaves it to the data source.
  func handOver(
    moveFrom source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) -> Bool {
    guard let hearer = behind((any ItemMoving).self),
      let item = itemDataSource?.item(at: source)
    else { return false }
    let selector = "tableView(_:move:from:to:) \(item.id) \(source) \(destination)"
    try tell(hearer, selector) { () throws(TableError) in
      try hearer.tableView(self, move: item, from: source, to: destination)
    }
    return true
  }
}

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
