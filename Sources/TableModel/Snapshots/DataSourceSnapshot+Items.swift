// Items: inserting, deleting, moving and marking.
extension DataSourceSnapshot {
  /// Appends items to a section.
  ///
  /// Items that the snapshot already has are moved there, with a warning.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once.
  ///   - section: The section, or nil for the last one.
  /// - Throws: D1 if items are not unique, D5 or D6 if the section does not exist.
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

  /// Inserts items before another one.
  ///
  /// - Throws: D1 if items are not unique, D4 if the other one is unknown, D7 if it is one of them.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    beforeItem anchor: ItemIdentifier
  ) throws(TableError) {
    try insertItems(identifiers, beside: anchor, offset: 0)
  }

  /// Inserts items after another one.
  ///
  /// - Throws: D1 if items are not unique, D4 if the other one is unknown, D7 if it is one of them.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    afterItem anchor: ItemIdentifier
  ) throws(TableError) {
    try insertItems(identifiers, beside: anchor, offset: 1)
  }

  /// Deletes items.
  ///
  /// - Throws: D4 if one is unknown.
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) throws(TableError) {
    for identifier in identifiers { _ = try path(of: identifier, for: .delete) }
    takeOut(identifiers)
    forgetMarks(of: identifiers)
  }

  /// Replaces all items of a section; items in other sections are moved there.
  ///
  /// UIKit has a snapshot of a single section for this.
  ///
  /// - Throws: D2 if items are not unique, D5 if the section does not exist.
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

  /// Deletes all sections and items.
  public mutating func deleteAllItems() {
    let warnings = warnings
    self = Self()
    self.warnings = warnings
  }

  /// Moves an item before another one, in any section.
  ///
  /// - Throws: D4 if one of them is unknown.
  public mutating func moveItem(
    _ identifier: ItemIdentifier,
    beforeItem anchor: ItemIdentifier
  ) throws(TableError) {
    try moveItem(identifier, beside: anchor, offset: 0)
  }

  /// Moves an item after another one, in any section.
  ///
  /// - Throws: D4 if one of them is unknown.
  public mutating func moveItem(
    _ identifier: ItemIdentifier,
    afterItem anchor: ItemIdentifier
  ) throws(TableError) {
    try moveItem(identifier, beside: anchor, offset: 1)
  }

  /// Requests new cells for items.
  ///
  /// - Throws: D3 if one is unknown.
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) throws(TableError) {
    for identifier in identifiers where indexedPath(of: identifier) == nil {
      throw .snapshot(.reloadsUnknownItem("\(identifier)"))
    }
    mark(identifiers, \.reloadedItemIdentifiers)
  }

  /// Requests that the existing cells of items are configured again.
  ///
  /// - Throws: D4 if one is unknown.
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

  /// Returns the path of an item, and creates the index of all items.
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

  /// Removes those items that are already present, since they are about to be inserted again.
  private mutating func takeOutPresent(_ identifiers: [ItemIdentifier]) {
    if index == nil { index = SnapshotIndex(rows) }
    let present = identifiers.filter { index?.contains($0) ?? false }
    guard !present.isEmpty else { return }
    warnings.append(.existingItems(present.map { "\($0)" }))
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

  /// Removes the marks of deleted items, which need no new cell.
  mutating func forgetMarks(of identifiers: [ItemIdentifier]) {
    guard !reloadedItemIdentifiers.isEmpty || !reconfiguredItemIdentifiers.isEmpty else { return }
    let gone = Set(identifiers)
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }
}

extension Array where Element: Hashable {
  /// The elements that occur more than once, each once, in the order of their second occurrence.
  var repeated: [Element] {
    guard count > 1 else { return [] }
    var seen: Set<Element> = []
    seen.reserveCapacity(count)
    var told: Set<Element> = []
    return filter { !seen.insert($0).inserted && told.insert($0).inserted }
  }
}
