public import TableModel
public import TableUI

/// Makes generators of loaded rows on demand.
///
/// Rows are known by where they are at the moment of the question, so their owner makes each edit in
/// them and in the manager.
@MainActor public protocol LoadedRowProviding: AnyObject {
  /// Makes the generator of a row.
  func makeGenerator(at indexPath: IndexPath) -> any CellGenerator

  /// The height of a row in points, without making its generator.
  func height(at indexPath: IndexPath, in tableView: TableView) -> Double

  /// Appends the heights of rows of a section in points, in order; those that ``height(at:in:)`` answers.
  func appendHeights(
    of rows: Range<Int>,
    inSection section: Int,
    to heights: inout [Double],
    in tableView: TableView
  )
}

extension LoadedRowProviding {
  /// Asks for the height of each row.
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
