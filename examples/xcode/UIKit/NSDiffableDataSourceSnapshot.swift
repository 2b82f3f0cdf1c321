public import TableModel

/// A snapshot whose methods throw nothing: what ours would throw stops the program, as in UIKit.
public struct NSDiffableDataSourceSnapshot<Section, Item>: Sendable
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  /// Ours.
  public private(set) var ours = DataSourceSnapshot<Section, Item>()

  /// Makes an empty one.
  public init() {}

  init(_ ours: DataSourceSnapshot<Section, Item>) { self.ours = ours }

  private mutating func run(
    _ body: (inout DataSourceSnapshot<Section, Item>) throws(TableError) -> Void
  ) {
    do throws(TableError) { try body(&ours) } catch { fatalError("\(error)") }
  }

  public var numberOfItems: Int { ours.numberOfItems }
  public var numberOfSections: Int { ours.numberOfSections }
  public var itemIdentifiers: [Item] { ours.itemIdentifiers }
  public var sectionIdentifiers: [Section] { ours.sectionIdentifiers }

  public func itemIdentifiers(inSection section: Section) -> [Item] {
    (try? ours.itemIdentifiers(inSection: section)) ?? []
  }

  public func numberOfItems(inSection section: Section) -> Int {
    itemIdentifiers(inSection: section).count
  }

  public func indexOfItem(_ item: Item) -> Int? { ours.indexOfItem(item) }
  public func indexOfSection(_ section: Section) -> Int? { ours.indexOfSection(section) }

  public func sectionIdentifier(containingItem item: Item) -> Section? {
    ours.sectionIdentifier(containingItem: item)
  }

  public mutating func appendSections(_ sections: [Section]) {
    run { (ours) throws(TableError) in try ours.appendSections(sections) }
  }

  public mutating func deleteSections(_ sections: [Section]) {
    run { (ours) throws(TableError) in try ours.deleteSections(sections) }
  }

  public mutating func reloadSections(_ sections: [Section]) {
    run { (ours) throws(TableError) in try ours.reloadSections(sections) }
  }

  public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {
    run { (ours) throws(TableError) in try ours.appendItems(items, toSection: section) }
  }

  public mutating func insertItems(_ items: [Item], beforeItem anchor: Item) {
    run { (ours) throws(TableError) in try ours.insertItems(items, beforeItem: anchor) }
  }

  public mutating func insertItems(_ items: [Item], afterItem anchor: Item) {
    run { (ours) throws(TableError) in try ours.insertItems(items, afterItem: anchor) }
  }

  public mutating func deleteItems(_ items: [Item]) {
    run { (ours) throws(TableError) in try ours.deleteItems(items) }
  }

  public mutating func deleteAllItems() { ours.deleteAllItems() }

  public mutating func moveItem(_ item: Item, beforeItem anchor: Item) {
    run { (ours) throws(TableError) in try ours.moveItem(item, beforeItem: anchor) }
  }

  public mutating func moveItem(_ item: Item, afterItem anchor: Item) {
    run { (ours) throws(TableError) in try ours.moveItem(item, afterItem: anchor) }
  }

  public mutating func reloadItems(_ items: [Item]) {
    run { (ours) throws(TableError) in try ours.reloadItems(items) }
  }

  public mutating func reconfigureItems(_ items: [Item]) {
    run { (ours) throws(TableError) in try ours.reconfigureItems(items) }
  }
}
