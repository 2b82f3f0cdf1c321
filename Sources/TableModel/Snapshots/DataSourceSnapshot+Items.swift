// Items: they come, go, move and are marked.
extension DataSourceSnapshot {
  /// Puts items at the end of a section.
  ///
  /// Items that the snapshot has already are moved there, with a warning.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once.
  ///   - section: The section, or nil for the last one.
  /// - Throws: D1 where items are not unique, D5 or D6 where there is no such section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier],
    toSection section: SectionIdentifier? = nil
  ) throws(TableError) {
    let number: Int
    if let section {
      number = try self.number(of: section, for: .append)
    } else if sectionIdentifiers.isEmpty {
      throw .snapshot(.noSections)
    } else {
      number = sectionIdentifiers.count - 1
    }
    try checkUnique(identifiers)
    takeOutPresent(identifiers)
    put(identifiers, at: IndexPath(row: rows[number].count, section: number))
  }

  /// Puts items before another one.
  ///
  /// - Throws: D1 where items are not unique, D4 where the other one is unknown, D7 where it is one of them.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    beforeItem anchor: ItemIdentifier
  ) throws(TableError) {
    try insertItems(identifiers, beside: anchor, offset: 0)
  }

  /// Puts items after another one.
  ///
  /// - Throws: D1 where items are not unique, D4 where the other one is unknown, D7 where it is one of them.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    afterItem anchor: ItemIdentifier
  ) throws(TableError) {
    try insertItems(identifiers, beside: anchor, offset: 1)
  }

  /// Takes items out.
  ///
  /// - Throws: D4 where one is unknown.
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) throws(TableError) {
    for identifier in identifiers { _ = try path(of: identifier, for: .delete) }
    takeOut(identifiers)
    forgetMarks(of: identifiers)
  }

  /// Gives a section these items and no others; those that are elsewhere are moved there.
  ///
  /// UIKit has a snapshot of a single section for this.
  ///
  /// - Throws: D2 where items are not unique, D5 where there is no such section.
  public mutating func replaceItems(
    inSection section: SectionIdentifier,
    with identifiers: [ItemIdentifier]
  ) throws(TableError) {
    let number = try number(of: section, for: .insert)
    let repeated = identifiers.repeated
    guard repeated.isEmpty else {
      throw .snapshot(.repeatedItemsOfSection(repeated.map { "\($0)" }))
    }
    let wanted = Set(identifiers)
    let gone = rows[number].filter { !wanted.contains($0) }
    forgetMarks(of: gone)
    takeOut(rows[number])
    takeOutPresent(identifiers)
    put(identifiers, at: IndexPath(row: 0, section: number))
  }

  /// Takes all sections and items out.
  public mutating func deleteAllItems() {
    let warnings = warnings
    self = Self()
    self.warnings = warnings
  }

  /// Puts an item before another one, in any section.
  ///
  /// - Throws: D4 where one of them is unknown.
  public mutating func moveItem(
    _ identifier: ItemIdentifier,
    beforeItem anchor: ItemIdentifier
  ) throws(TableError) {
    try moveItem(identifier, beside: anchor, offset: 0)
  }

  /// Puts an item after another one, in any section.
  ///
  /// - Throws: D4 where one of them is unknown.
  public mutating func moveItem(
    _ identifier: ItemIdentifier,
    afterItem anchor: ItemIdentifier
  ) throws(TableError) {
    try moveItem(identifier, beside: anchor, offset: 1)
  }

  /// Asks for fresh cells for items.
  ///
  /// - Throws: D3 where one is unknown.
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) throws(TableError) {
    for identifier in identifiers where indexedPath(of: identifier) == nil {
      throw .snapshot(.reloadsUnknownItem("\(identifier)"))
    }
    mark(identifiers, \.reloadedItemIdentifiers)
  }

  /// Asks for the cells of items to be filled again; they stay.
  ///
  /// - Throws: D4 where one is unknown.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) throws(TableError) {
    for identifier in identifiers { _ = try path(of: identifier, for: .reconfigure) }
    mark(identifiers, \.reconfiguredItemIdentifiers)
  }
}

