public import TableModel
public import TableUI

/// The generator of an item, whose kind selects the cell class; the height depends on item and
/// class.
@MainActor open class ItemCellGenerator: CellGenerator, SelectableItem, MovableItem {
  /// The content of the row.
  public var item: Item

  public var didSelectEvent = EmptyEvent()
  public var didDeselectEvent = EmptyEvent()

  /// Sent after input in the cell of the row, with the cell and the input.
  public var didEnterEvent = Event<(cell: ItemCell, input: CellInput)>()

  public var isNeedDeselect = true

  /// Creates a row for an item.
  public init(_ item: Item) { self.item = item }

  /// The name of the cell class.
  public var identifier: String { ClassNames.name(of: item.standardCellClass) }

  public func register(in tableView: TableView) {
    tableView.register(item.standardCellClass, forCellReuseIdentifier: identifier)
  }

  public func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? ItemCell else { return WrongClassCell(for: self, found: cell) }
    cell.configure(with: item)
    // When the cell is reused for another row, that row's generator receives its input instead.
    cell.onInput = { [weak self, weak tableView] cell, input in
      self?.tell(input, from: cell, tableView?.messageObserver)
    }
    return cell
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
