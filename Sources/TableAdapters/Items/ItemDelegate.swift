public import TableModel
public import TableUI

/// Hears of rows and sections with the object in hand, not with a place to look it up. (KtTableView: table view
/// delegate.)
///
/// It must do nothing. What it can do it says by small protocols: ``ItemSelecting``, ``ItemEntering``,
/// ``ItemHeaderViews``, ``ItemEditing``, ``ItemMoving``, ``ItemSwipeActions``, ``ItemRefreshing`` and
/// ``ItemLoadingMore``. Where it has none of them for a question but the table view's own protocol, it is asked by
/// that one.
@MainActor public protocol ItemDelegate: AnyObject {}

/// Receives selected rows as items. (KtTableView: `didSelectObject:atIndexPath:`.)
@MainActor public protocol ItemSelecting: ItemDelegate {
  /// Called when a row is selected; the table view deselects it afterwards.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - item: The item of the row.
  ///   - indexPath: Where the row is.
  func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath)
}

/// Receives input in the cells of rows, with the item.
@MainActor public protocol ItemEntering: ItemDelegate {
  /// Called after an input; the cell shows it already.
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

/// Deletes and inserts with the item in hand, in place of the data source.
@MainActor public protocol ItemEditing: ItemDelegate {
  /// Carries out a deletion that a person confirmed, or an insertion that she tapped.
  ///
  /// As with the table view's own method it is up to the delegate to change the model and to tell the table
  /// view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - editingStyle: Whether to delete or to insert.
  ///   - item: The item of the row.
  ///   - indexPath: Where the row is.
  /// - Throws: What the table view throws.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    of item: Item,
    at indexPath: IndexPath
  ) throws(TableError)
}

/// Moves rows with the item in hand, in place of the data source.
@MainActor public protocol ItemMoving: ItemDelegate {
  /// Moves an item in the model; the table view has moved the cell already.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - item: The item of the row.
  ///   - source: Where the row was.
  ///   - destination: Where the row is now.
  /// - Throws: Why the model refuses; the row goes back then.
  func tableView(
    _ tableView: TableView,
    move item: Item,
    from source: IndexPath,
    to destination: IndexPath
  ) throws(TableError)
}

/// Says which buttons a row shows that is swiped aside, with the item in hand.
@MainActor public protocol ItemSwipeActions: ItemDelegate {
  /// The buttons for a swipe.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - edge: From where the finger comes.
  ///   - item: The item of the row.
  ///   - indexPath: Where the row is.
  /// - Returns: The buttons, or nil for the table view's own.
  func tableView(
    _ tableView: TableView,
    swipeActionsAt edge: SwipeEdge,
    for item: Item,
    at indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
}

/// Makes header views with the section in hand. (KtTableView: `headerViewForSectionObject:atSection:`.)
@MainActor public protocol ItemHeaderViews: ItemDelegate {
  /// Makes the view above a section.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section.
  ///   - index: Its number.
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