extension DataSourceSnapshot {
  private mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    beside anchor: ItemIdentifier,
    offset: Int
  ) throws(TableError) {
    _ = try path(of: anchor, for: .insert)
    try checkUnique(identifiers)
    guard !identifiers.contains(anchor) else {
      throw .snapshot(.ownAnchor("\(anchor)", .insert))
    }
    takeOutPresent(identifiers)
    var place = try path(of: anchor, for: .insert)
    place.row += offset
    put(identifiers, at: place)
  }

  private mutating func moveItem(
    _ identifier: ItemIdentifier,
    beside anchor: ItemIdentifier,
    offset: Int
  ) throws(TableError) {
    _ = try path(of: identifier, for: .move)
    _ = try path(of: anchor, for: .move)
    guard identifier != anchor else { return }
    takeOut([identifier])
    var place = try path(of: anchor, for: .move)
    place.row += offset
    put([identifier], at: place)
  }

  /// The place of an item; all places are kept from now on.
  private mutating func indexedPath(of identifier: ItemIdentifier) -> IndexPath? {
    if index == nil { index = SnapshotIndex(rows) }
    return indexPath(of: identifier)
  }

  private mutating func path(
    of identifier: ItemIdentifier,
    for verb: SnapshotError.Verb
  ) throws(TableError) -> IndexPath {
    guard let path = indexedPath(of: identifier) else {
      throw .snapshot(.unknownItem("\(identifier)", verb))
    }
    return path
  }

  private func checkUnique(_ identifiers: [ItemIdentifier]) throws(TableError) {
    let repeated = identifiers.repeated
    if !repeated.isEmpty { throw .snapshot(.repeatedItems(repeated.map { "\($0)" })) }
  }

  /// Takes out those of some items that are there already, since they are about to come again.
  private mutating func takeOutPresent(_ identifiers: [ItemIdentifier]) {
    if index == nil { index = SnapshotIndex(rows) }
    let present = identifiers.filter { index?.contains($0) ?? false }
    guard !present.isEmpty else { return }
    warnings.append(
      present.count == 1
        ? "1 of the identifiers is in the snapshot already; the item that is there moves into place"
        : "\(present.count) of the identifiers are in the snapshot already; the items that are there"
          + " move into place"
    )
    takeOut(present)
  }

  private mutating func takeOut(_ identifiers: [ItemIdentifier]) {
    var gone: [Int: Set<Int>] = [:]
    for identifier in identifiers {
      guard let path = indexedPath(of: identifier) else { continue }
      gone[path.section, default: []].insert(path.row)
    }
    for identifier in identifiers { index?.remove(identifier) }
    for (section, places) in gone {
      if places.count == 1, let row = places.first {
        rows[section].remove(at: row)
      } else {
        var row = -1
        rows[section].removeAll { _ in
          row += 1
          return places.contains(row)
        }
      }
      index?.drift(section, by: places.count, rows[section])
    }
  }

  private mutating func put(_ identifiers: [ItemIdentifier], at path: IndexPath) {
    rows[path.section].insert(contentsOf: identifiers, at: path.row)
    let range = path.row..<path.row + identifiers.count
    index?.insert(range, ofSection: path.section, rows[path.section])
  }

  private mutating func mark(
    _ identifiers: [ItemIdentifier],
    _ list: WritableKeyPath<Self, [ItemIdentifier]>
  ) {
    let known = Set(self[keyPath: list])
    var added: Set<ItemIdentifier> = []
    self[keyPath: list] += identifiers.filter { !known.contains($0) && added.insert($0).inserted }
  }

  /// Items that are gone need no fresh cell.
  mutating func forgetMarks(of identifiers: [ItemIdentifier]) {
    guard !reloadedItemIdentifiers.isEmpty || !reconfiguredItemIdentifiers.isEmpty else { return }
    let gone = Set(identifiers)
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }
}

extension Array where Element: Hashable {
  /// The elements that come more than once, each once, in the order of their second coming.
  var repeated: [Element] {
    guard count > 1 else { return [] }
    var seen: Set<Element> = []
    seen.reserveCapacity(count)
    var told: Set<Element> = []
    return filter { !seen.insert($0).inserted && told.insert($0).inserted }
  }
}
