public import TableModel

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
