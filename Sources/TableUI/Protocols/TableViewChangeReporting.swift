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
