import TableAdapters
import TableModel
import TableUI

extension OpenTable {
  /// Copies the table with its rows, edits, views, selection and settings.
  ///
  /// - Parameter add: Opens the copy in another workspace and shows it.
  /// - Returns: The copy, which shares nothing that changes with this table.
  /// - Throws: What `add` throws, and what the table view of the copy rejects.
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

  /// Brings the table view into the state of another one over the same rows: edit mode, scrolling, selection.
  ///
  /// - Parameters:
  ///   - old: The other table view.
  ///   - selected: The rows that were selected there.
  ///   - offset: How far it was scrolled.
  /// - Throws: What the table view refuses.
  func takeOverState(
    of old: TableView,
    _ selected: [IndexPath],
    offset: Point
  ) throws(TableError) {
    try tableView.layoutIfNeeded()
    if old.isInEditMode {
      door.controller.setEditing(true, animated: false)
      // A plain controller has to pass it on by itself; many forget.
      if !tableView.isInEditMode { tableView.setEditing(true, animated: false) }
    }
    tableView.contentOffset = offset
    try tableView.selectRows(selected)
    try tableView.layoutIfNeeded()
  }
}
