public import TableModel
public import TableUI

/// One row of a ``DisplayManager``: it makes its cell, knows its height, keeps its state and tells of its
/// events. (RDDM: `TableCellGenerator`.)
///
/// It has two faces: to the manager it makes cells; a screen makes it, listens to it and sets it up. The same
/// generator may be in a table several times.
@MainActor public protocol CellGenerator: AnyObject, Sendable {
  /// The reuse identifier of its cells, by custom the name of their class.
  var identifier: String { get }

  /// Whether it has one cell only and so can be in a table only once; the default is false.
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

/// A generator that only says how a cell of its class is filled; the rest follows. (RDDM: `ViewBuilder`.)
@MainActor public protocol CellBuilding: CellGenerator {
  /// The class of its cells.
  associatedtype Cell: TableViewCell

  /// Fills a cell.
  func build(_ cell: Cell)
}

extension CellBuilding {
  /// The name of the class of cells.
  public var identifier: String { ClassNames.name(of: Cell.self) }

  public func register(in tableView: TableView) {
    tableView.register(Cell.self, forCellReuseIdentifier: identifier)
  }

  public func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell { try builtCell(in: tableView, at: indexPath) }

  /// A cell from the pool or a new one, filled.
  ///
  /// Where the identifier stands for another class, the row gets a plain cell that says so; the original
  /// shows a blank one.
  ///
  /// - Throws: What the table view refuses, such as E18.
  public func builtCell(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else { return WrongClassCell(for: self, found: cell) }
    build(cell)
    return cell
  }
}

/// A cell that shows one kind of model. (RDDM: `ConfigurableItem`.)
@MainActor public protocol ConfigurableCell: TableViewCell {
  /// The type of its content.
  associatedtype Model

  /// Shows a model; each field is set, so that nothing of the cell's last row stays.
  func configure(with model: Model)
}

/// A plain cell for a row whose generator got a cell of the wrong class; it names both.
public final class WrongClassCell: TableViewCell {
  /// Names a generator and what it got.
  convenience init(for generator: any CellGenerator, found cell: TableViewCell) {
    self.init(style: .subtitle, reuseIdentifier: nil)
    text = "no cell for \(type(of: generator))"
    detailText = "\(generator.identifier) stands for \(type(of: cell))"
  }
}
