/// A delegate that brings its own header and footer views; without it the titles are shown.
@MainActor public protocol TableViewHeaderViews: AnyObject {
  /// The view above the rows of a section, or nil for the title. The default is nil.
  func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView?

  /// The view below the rows of a section, or nil for the title. The default is nil.
  func tableView(
    _ tableView: TableView,
    viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView?
}

extension TableViewHeaderViews {
  public func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? { nil }

  public func tableView(
    _ tableView: TableView,
    viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? { nil }
}
