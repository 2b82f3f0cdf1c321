public import TableModel
public import TableUI

/// One row of a ``DisplayManager``: it makes its cell, knows its height, keeps its state and tells of its
/// events. (RDDM: `TableCellGenerator`.)
///
/// It has two faces: to the manager it makes cells; a screen makes it, listens to it and sets it up. The same
/// generator may stand in a table several times.
@MainActor public protocol CellGenerator: AnyObject, Sendable {
  /// The reuse identifier of its cells, by custom the name of their class.
  var identifier: String { get }

  /// Whether it has one cell only and so can stand in a table only once; the default is false.
  var isSingle: Bool { get }

  /// Makes or takes the cell for a row and fills it.
  ///
  /// - Throws: What the table view refuses, such as E18.
  func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell

  /// Tells the table view which class the identifier stands for.
  func register(in tableView: TableView)

  /// The height of its row in points, or `TableView.automaticDimension`, which is the default.
  func cellHeight(in tableView: TableView) -> Double

  /// The height in points that is taken until the row has been measured, or nil, which is the default, for
  /// `TableView` to choose.
  var estimatedCellHeight: Double? { get }
}

extension CellGenerator {
  public var isSingle: Bool { false }

  public func cellHeight(in tableView: TableView) -> Double { TableView.automaticDimension }

  public var estimatedCellHeight: Double? { nil }
}
