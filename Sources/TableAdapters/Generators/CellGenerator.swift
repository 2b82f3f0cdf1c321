public import TableModel
public import TableUI

/// One row of a ``DisplayManager``, which creates its cell, computes its height, stores its state
/// and sends its events. (RDDM: `TableCellGenerator`.)
///
/// A manager uses it to create cells. A screen creates it, configures it and receives its events.
/// The same generator may be in a table several times.
@MainActor public protocol CellGenerator: AnyObject, Sendable {
  /// The reuse identifier of its cells, by convention the name of their class.
  var identifier: String { get }

  /// Whether it has only one cell and so can be in a table only once; the default is false.
  var isSingle: Bool { get }

  /// Returns a configured cell for a row, reused if possible.
  ///
  /// - Throws: The table view's error, such as E18.
  func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell

  /// Registers the cell class of the identifier.
  func register(in tableView: TableView)

  /// Returns the height of its row in points; the default is `TableView.automaticDimension`.
  func cellHeight(in tableView: TableView) -> Double

  /// The estimated height in points until the row is measured. The default is nil, which leaves it
  /// to `TableView`.
  var estimatedCellHeight: Double? { get }
}

extension CellGenerator {
  public var isSingle: Bool { false }

  public func cellHeight(in tableView: TableView) -> Double { TableView.automaticDimension }

  public var estimatedCellHeight: Double? { nil }
}

/// A generator that only configures cells of its class; it inherits the rest. (RDDM:
/// `ViewBuilder`.)
@MainActor public protocol CellBuilding: CellGenerator {
  /// The class of its cells.
  associatedtype Cell: TableViewCell

  /// Configures a cell.
  func build(_ cell: Cell)
}

extension CellBuilding {
  /// The name of the cell class.
  public var identifier: String { ClassNames.name(of: Cell.self) }

  public func register(in tableView: TableView) {
    tableView.register(Cell.self, forCellReuseIdentifier: identifier)
  }

  public func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell { try builtCell(in: tableView, at: indexPath) }

  /// Returns a configured cell, reused if possible.
  ///
  /// If the identifier belongs to another class, the row gets a plain cell with that message. The
  /// original shows a blank cell.
  ///
  /// - Throws: The table view's error, such as E18.
  public func builtCell(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else { return WrongClassCell(for: self, found: cell) }
    sendBuild(cell)
    return cell
  }
}

/// A cell that shows one kind of model. (RDDM: `ConfigurableItem`.)
@MainActor public protocol ConfigurableCell: TableViewCell {
  /// The type of its content.
  associatedtype Model

  /// Shows a model; it sets every field, so that no value of the cell's previous row stays.
  func configure(with model: Model)
}

/// A plain cell for a generator that received a cell of the wrong class; it names both.
public final class WrongClassCell: TableViewCell {
  /// Creates a cell that names a generator and the received cell.
  convenience init(for generator: any CellGenerator, found cell: TableViewCell) {
    self.init(style: .subtitle, reuseIdentifier: nil)
    text = "no cell for \(type(of: generator))"
    detailText = "\(generator.identifier) is registered for \(type(of: cell))"
  }
}
