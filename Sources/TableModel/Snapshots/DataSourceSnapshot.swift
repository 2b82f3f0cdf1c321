/// The sections and items of a diffable data source at one moment, told apart by identifiers.
///
/// A snapshot is a value: take it from the data source, change it, apply it. Nothing is on the screen before.
/// (UIKit: `NSDiffableDataSourceSnapshot`.)
///
/// ```swift
/// var snapshot = DataSourceSnapshot<String, Int>()
/// try snapshot.appendSections(["fruit"])
/// try snapshot.appendItems([1, 2, 3])
/// try snapshot.moveItem(3, beforeItem: 1)
/// snapshot.itemIdentifiers  // [3, 1, 2]
/// ```
///
/// What UIKit stops an app for is thrown here, and the snapshot is unchanged. A copy is O(1); one item more
/// at the end of a section costs no more in a large snapshot than in a small one.
public struct DataSourceSnapshot<SectionIdentifier, ItemIdentifier>: Sendable
where
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
{
  /// The sections in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifier] = []

  /// The items of each section, in the order of ``sectionIdentifiers``.
  @usableFromInline var rows: [[ItemIdentifier]] = []

  /// The places of all items, once they were requested.
  var index: SnapshotIndex<ItemIdentifier>?

  /// The number of each section.
  var sectionNumbers: [SectionIdentifier: Int] = [:]

  /// The items whose cells are to be made again, in the order in which they were named.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifier] = []

  /// The items whose cells are to be filled again, in the order in which they were named.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifier] = []

  /// The sections that are to be built again, in the order in which they were named.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifier] = []

  /// The warnings that UIKit logs for the calls so far, one line each.
  public internal(set) var warnings: [String] = []

  /// Creates a snapshot without sections.
  public init() {}
}

extension DataSourceSnapshot: Equatable {
  /// Whether both have the same sections with the same items and ask for the same reloads.
  public static func == (left: Self, right: Self) -> Bool {
    left.sectionIdentifiers == right.sectionIdentifiers && left.rows == right.rows
      && left.reloadedItemIdentifiers == right.reloadedItemIdentifiers
      && left.reconfiguredItemIdentifiers == right.reconfiguredItemIdentifiers
      && left.reloadedSectionIdentifiers == right.reloadedSectionIdentifiers
  }
}

// MARK: Questions

extension DataSourceSnapshot {
  /// The number of items in all sections.
  ///
  /// - Complexity: O(s) for s sections.
  public var numberOfItems: Int { rows.reduce(0) { $0 + $1.count } }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifier] { Array(rows.joined()) }

  /// The number of items of a section.
  ///
  /// - Throws: D5 where there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifier) throws(TableError) -> Int {
    rows[try number(of: identifier, for: .ask)].count
  }

  /// The items of a section.
  ///
  /// - Throws: D5 where there is no such section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifier
  ) throws(TableError) -> [ItemIdentifier] {
    rows[try number(of: identifier, for: .ask)]
  }

  /// The section that holds an item, or nil.
  public func sectionIdentifier(containingItem identifier: ItemIdentifier) -> SectionIdentifier? {
    indexPath(of: identifier).map { sectionIdentifiers[$0.section] }
  }

  /// The number of an item among all items, or nil.
  ///
  /// - Complexity: O(s) for s sections.
  public func indexOfItem(_ identifier: ItemIdentifier) -> Int? {
    indexPath(of: identifier).map { path in
      rows[..<path.section].reduce(path.row) { $0 + $1.count }
    }
  }

  /// The number of a section, or nil.
  public func indexOfSection(_ identifier: SectionIdentifier) -> Int? {
    sectionNumbers[identifier]
  }

  /// The place of an item, or nil.
  ///
  /// - Complexity: O(1).
  public func indexPath(of identifier: ItemIdentifier) -> IndexPath? {
    guard let index else { return found(identifier) }
    return index.path(of: identifier, in: rows)
  }

  /// The item at a place, or nil.
  public func itemIdentifier(at path: IndexPath) -> ItemIdentifier? {
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row) else {
      return nil
    }
    return rows[path.section][path.row]
  }

  /// The number of rows of each section.
  public var rowCounts: [Int] { rows.map(\.count) }

  private func found(_ identifier: ItemIdentifier) -> IndexPath? {
    for (section, items) in rows.enumerated() {
      if let row = items.firstIndex(of: identifier) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  func number(
    of identifier: SectionIdentifier,
    for verb: SnapshotError.Verb
  ) throws(TableError) -> Int {
    guard let number = sectionNumbers[identifier] else {
      throw .snapshot(.unknownSection("\(identifier)", verb))
    }
    return number
  }
}
