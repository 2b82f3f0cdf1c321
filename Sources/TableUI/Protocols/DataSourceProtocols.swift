public import TableModel

/// The source of a table view's content: its sections, its rows, and a cell for each row.
///
/// A data source adopts further protocols for optional features: ``TableViewTitling``,
/// ``TableViewRowEditing``, ``TableViewRowMoving`` and so on. The table view checks for them once,
/// on assignment.
@MainActor public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections. The default is 1.
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns a cell for a row; only the table view calls this.
  ///
  /// A nonthrowing method satisfies this requirement.
  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell
}

extension TableViewDataSource {
  /// Returns one section, the default.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

/// A data source that provides section titles; without it there are none.
@MainActor public protocol TableViewTitling: AnyObject {
  /// Returns the text above the rows of a section, or nil. The default is nil.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the text below the rows of a section, or nil. The default is nil.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewTitling {
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// A data source that provides titles for an index at the right edge; without it there is none.
@MainActor public protocol TableViewIndexing: AnyObject {
  /// Returns the index titles from top to bottom, or nil for none; called on each reload.
  ///
  /// ``TableView/indexSearch`` as the first title scrolls to the top of the table. The number of
  /// titles may differ from the number of sections.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// Returns the section for a title. The default is the section with the same index.
  func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int
}

extension TableViewIndexing {
  public func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}

/// An object that prepares rows before they appear; without it no rows are prefetched.
///
/// It is separate from the data source and the delegate: ``TableView/prefetchDataSource``.
@MainActor public protocol TableViewPrefetching: AnyObject {
  /// Called with rows that may appear soon, nearest first; some rows may be left out.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called when announced rows will not appear soon. Does nothing by default.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewPrefetching {
  public func tableView(
    _ tableView: TableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// A data source that reports its changes; without it the table view queries all counts again.
///
/// This protocol is not in UIKit. It keeps the cost of an edit independent of the table's size.
@MainActor public protocol TableViewChangeReporting: AnyObject {
  /// Returns and clears the changes since the last call, or returns nil to have everything queried.
  ///
  /// Called at the end of each batch. ``TableView/reloadData()`` queries everything and takes the
  /// report too, since older changes no longer matter.
  func takeReportedChanges(for tableView: TableView) -> ReportedChanges?
}
