public import TableModel
public import TableUI

/// Hears what a person enters in the cells of rows, with the item in hand.
@MainActor public protocol ItemEntering: ItemDelegate {
  /// Hears of an input; the cell shows it already.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - input: What was entered.
  ///   - item: The item of the row.
  ///   - cell: The cell that shows it.
  func tableView(
    _ tableView: TableView,
    didEnter input: CellInput,
    for item: Item,
    in cell: ItemCell
  )
}
