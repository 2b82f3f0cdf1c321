import TableUI

/// The same, with a report that nothing changed beyond the batch.
final class ReportingRows: NamedRows, TableViewChangeReporting {
  func takeReportedChanges(for tableView: TableView) -> ReportedChanges? { ReportedChanges() }
}
