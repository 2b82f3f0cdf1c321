public import TableModel
public import TableUI

/// A generator for a model and the cell class that shows it. (RDDM: `BaseCellGenerator`.)
///
/// ```swift
/// let row = BaseCellGenerator<TitleCell>(with: "Ada")
/// row.didSelectEvent += { print("Ada") }
/// ```
@MainActor open class BaseCellGenerator<Cell: ConfigurableCell>: CellBuilding, SelectableItem {
  /// The content of the row.
  public internal(set) var model: Cell.Model

  public var didSelectEvent = EmptyEvent()
  public var didDeselectEvent = EmptyEvent()
  public var isNeedDeselect = true

  /// Creates a row for a model.
  public init(with model: Cell.Model) { self.model = model }

  public final func build(_ cell: Cell) { configure(cell: cell, with: model) }

  /// Configures a cell; by default, the cell does it.
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

/// A generator whose row shows and hides its children. (RDDM: `FoldableCellGenerator`.)
@MainActor
open class FoldableCellGenerator<Cell: ConfigurableCell>: BaseCellGenerator<Cell>,
  FoldableItem
{
  public var isExpanded = false
  public var childGenerators: [any CellGenerator] = []
  public var didFoldEvent = Event<Bool>()
}

/// A generator with an identity and comparable content. (RDDM: `DiffableCellGenerator`.)
@MainActor
open class DiffableCellGenerator<Cell: ConfigurableCell>: BaseCellGenerator<Cell>,
  DiffableItem
where Cell.Model: Equatable {
  public let diffableID: String

  /// Creates a row with an id.
  public init(id: String, with model: Cell.Model) {
    diffableID = id
    super.init(with: model)
  }

  public func hasSameContent(as other: any DiffableItem) -> Bool {
    (other as? DiffableCellGenerator<Cell>)?.model == model
  }
}

/// A cell whose height is known before it is created. (RDDM: `CalculatableHeightItem`.)
@MainActor public protocol MeasurableCell: ConfigurableCell {
  /// Returns the height in points for a model at a width in points.
  static func height(forWidth width: Double, with model: Model) -> Double
}

/// A generator that computes its height from its model and the table's width, at each layout.
/// (RDDM: `CalculatableHeightCellGenerator`, which uses the width of the screen at its creation.)
@MainActor open class MeasuredCellGenerator<Cell: MeasurableCell>: BaseCellGenerator<Cell> {
  open override func cellHeight(in tableView: TableView) -> Double {
    Cell.height(forWidth: tableView.size.width, with: model)
  }
}

/// A generator with its own cell, created on first use and kept permanently. (RDDM:
/// `BaseNonReusableCellGenerator`.)
///
/// The cell is configured when it is created and when the model changes, not each time it appears.
/// The original configures it every time.
@MainActor open class NonReusableCellGenerator<Cell: ConfigurableCell>: BaseCellGenerator<Cell> {
  /// The cell, or nil before its first use.
  public private(set) var cell: Cell?

  /// Whether only one row can use the generator; true, since two rows cannot share a cell.
  public final override var isSingle: Bool { true }

  /// Shows another model in the cell.
  public func update(model: Cell.Model) {
    self.model = model
    if let cell { build(cell) }
  }

  /// Returns the generator's own cell, which never enters the reuse pool.
  public final override func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    if let cell { return cell }
    let made = Cell(style: .default, reuseIdentifier: nil)
    build(made)
    cell = made
    return made
  }
}
