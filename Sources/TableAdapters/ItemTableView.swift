public import TableModel
public import TableUI

/// A table view that is its own delegate and hands the controller objects instead of paths.
/// (KtTableView: base table view.)
///
/// Heights come from the item, else from the class of its cell. Whatever else the item delegate can do as a
/// table view delegate is forwarded to it, so that nothing it implements is lost.
open class ItemTableView: TableView, TableViewDelegate, TableViewSizing, TableViewSelecting,
  CapabilityForwarding, MessageParticipant
{
  /// Who hears of selected items.
  public weak var itemDelegate: (any ItemDelegate)? {
    didSet { if itemDelegate !== oldValue { delegate = self } }
  }

  /// Who answers for the items.
  public weak var itemDataSource: ItemDataSource? {
    didSet { if itemDataSource !== oldValue { dataSource = itemDataSource } }
  }

  /// Whether a tapped row is deselected once the item delegate has heard of it; the default is true.
  public var deselectsAfterTap = true

  public var messageParty: Message.Party { Message.Party("ItemTableView", .view) }

  public func target(for capability: Any.Type) -> AnyObject? {
    let isOwn =
      capability == (any TableViewSizing).self || capability == (any TableViewSelecting).self
    return isOwn ? self : itemDelegate
  }

  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard let source = itemDataSource, let item = source.item(at: indexPath) else { return 0 }
    return item.height ?? source.cellClass(for: item).rowHeight(for: item, in: tableView)
  }

  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let item = itemDataSource?.item(at: indexPath) else { return }
    hand(item, at: indexPath)
    // In edit mode a selection is what the person works on.
    if deselectsAfterTap, !isEditing { tableView.deselectRow(at: indexPath, animated: true) }
  }

  private func hand(_ item: Item, at indexPath: IndexPath) {
    guard let itemDelegate else { return }
    if let messageObserver {
      let receiver = Message.Party(String(describing: type(of: itemDelegate)), .controller)
      let selector = "tableView(_:didSelect:at:) \(item.id) \(indexPath)"
      messageObserver.messageBegan(Message(to: receiver, selector, source: .ours))
    }
    itemDelegate.tableView(self, didSelect: item, at: indexPath)
    messageObserver?.messageEnded(result: nil)
  }
}
