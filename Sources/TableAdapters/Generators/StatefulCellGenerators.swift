public import TableModel
public import TableUI

/// The generator of an item with its own cell, created on first use and kept permanently.
///
/// The cell is configured when it is created and when the item changes, not each time it appears.
@MainActor public final class KeptItemCellGenerator: ItemCellGenerator {
  /// The cell, or nil before its first use.
  public private(set) var cell: ItemCell?

  /// The number of times that the cell was configured.
  public private(set) var configurationCount = 0

  public override var item: Item {
    didSet { if item != oldValue { cell.map(show) } }
  }

  public override func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    if let cell, type(of: cell) == item.standardCellClass { return cell }
    let made = item.standardCellClass.init(style: .subtitle, reuseIdentifier: nil)
    show(made)
    listen(to: made, in: tableView)
    cell = made
    return made
  }

  private func show(_ cell: ItemCell) {
    configurationCount += 1
    cell.configure(with: item)
  }
}

/// The generator of an item that is still loading; the state is here, not in the cell.
///
/// Cells come and go while the row scrolls. So filling a row off screen changes no other row.
@MainActor public final class LoadingItemCellGenerator: ItemCellGenerator {
  /// Whether the row is still loading.
  public private(set) var isLoading = true

  /// Ends the loading, with the item that the row shows from now on.
  public func fill() { isLoading = false }

  public override func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try super.generate(in: tableView, at: indexPath)
    if isLoading {
      cell.text = "Loading…"
      cell.detailText = nil
      cell.image = nil
    }
    return cell
  }
}

extension DisplayManager {
  /// Replaces the generator of a row; the caller reloads the row.
  ///
  /// - Throws: `TableError.outOfRange(_:rows:)` for a row that does not exist.
  public func replaceGenerator(
    at path: IndexPath,
    with generator: any CellGenerator
  ) throws(DisplayManagerError) {
    guard hasRow(at: path) else { throw .table(.outOfRange(path, rows: nil)) }
    sections[path.section].generators.replace(at: path.row, with: generator)
    register(generator)
  }
}
