public import TableModel
public import TableUI

/// The generator of an item: the class of cells goes by the item's kind, the height by item and class.
@MainActor open class ItemCellGenerator: CellGenerator, SelectableItem, MovableItem {
  /// What the row shows.
  public var item: Item

  public var didSelectEvent = EmptyEvent()
  public var didDeselectEvent = EmptyEvent()
  public var isNeedDeselect = true

  /// Makes a row for an item.
  public init(_ item: Item) { self.item = item }

  /// The name of the class of cells.
  public var identifier: String { String(describing: item.standardCellClass) }

  public func register(in tableView: TableView) {
    tableView.register(item.standardCellClass, forCellReuseIdentifier: identifier)
  }

  public func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? ItemCell)?.configure(with: item)
    return cell
  }

  open func cellHeight(in tableView: TableView) -> Double {
    item.height ?? item.standardCellClass.rowHeight(for: item, in: tableView)
  }
}
