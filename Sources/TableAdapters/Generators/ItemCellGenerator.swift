import JSON
public import TableModel
public import TableUI

/// The generator of an item, whose kind selects the cell class; the height depends on item and
/// class.
@MainActor
open class ItemCellGenerator: CellGenerator, SelectableItem, MovableItem, AccessibleItem,
  PrefetchableItem, GravityItem
{
  /// The content of the row.
  open var item: Item {
    didSet { known = nil }
  }

  /// The cell class of the item and the keys by which it was found.
  ///
  /// A row that scrolls in needs the class three times.
  private var known: (keys: ItemBindings.Version, cellClass: ItemCell.Type)?

  public var didSelectEvent = EmptyEvent()
  public var didDeselectEvent = EmptyEvent()

  /// Sent after input in the cell of the row, with the cell and the input.
  public var didEnterEvent = Event<(cell: ItemCell, input: CellInput)>()

  public var isNeedDeselect = true

  /// Creates a row for an item.
  public init(_ item: Item) { self.item = item }

  /// The text for screen readers: the item's "accessibilityLabel", or else its title.
  public var accessibilityLabel: String? {
    item.value["accessibilityLabel"]?.string ?? item.title
  }

  /// The id of the item.
  public var requestID: String? { item.id.text }

  /// The weight of the item; 0 if it has none.
  ///
  /// An edit of the item changes it.
  public var heaviness: Int {
    get { item.heaviness ?? 0 }
    set {}
  }

  /// The name of the cell class.
  public var identifier: String { ClassNames.name(of: cellClass) }

  /// The cell class of the item, looked up again after the user bound other keys.
  private var cellClass: ItemCell.Type {
    let item = item
    let keys = item.bindings.version
    if let known, known.keys == keys { return known.cellClass }
    let found = item.standardCellClass
    known = (keys, found)
    return found
  }

  public func register(in tableView: TableView) {
    tableView.register(cellClass, forCellReuseIdentifier: identifier)
  }

  open func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? ItemCell else { return WrongClassCell(for: self, found: cell) }
    cell.configure(with: item)
    listen(to: cell, in: tableView)
    return cell
  }

  /// Receives the input of a cell.
  func listen(to cell: ItemCell, in tableView: TableView) {
    // When the cell is reused for another row, that row's generator receives its input instead.
    cell.onInput = { [weak self, weak tableView] cell, input in
      self?.tell(input, from: cell, tableView?.messageObserver)
    }
  }

  private func tell(
    _ input: CellInput,
    from cell: ItemCell,
    _ observer: (any MessageObserver)?
  ) {
    let party = Message.Party("ItemCellGenerator", .controller)
    observer?.messageBegan(Message(to: party, "didEnterEvent \(input)", source: .ours))
    didEnterEvent.invoke(with: (cell: cell, input: input))
    observer?.messageEnded(result: nil)
  }

  open func cellHeight(in tableView: TableView) -> Double {
    item.height ?? item.standardCellClass.sentRowHeight(for: item, in: tableView)
  }
}
