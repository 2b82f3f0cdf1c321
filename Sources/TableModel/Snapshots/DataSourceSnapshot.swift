/// The sections and items of a diffable data source at one moment, as identifiers.
///
/// A snapshot is a value: get it from the data source, change it, apply it. The screen changes only
/// when it is applied. (UIKit: `NSDiffableDataSourceSnapshot`.)
///
/// ```swift
/// var snapshot = DataSourceSnapshot<String, Int>()
/// try snapshot.appendSections(["fruit"])
/// try snapshot.appendItems([1, 2, 3])
/// try snapshot.moveItem(3, beforeItem: 1)
/// snapshot.itemIdentifiers  // [3, 1, 2]
/// ```
///
/// Mistakes that stop an app in UIKit are thrown here, and the snapshot is unchanged. A copy is
/// O(1). Appending an item to a section costs the same in large and small snapshots.
public struct DataSourceSnapshot<SectionIdentifier, ItemIdentifier>: Sendable
where
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
{
  /// The sections in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifier] = []

  /// The items of each section, in the order of ``sectionIdentifiers``.
  @usableFromInline var rows: [[ItemIdentifier]] = []

  /// The index of all items, once a path was requested.
  var index: SnapshotIndex<ItemIdentifier>?

  /// The number of each section.
  var sectionNumbers: [SectionIdentifier: Int] = [:]

  /// The items whose cells must be created again, in the order of the calls.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifier] = []

  /// The items whose cells must be configured again, in the order of the calls.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifier] = []

  /// The sections to reload, in the order of the calls.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifier] = []

  /// The warnings that UIKit logs for the calls so far.
  public internal(set) var warnings: [TableWarning] = []

  /// Creates a snapshot without sections.
  public init() {}
}

extension DataSourceSnapshot: Equatable {
  /// Whether both have the same sections with the same items and the same pending reloads.
  public static func == (left: Self, right: Self) -> Bool {
    left.sectionIdentifiers == right.sectionIdentifiers && left.rows == right.rows
      && left.reloadedItemIdentifiers == right.reloadedItemIdentifiers
      && left.reconfiguredItemIdentifiers == right.reconfiguredItemIdentifiers
      && left.reloadedSectionIdentifiers == right.reloadedSectionIdentifiers
  }
}

// MARK: Queries

extension DataSourceSnapshot {
  /// The number of items in all sections.
  ///
  /// - Complexity: O(s) for s sections.
  public var numberOfItems: Int { rows.reduce(0) { $0 + $1.count } }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifier] { Array(rows.joined()) }

  /// Returns the number of items of a section.
  ///
  /// - Throws: D5 if the section does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifier) throws(TableError) -> Int {
    rows[try number(of: identifier, for: .ask)].count
  }

  /// Returns the items of a section.
  ///
  /// - Throws: D5 if the section does not exist.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifier
  ) throws(TableError) -> [ItemIdentifier] {
    rows[try number(of: identifier, for: .ask)]
  }

  /// Returns the section that contains an item, or nil.
  public func sectionIdentifier(containingItem identifier: ItemIdentifier) -> SectionIdentifier? {
    indexPath(of: identifier).map { sectionIdentifiers[$0.section] }
  }

  /// Returns the number of an item among all items, or nil.
  ///
  /// - Complexity: O(s) for s sections.
  public func indexOfItem(_ identifier: ItemIdentifier) -> Int? {
    indexPath(of: identifier).map { path in
      rows[..<path.section].reduce(path.row) { $0 + $1.count }
    }
  }

  /// Returns the number of a section, or nil.
  public func indexOfSection(_ identifier: SectionIdentifier) -> Int? {
    sectionNumbers[identifier]
  }

  /// Returns the path of an item, or nil.
  ///
  /// - Complexity: O(1).
  public func indexPath(of identifier: ItemIdentifier) -> IndexPath? {
    guard let index else { return found(identifier) }
    return index.path(of: identifier, in: rows)
  }

  /// Returns the item at a path, or nil.
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
