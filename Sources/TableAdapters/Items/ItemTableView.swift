public import TableModel
public import TableUI

/// A table view that is its own delegate and passes items to the controller instead of index paths.
/// (KtTableView: base table view.)
///
/// The item delegate receives items for all supported calls. Its other table view delegate methods
/// are called by forwarding. Heights come from the item, or else from its cell class; a section
/// without a title takes no room.
open class ItemTableView: TableView, TableViewDelegate, CapabilityForwarding, MessageParticipant {
  /// The delegate for items.
  public weak var itemDelegate: (any ItemDelegate)? {
    didSet {
      hearsInput = behind((any ItemEntering).self) != nil
      if itemDelegate !== oldValue { delegate = self }
    }
  }

  /// Whether the item delegate receives input; determined once, not for each cell.
  private(set) var hearsInput = false

  /// The data source of the items; setting the same one has no effect.
  public weak var itemDataSource: ItemDataSource? {
    didSet { if itemDataSource !== oldValue { dataSource = itemDataSource } }
  }

  /// Whether a tapped row is deselected after the item delegate was notified.
  ///
  /// The default is true.
  public var deselectsAfterTap = true

  /// The number of times a cell class computed an item's height; shared heights do not count.
  package var heightComputations: Int { heights.computations }

  private var heights = ItemHeights()

  /// Creates a table view that is its own delegate, without separators and pull controls.
  public override init(size: Size, style: TableViewStyle = .plain) {
    super.init(size: size, style: style)
    separatorColor = "clear"
    delegate = self
  }

  public var messageParty: Message.Party { Message.Party("ItemTableView", .view) }

  /// Returns the table view itself if the item delegate wants an item; otherwise the item delegate.
  open func target(for capability: Any.Type) -> AnyObject? {
    if capability == (any TableViewSizing).self {
      return behind((any TableViewSizing).self) ?? self
    }
    let hearsObjects =
      switch ObjectIdentifier(capability) {
      case ObjectIdentifier((any TableViewSelecting).self): has((any ItemSelecting).self)
      case ObjectIdentifier((any TableViewHeaderViews).self): has((any ItemHeaderViews).self)
      case ObjectIdentifier((any TableViewSwipeActions).self): has((any ItemSwipeActions).self)
      default: false
      }
    return hearsObjects ? self : itemDelegate
  }

  /// Returns the item delegate as a capability, or nil.
  @inline(__always)
  func behind<Capability>(_ capability: Capability.Type) -> Capability? {
    probe(capability, in: itemDelegate)
  }

  @inline(__always)
  private func has<Capability>(_ capability: Capability.Type) -> Bool {
    behind(capability) != nil
  }

  /// Returns the item of a row for the delegate; the data source is called once.
  private func read(_ indexPath: IndexPath) -> Item? {
    guard let itemDataSource else { return nil }
    return tell(itemDataSource, "item(at:) \(indexPath)") { itemDataSource.item(at: indexPath) }
  }

  /// Calls an object, and reports the call to the message observer.
  func tell<Answer, Failure: Error>(
    _ receiver: AnyObject,
    _ selector: @autoclosure () -> String,
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let observer = messageObserver
    if let observer {
      observer.messageBegan(Message(to: Self.party(of: receiver), selector(), source: .ours))
    }
    defer { observer?.messageEnded(result: nil) }
    return try body()
  }
}

extension ItemTableView: TableViewBulkSizing {
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard let source = itemDataSource, let item = source.item(at: indexPath) else { return 0 }
    return height(of: item, source, in: tableView)
  }

  private func height(
    of item: Item,
    _ source: ItemDataSource,
    in tableView: TableView
  ) -> Double {
    item.height ?? heights.height(of: item, source.sentCellClass(for: item), in: tableView)
  }

  package func tableView(
    _ tableView: TableView,
    heightsOfRows rows: Range<Int>,
    inSection section: Int,
    into heights: inout [Double]
  ) {
    let items = itemDataSource?.section(at: section)?.items
    guard let source = itemDataSource, let items, items.count >= rows.upperBound else {
      return appendHeights(of: rows, inSection: section, to: &heights, nil, tableView)
    }
    // A custom subclass may choose cells by other criteria.
    let isPlain = type(of: source) == ItemDataSource.self
    items.appendHeights(of: rows, to: &heights) { item in
      isPlain ? item.sharedHeight(source.cellClass(for: item), in: tableView) : nil
    } orElse: { _, item in
      height(of: item, source, in: tableView)
    }
  }

  package func tableView(
    _ tableView: TableView,
    sharedHeightOfRows rows: Range<Int>,
    inSection section: Int
  ) -> Double? {
    let items = itemDataSource?.section(at: section)?.items
    guard let source = itemDataSource, type(of: source) == ItemDataSource.self, let items,
      items.count >= rows.upperBound
    else { return nil }
    return items.sharedHeight(of: rows) { item in
      item.sharedHeight(source.cellClass(for: item), in: tableView)
    }
  }
}

extension ItemTableView: TableViewSelecting {
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let hearer = behind((any ItemSelecting).self),
      let item = read(indexPath)
    else { return }
    tell(hearer, "tableView(_:didSelect:at:) \(item.id) \(indexPath)") {
      hearer.tableView(self, didSelect: item, at: indexPath)
    }
    // In edit mode, the selection is the user's input.
    if deselectsAfterTap, !isEditing { tableView.deselectRow(at: indexPath, animated: true) }
  }

  public func tableView(
    _ tableView: TableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    guard let native = behind((any TableViewSelecting).self) else { return indexPath }
    return native.tableView(tableView, willSelectRowAt: indexPath)
  }

  public func tableView(
    _ tableView: TableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    guard let native = behind((any TableViewSelecting).self) else { return indexPath }
    return native.tableView(tableView, willDeselectRowAt: indexPath)
  }

  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    behind((any TableViewSelecting).self)?.tableView(tableView, didDeselectRowAt: indexPath)
  }
}

extension ItemTableView: TableViewHeaderViews {
  public func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? {
    guard let hearer = behind((any ItemHeaderViews).self),
      let object = itemDataSource?.section(at: section)
    else { return nil }
    return tell(hearer, "tableView(_:viewForHeaderOf:at:) \(section)") {
      hearer.tableView(self, viewForHeaderOf: object, at: section)
    }
  }

  public func tableView(
    _ tableView: TableView,
    viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? {
    behind((any TableViewHeaderViews).self)?.tableView(tableView, viewForFooterInSection: section)
  }
}

extension ItemTableView: TableViewSwipeActions {
  public func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { swipeActions(at: .leading, indexPath) }

  public func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { swipeActions(at: .trailing, indexPath) }

  private func swipeActions(
    at edge: SwipeEdge,
    _ indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard let hearer = behind((any ItemSwipeActions).self),
      let item = read(indexPath)
    else { return nil }
    return tell(hearer, "tableView(_:swipeActionsAt:for:at:) \(edge) \(item.id) \(indexPath)") {
      hearer.tableView(self, swipeActionsAt: edge, for: item, at: indexPath)
    }
  }
}
