import TableModel

/// The fetched objects in the order of sort descriptors, in sections by a key.
struct SortedObjects: FetchedArrangement {
  /// One section of adjacent objects.
  struct Run {
    let name: String
    var range: Range<Int>
  }

  let order: FetchedOrder
  var rows: [FetchedRow] = []
  var runs: [Run] = []

  /// The rows by the identity of their objects.
  private var known: [Item.Origin: FetchedRow] = [:]

  /// Fetches the objects of a store.
  ///
  /// - Complexity: O(n log n).
  /// - Throws: The error about a section whose objects are not next to each other.
  init(_ sections: [Section], _ order: FetchedOrder) throws(FetchedResultsError) {
    self.order = order
    var found: [FetchedRow] = []
    for section in sections {
      for item in section.items {
        guard known[item.origin] == nil, let row = order.row(item) else { continue }
        known[item.origin] = row
        found.append(row)
      }
    }
    rows = found.sorted { order.precedes($0, $1) }
    runs = try makeRuns()
  }

  var sectionCount: Int { runs.count }

  var sectionNames: [String] { runs.map(\.name) }

  func objectCount(inSection section: Int) -> Int {
    runs.indices.contains(section) ? runs[section].range.count : 0
  }

  func object(at indexPath: IndexPath) -> Item? {
    guard runs.indices.contains(indexPath.section) else { return nil }
    let range = runs[indexPath.section].range
    guard (0..<range.count).contains(indexPath.row) else { return nil }
    return rows[range.lowerBound + indexPath.row].object
  }

  func indexPath(of origin: Item.Origin) -> IndexPath? {
    known[origin].flatMap { path(ofRow: index(of: $0)) }
  }

  /// Returns the path of a row by its number among all rows.
  func path(ofRow index: Int) -> IndexPath {
    var range = 0..<max(runs.count, 1)
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        runs[middle].range.lowerBound <= index
        ? middle..<range.upperBound : range.lowerBound..<middle
    }
    let section = range.lowerBound
    let start = runs.indices.contains(section) ? runs[section].range.lowerBound : 0
    return IndexPath(row: index - start, section: section)
  }

  /// Returns the number of a known row among all rows.
  func index(of row: FetchedRow) -> Int { rows.leadingCount { order.precedes($0, row) } }

  /// Returns the sections of the current rows.
  private func makeRuns() throws(FetchedResultsError) -> [Run] {
    guard order.sectionKey != nil else { return [Run(name: "", range: 0..<rows.count)] }
    var runs: [Run] = []
    var names: Set<ItemID> = []
    for (index, row) in rows.enumerated() {
      if let last = runs.last, last.name.utf8.elementsEqual(row.sectionName.utf8) {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
        continue
      }
      guard names.insert(ItemID(row.sectionName)).inserted else {
        throw .outOfOrderSection(index: index, name: row.sectionName)
      }
      runs.append(Run(name: row.sectionName, range: index..<index + 1))
    }
    return runs
  }

  mutating func apply(
    _ changes: [TableChange],
    _ sections: [Section],
    _ era: FetchedResultsEra
  ) throws(FetchedResultsError) -> FetchedBatch {
    let touched = touch(FetchedTransaction(changes))
    guard !touched.isEmpty else { return FetchedBatch() }
    let before = self
    let placed = touched.filter { !$0.keepsPlace }
    let removed = placed.compactMap { row in row.old.map { before.index(of: $0) } }.sorted()
    for row in touched where row.keepsPlace {
      if let new = row.new { rows[before.index(of: new)] = new }
    }
    let slots = merge(placed.compactMap(\.new), without: removed)
    runs = try makeRuns()
    let comparison = FetchedComparison(
      from: before,
      to: self,
      touched: touched,
      removed: removed,
      inserted: slots
    )
    return comparison.makeBatch(era)
  }

  /// Updates the known rows, and returns those with other values.
  private mutating func touch(_ transaction: FetchedTransaction) -> [TouchedRow] {
    transaction.origins.compactMap { origin in
      let new = transaction.object(origin).flatMap(order.row)
      let old = known[origin]
      known[origin] = new
      guard old != nil || new != nil, old?.object != new?.object else { return nil }
      return TouchedRow(old: old, new: new)
    }
  }

  /// Removes rows by their old numbers and inserts others in order.
  ///
  /// - Returns: The new numbers of the inserted rows, ascending.
  private mutating func merge(_ inserted: [FetchedRow], without removed: [Int]) -> [Int] {
    let inserted = inserted.sorted { order.precedes($0, $1) }
    var merged: [FetchedRow] = []
    merged.reserveCapacity(rows.count - removed.count + inserted.count)
    var slots: [Int] = []
    var leaving = removed[...]
    for (index, row) in rows.enumerated() {
      if leaving.first == index {
        leaving.removeFirst()
        continue
      }
      while slots.count < inserted.count, order.precedes(inserted[slots.count], row) {
        merged.append(inserted[slots.count])
        slots.append(merged.count - 1)
      }
      merged.append(row)
    }
    while slots.count < inserted.count {
      merged.append(inserted[slots.count])
      slots.append(merged.count - 1)
    }
    rows = merged
    return slots
  }
}

/// An object before and after a transaction; one of both exists.
struct TouchedRow {
  let old: FetchedRow?
  let new: FetchedRow?

  /// Whether the object exists in both states, with the same sort values.
  var keepsPlace: Bool {
    guard let old, let new else { return false }
    return old.hasPlace(of: new)
  }
}

extension Array {
  /// Returns the number of leading elements for which a condition is true; it is false for the rest.
  func leadingCount(where isBefore: (Element) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        isBefore(self[middle])
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
