public import TableUI

/// A cell that knows its height before it is made. (RDDM: `CalculatableHeightItem`.)
@MainActor public protocol MeasurableCell: ConfigurableCell {
  /// The height in points for a model at a width in points.
  static func height(forWidth width: Double, with model: Model) -> Double
}

/// A generator whose height is reckoned from its model and the width of the table, read anew at each layout.
/// (RDDM: `CalculatableHeightCellGenerator`, which keeps the width of the screen at the time it was made.)
@MainActor open class MeasuredCellGenerator<Cell: MeasurableCell>: BaseCellGenerator<Cell> {
  open override func cellHeight(in tableView: TableView) -> Double {
    Cell.height(forWidth: tableView.size.width, with: model)
  }
}
