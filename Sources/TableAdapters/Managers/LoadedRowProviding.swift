public import TableModel
public import TableUI

/// Who makes generators of loaded rows when somebody asks for them.
///
/// Rows are known by where they stand at the moment of the question, so whoever keeps the rows makes each edit in
/// them and in the manager.
@MainActor public protocol LoadedRowProviding: AnyObject {
  /// Makes the generator of a row.
  func makeGenerator(at indexPath: IndexPath) -> any CellGenerator

  /// The height of a row in points, without making its generator.
  func height(at indexPath: IndexPath, in tableView: TableView) -> Double
}
