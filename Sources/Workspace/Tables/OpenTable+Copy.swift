import TableAdapters
import TableModel
import TableUI

extension OpenTable {
  /// Copies the table with its rows, edits, views, selection and settings.
  ///
  /// - Parameter add: Opens the copy in another workspace and shows it.
  /// - Returns: The copy, which shares no mutable state with this table.
  /// - Throws: Errors of `add` and of the copy's table view.
  package func copy(adding add: (OpenTable) throws -> Void) throws -> OpenTable {
    let copy = OpenTable(copying: self)
    try add(copy)
    copy.tableView.configuration = tableView.configuration
    copy.takeOverSettings()
    copy.setRefreshControl(tableView.refreshControl != nil)
    copy.setLoadMoreControl(tableView.loadMoreControl != nil)
    copy.tableView.loadMoreControl?.loadsAtLastRow =
      tableView.loadMoreControl?.loadsAtLastRow == true
    copy.tableView.takeOverControls(of: tableView, isSpinning: true)
    try copy.layout()
    if !arrangement.isEmpty {
      var plain = arrangement
      plain.hasFolds = false
      try copy.arrange(plain)
      for path in arranged?.foldedPaths ?? [] { try copy.toggleFold(at: path) }
    }
    if grid != nil { copy.arrange(asGrid: true) }
    do throws(TableError) {
      try copy.takeOverState(
        of: tableView,
        tableView.indexPathsForSelectedRows,
        offset: tableView.contentOffset
      )
    } catch {
      throw WorkspaceError(error, of: tableView)
    }
    return copy
  }

  /// Copies the state of another table view over the same rows: edit mode, scrolling, selection.
  ///
  /// - Parameters:
  ///   - old: The other table view.
  ///   - selected: The rows that were selected there.
  ///   - offset: Its content offset.
  /// - Throws: The error with which the table view rejects it.
  func takeOverState(
    of old: TableView,
    _ selected: [IndexPath],
    offset: Point
  ) throws(TableError) {
    try tableView.layoutIfNeeded()
    if old.isInEditMode {
      door.controller.setEditing(true, animated: false)
      // A plain controller has to forward it by itself; many forget.
      if !tableView.isInEditMode { tableView.setEditing(true, animated: false) }
    }
    tableView.contentOffset = offset
    try tableView.selectRows(selected)
    try tableView.layoutIfNeeded()
  }
}
