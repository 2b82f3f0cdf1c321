public import TableModel
public import TableUI

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
    guard let cell = cell as? Cell else { return MisfitCell(for: self, found: cell) }
    build(cell)
    return cell
  }
}
