import JSON
import TableAdapters
import TableModel
import TableUI

extension Item {
  /// An item with a title, and what else is said.
  static func named(_ title: String, _ texts: (key: String, text: String)...) -> Item {
    Item(
      .object([("title", .string(title))] + texts.map { ($0.key, .string($0.text)) }),
      origin: .made(title.utf8.reduce(7) { $0 &* 31 &+ Int($1) }),
      bindings: .native
    )
  }
}

extension Section {
  /// A section of titles.
  init(_ header: String, _ titles: String...) {
    self.init(header: header, items: ItemList(titles.map { Item.named($0) }))
  }
}

/// A table view that keeps alive what it only knows.
final class KeepingTableView: ItemTableView {
  var kept: [AnyObject?] = []
}

/// A table view over two sections, with a delegate of items.
@MainActor struct ItemTable {
  let source = ItemDataSource([Section("first", "a", "b", "c", "d"), Section("second", "e")])
  let view = KeepingTableView(size: Size(width: 320, height: 330))

  init(_ delegate: (any ItemDelegate)?) throws {
    view.kept = [source, delegate]
    view.itemDataSource = source
    view.itemDelegate = delegate
    try view.layoutIfNeeded()
  }

  var titles: [[String]] { source.sections.map { $0.items.map { $0.title ?? "" } } }
}
