import TableModel
public import TableUI

// Edits that an item delegate performs instead of the data source.
extension ItemTableView {
  /// Passes a confirmed edit to the item delegate, with the item.
  ///
  /// - Returns: False if the item delegate leaves the edit to the data source.
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

  /// Passes a move to the item delegate, with the item.
  ///
  /// - Returns: False if the item delegate leaves the move to the data source.
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

// Cells pass input to the item table view, which passes it to the item delegate with the item.
extension ItemTableView: CellInputDelegate {
  /// The table view itself if the item delegate receives input; otherwise nil.
  var inputDelegate: (any CellInputDelegate)? { hearsInput && itemDelegate != nil ? self : nil }

  public func itemCell(_ cell: ItemCell, didEnter input: CellInput) {
    guard let hearer = behind((any ItemEntering).self), let item = cell.item else { return }
    tell(hearer, "tableView(_:didEnter:for:in:) \(input) \(item.id)") {
      hearer.tableView(self, didEnter: input, for: item, in: cell)
    }
  }
}
