import TableModel

// The initial arrangement of all rows.
extension ArrangementMap {
  /// A shown row, with all data that its place depends on.
  struct Candidate {
    let number: UInt32
    let value: SortValue?
    let group: Int
  }

  /// Creates the arrangement of all rows.
  ///
  /// - Parameters:
  ///   - arrangement: The filter, the order and the grouping.
  ///   - sections: The rows of the source.
  ///   - isCancelled: Called every few thousand rows; true cancels the work.
  /// - Throws: `ArrangementError.cancelled`.
  /// - Complexity: O(n) in the rows, O(n log n) if they are sorted.
  init(
    _ arrangement: RowArrangement,
    of sections: [Section],
    isCancelled: () -> Bool = { false }
  ) throws(ArrangementError) {
    self.init(arrangement)
    var grouped: [Candidate] = []
    var pass = CandidatePass(sections, arrangement)
    for (place, section) in sections.enumerated() {
      let numbers = section.items.indices.map { _ in UInt32(nextNumber()) }
      let id = nextID()
      source.insertSection(id, rows: numbers, at: source.sections.count)
      var found = try candidates(ofSection: place, numbers, &pass, isCancelled)
      if arrangement.grouping != nil {
        if grouped.isEmpty { grouped = found } else { grouped += found }
        continue
      }
      try sort(&found, isCancelled)
      guard keepsEmptySections || !found.isEmpty else { continue }
      shown.insertSection(id, rows: found.map(\.number), at: shown.sections.count)
    }
    try group(grouped, isCancelled)
  }

  /// Returns the shown rows of a section, in their order.
  mutating func candidates(_ items: ItemList, _ numbers: [UInt32]) -> [UInt32] {
    var pass = CandidatePass([Section(items: items)], arrangement)
    guard var found = try? candidates(ofSection: 0, numbers, &pass, { false }) else { return [] }
    try? sort(&found) { false }
    return found.map(\.number)
  }

  private mutating func candidates(
    ofSection section: Int,
    _ numbers: [UInt32],
    _ pass: inout CandidatePass,
    _ isCancelled: () -> Bool
  ) throws(ArrangementError) -> [Candidate] {
    var found: [Candidate] = []
    if arrangement.filter == nil { found.reserveCapacity(numbers.count) }
    var count = 0
    while let (row, item) = pass.next(ofSection: section) {
      if count & 0xFFF == 0, isCancelled() { throw .cancelled }
      count += 1
      guard pass.matcher?.matches(item) ?? true, !isOmitted(item) else { continue }
      let group = arrangement.grouping.map { groupID(of: item, by: $0) } ?? 0
      let value = arrangement.order?.value(of: item)
      found.append(Candidate(number: numbers[row], value: value, group: group))
    }
    return found
  }

  /// Returns the id of a row's section, or a new one if its value is new.
  mutating func groupID(of item: Item, by key: RowKey) -> Int {
    let title = groupTitle(of: item, by: key)
    if let id = groups[title] { return id }
    let id = nextID()
    groups[title] = id
    titles[id] = title
    if arrangement.sortsSections { sectionValues[id] = SortValue(key.value(of: item)) }
    return id
  }

  /// Returns whether a sorted section is before another one; equal values are sorted by their texts.
  func sectionPrecedes(_ left: Int, _ right: Int) -> Bool {
    let first = sectionValues[left] ?? .missing
    let second = sectionValues[right] ?? .missing
    if first != second {
      let isDescending =
        arrangement.order?.key == arrangement.grouping && arrangement.order?.isDescending == true
        && first != .missing && second != .missing
      return isDescending ? second < first : first < second
    }
    return (titles[left] ?? "").utf8.lexicographicallyPrecedes((titles[right] ?? "").utf8)
  }

  /// Sorts rows given in source order, if an order is set.
  private func sort(
    _ rows: inout [Candidate],
    _ isCancelled: () -> Bool
  ) throws(ArrangementError) {
    guard let order = arrangement.order else { return }
    var comparisons = 0
    do {
      try rows.sort { left, right in
        comparisons += 1
        if comparisons & 0xFFFF == 0, isCancelled() { throw ArrangementError.cancelled }
        guard let first = left.value, let second = right.value else { return false }
        if order.precedes(first, second) { return true }
        // Numbers ascend in source order, so equal rows keep it.
        return !order.precedes(second, first) && left.number < right.number
      }
    } catch {
      throw .cancelled
    }
  }

  /// Creates one section per value, in the order in which the values appear in the source.
  private mutating func group(
    _ rows: [Candidate],
    _ isCancelled: () -> Bool
  ) throws(ArrangementError) {
    guard let first = rows.first?.group, let last = rows.lazy.map(\.group).max() else { return }
    // The ids count up in the order of appearance; those of source sections have no rows here.
    var ends = Array(repeating: 0, count: last - first + 1)
    for row in rows { ends[row.group - first] += 1 }
    for slot in ends.indices.dropFirst() { ends[slot] += ends[slot - 1] }
    var order = Array(repeating: 0, count: rows.count)
    var starts = ends
    for index in rows.indices.reversed() {
      let slot = rows[index].group - first
      starts[slot] -= 1
      order[starts[slot]] = index
    }
    let slots =
      arrangement.sortsSections
      ? ends.indices.sorted { sectionPrecedes(first + $0, first + $1) } : Array(ends.indices)
    for slot in slots where starts[slot] < ends[slot] {
      if slot & 0xFFF == 0, isCancelled() { throw .cancelled }
      var members = order[starts[slot]..<ends[slot]].map { rows[$0] }
      let place = shown.sections.count
      if tracksAppearance {
        appearance.insertSection(first + slot, rows: members.map(\.number), at: place)
        try sort(&members, isCancelled)
      }
      shown.insertSection(first + slot, rows: members.map(\.number), at: place)
    }
  }
}

/// One pass over the rows of all sections that an arrangement may show.
private struct CandidatePass {
  var matcher: QueryMatcher?
  private var scan: SectionScan
  private var pending: (path: IndexPath, item: Item)?

  init(_ sections: [Section], _ arrangement: RowArrangement) {
    matcher = arrangement.filter.map { QueryMatcher($0) }
    var keys = arrangement.order?.parts.map(\.key) ?? []
    if let grouping = arrangement.grouping { keys.append(grouping) }
    scan = SectionScan(sections, RowRequest(arrangement.filter, keys: keys))
    pending = scan.next()
  }

  /// Returns the next row of a section; nil at its end.
  mutating func next(ofSection section: Int) -> (row: Int, item: Item)? {
    guard let (path, item) = pending, path.section == section else { return nil }
    pending = scan.next()
    return (path.row, item)
  }
}
