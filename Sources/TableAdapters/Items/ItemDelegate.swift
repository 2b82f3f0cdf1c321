public import TableModel
public import TableUI

/// A delegate that receives items and sections instead of index paths. (KtTableView: table view
/// delegate.)
///
/// It has no requirements. Small protocols declare its capabilities: ``ItemSelecting``,
/// ``ItemEntering``, ``ItemHeaderViews``, ``ItemEditing``, ``ItemMoving``, ``ItemSwipeActions``,
/// ``ItemRefreshing`` and ``ItemLoadingMore``. Without one of them, the table view calls its own
/// protocol, if the delegate adopts that.
@MainActor public protocol ItemDelegate: AnyObject {}

/// Receives selected rows as items. (KtTableView: `didSelectObject:atIndexPath:`.)
@MainActor public protocol ItemSelecting: ItemDelegate {
  /// Called when a row is selected; the table view deselects it afterward.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - item: The item of the row.
  ///   - indexPath: The index path of the row.
  func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath)
}

/// Receives input in the cells of rows, with the item.
@MainActor public protocol ItemEntering: ItemDelegate {
  /// Called after an input; the cell already shows it.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - input: The input.
  ///   - item: The item of the row.
  ///   - cell: The cell that shows it.
  func tableView(
    _ tableView: TableView,
    didEnter input: CellInput,
    for item: Item,
    in cell: ItemCell
  )
}

/// Performs deletions and insertions with the item, instead of the data source.
@MainActor public protocol ItemEditing: ItemDelegate {
  /// Performs a deletion that the user confirmed, or an insertion that the user tapped.
  ///
  /// As in the table view's own method, the delegate must change the model and notify the table
  /// view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - editingStyle: A deletion or an insertion.
  ///   - item: The item of the row.
  ///   - indexPath: The index path of the row.
  /// - Throws: The table view's error.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    of item: Item,
    at indexPath: IndexPath
  ) throws(TableError)
}

/// Moves rows with the item, instead of the data source.
@MainActor public protocol ItemMoving: ItemDelegate {
  /// Moves an item in the model; the table view has already moved the cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - item: The item of the row.
  ///   - source: The previous index path of the row.
  ///   - destination: The new index path of the row.
  /// - Throws: The model's error; the row then moves back.
  func tableView(
    _ tableView: TableView,
    move item: Item,
    from source: IndexPath,
    to destination: IndexPath
  ) throws(TableError)
}

/// Supplies the swipe actions of a row, given its item.
@MainActor public protocol ItemSwipeActions: ItemDelegate {
  /// Returns the swipe actions at an edge.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - edge: The edge where the swipe starts.
  ///   - item: The item of the row.
  ///   - indexPath: The index path of the row.
  /// - Returns: The actions, or nil for the table view's own.
  func tableView(
    _ tableView: TableView,
    swipeActionsAt edge: SwipeEdge,
    for item: Item,
    at indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
}

/// Supplies header views, given the section. (KtTableView:
/// `headerViewForSectionObject:atSection:`.)
@MainActor public protocol ItemHeaderViews: ItemDelegate {
  /// Returns the header view of a section.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section.
  ///   - index: The index of the section.
  /// - Returns: The view, or nil for the title of the section.
  func tableView(
    _ tableView: TableView,
    viewForHeaderOf section: Section,
    at index: Int
  ) -> TableViewHeaderFooterView?
}

/// Receives pulls down. (KtTableView: `pullDownToRefreshAction`.)
@MainActor public protocol ItemRefreshing: ItemDelegate {
  /// Fetches the rows again, then calls `stopRefreshing()` of the table view.
  func pullDownToRefresh()
}

/// Receives pulls up. (KtTableView: `pullUpToRefreshAction`.)
@MainActor public protocol ItemLoadingMore: ItemDelegate {
  /// Fetches further rows, then calls `stopRefreshing()` of the table view.
  func pullUpToLoadMore()
}
