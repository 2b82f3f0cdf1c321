public import TableModel
public import TableUI

/// A generator for a model and the class of cells that shows it. (RDDM: `BaseCellGenerator`.)
///
/// ```swift
/// let row = BaseCellGenerator<TitleCell>(with: "Ada")
/// row.didSelectEvent += { print("Ada") }
/// ```
@MainActor open class BaseCellGenerator<Cell: ConfigurableCell>: CellBuilding, SelectableItem {
  /// What the row shows.
  public internal(set) var model: Cell.Model

  public var didSelectEvent = EmptyEvent()
  public var didDeselectEvent = EmptyEvent()
  public var isNeedDeselect = true

  /// Makes a row for a model.
  public init(with model: Cell.Model) { self.model = model }

  public final func build(_ cell: Cell) { configure(cell: cell, with: model) }

  /// Fills a cell; the default lets the cell do it.
  open func configure(cell: Cell, with model: Cell.Model) { cell.configure(with: model) }

  open var identifier: String { ClassNames.name(of: Cell.self) }

  open var isSingle: Bool { false }

  open func register(in tableView: TableView) {
    tableView.register(Cell.self, forCellReuseIdentifier: identifier)
  }

  open func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell { try builtCell(in: tableView, at: indexPath) }

  open var estimatedCellHeight: Double? { nil }

  open func cellHeight(in tableView: TableView) -> Double { TableView.automaticDimension }
}
