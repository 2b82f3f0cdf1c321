import TableAdapters
import TableUI

/// What stands between a controller and its table view while a view over the rows is on.
@MainActor struct ArrangedTable {
  /// The data source that the table view asks.
  let rows: ArrangedDataSource

  /// The delegate that the table view tells, or nil where the controller has none.
  let delegate: ArrangedDelegate?

  /// The prefetch data source that the table view tells, or nil where the controller has none.
  let prefetching: ArrangedPrefetching?

  /// Stands before a controller's objects; the table view holds none of these, so somebody must.
  init(
    _ rows: ArrangedDataSource,
    before delegate: (any TableViewDelegate)?,
    _ prefetching: (any TableViewPrefetching)?
  ) {
    self.rows = rows
    self.delegate = delegate.map { ArrangedDelegate($0, rows: rows) }
    self.prefetching = prefetching.map { ArrangedPrefetching($0, rows: rows) }
  }
}
