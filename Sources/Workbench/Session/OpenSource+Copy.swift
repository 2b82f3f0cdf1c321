import CommandLanguage
import TableAdapters
import TableModel
import TableUI

extension OpenSource {
  /// A source of another session that is as this one is now: rows, edits, views, selection and settings.
  ///
  /// - Parameter session: The session that gets it.
  /// - Returns: The copy, on which nothing that is done reaches this source.
  /// - Throws: What the table view of the copy refuses.
  func copy(into session: Session) throws(CommandError) -> OpenSource {
    let copy = OpenSource(copying: self)
    try session.add(copy)
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
      throw CommandError(error, era: tableView.messageEra)
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
