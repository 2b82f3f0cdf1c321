import TableAdapters
import TableUI

/// What stands between a controller and its table view while a view over the rows is on.
@MainActor struct ArrangedTable {
  /// The data source that the table view asks.
  let rows: ArrangedDataSource

  /// The delegate that the table view tells, or nil where the controller has none.
  let delegate: ArrangedDelegate?

  /// Stands before a delegate; the table view holds neither, so somebody must.
  init(_ rows: ArrangedDataSource, before delegate: (any TableViewDelegate)?) {
    self.rows = rows
    self.delegate = delegate.map { ArrangedDelegate($0, rows: rows) }
  }
}
