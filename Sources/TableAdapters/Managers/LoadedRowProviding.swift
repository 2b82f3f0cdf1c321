public import TableModel
public import TableUI

/// An object that creates generators of loaded rows on demand.
///
/// Rows are identified by their current place, so their owner performs each edit in them and in the
/// manager.
@MainActor public protocol LoadedRowProviding: AnyObject {
  /// Returns a new generator for a row.
  func makeGenerator(at indexPath: IndexPath) -> any CellGenerator

  /// Returns the height of a row in points, without creating its generator.
  func height(at indexPath: IndexPath, in tableView: TableView) -> Double

  /// Appends the heights of a section's rows in points, in order; equal to those of
  /// ``height(at:in:)``.
  func appendHeights(
    of rows: Range<Int>,
    inSection section: Int,
    to heights: inout [Double],
    in tableView: TableView
  )
}

extension LoadedRowProviding {
  /// Appends the height of each row, requested one by one.
  public func appendHeights(
    of rows: Range<Int>,
    inSection section: Int,
    to heights: inout [Double],
    in tableView: TableView
  ) {
    for row in rows {
      heights.append(height(at: IndexPath(row: row, section: section), in: tableView))
    }
  }
}
