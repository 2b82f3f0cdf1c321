public import TableModel

/// Whoever says what stands in a table: how many sections, how many rows, and a cell for each row.
///
/// What else a data source can do it says by adopting further protocols, which are looked for once, when it
/// is assigned: ``TableViewTitling``, ``TableViewRowEditing``, ``TableViewRowMoving`` and so on.
@MainActor public protocol TableViewDataSource: AnyObject {
  /// How many sections there are. The default is 1.
  func numberOfSections(in tableView: TableView) -> Int

  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell for a row; only the table view asks.
  ///
  /// A method that throws nothing satisfies this.
  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell
}

extension TableViewDataSource {
  /// One section, where the data source says nothing else.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

/// A data source that titles its sections; without it there are no titles.
@MainActor public protocol TableViewTitling: AnyObject {
  /// The text above the rows of a section, or nil. The default is nil.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The text below the rows of a section, or nil. The default is nil.
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

/// A data source that brings titles for a jump list at the right edge; without it there is none.
@MainActor public protocol TableViewIndexing: AnyObject {
  /// The titles from top to bottom, or nil for none; asked with each reload.
  ///
  /// ``TableView/indexSearch`` as the first one stands for the top of the table. There need not be as many as
  /// there are sections.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// The section that a title leads to. The default is the section of the same number.
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

/// Whoever gets rows ready before they show; without it nothing is asked ahead.
///
/// It is a third object beside data source and delegate: ``TableView/prefetchDataSource``.
@MainActor public protocol TableViewPrefetching: AnyObject {
  /// Hears which rows may show soon, the nearest first; not every row is announced.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Hears that announced rows will not show soon after all. Does nothing by default.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewPrefetching {
  public func tableView(
    _ tableView: TableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// A data source that says what changed, so that only this is asked again; without it everything is.
///
/// UIKit has no such protocol. With it the cost of an edit does not grow with the table.
@MainActor public protocol TableViewChangeReporting: AnyObject {
  /// What changed since the last question, or nil if all must be asked again; the report is handed over.
  ///
  /// Asked at the end of each batch. A ``TableView/reloadData()`` asks everything and takes the report too,
  /// since nothing older counts after it.
  func takeReportedChanges(for tableView: TableView) -> ReportedChanges?
}
