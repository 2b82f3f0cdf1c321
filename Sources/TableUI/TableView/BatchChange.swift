import TableModel

/// A batch with the data source's report, so that only the changes are queried.
struct BatchChange {
  let updates: TableUpdates

  /// The report of the data source, or nil if everything must be queried.
  let report: ReportedChanges?

  /// Whether sections are inserted, deleted or moved.
  var changesSections: Bool {
    !(updates.insertedSections.isEmpty && updates.deletedSections.isEmpty
      && updates.movedSections.isEmpty)
  }

  /// The sections that lose rows or are reloaded, by their old indexes; ascending, each once.
  var oldSections: [Int] {
    var sections = updates.deletedRows.sections
    for move in updates.movedRows { sections.append(move.from.section) }
    sections += updates.reloadedSections
    return sections.eachOnce
  }

  /// The sections that gain rows, by their new indexes; ascending, each once.
  var newSections: [Int] {
    var sections = updates.insertedRows.sections
    for move in updates.movedRows { sections.append(move.to.section) }
    if let report {
      for section in report.sections where section != sections.last { sections.append(section) }
    }
    return sections.eachOnce
  }

  /// Returns the sections whose header and footer must be queried again, by their new indexes,
  /// ascending and each once.
  ///
  /// A report also names a section for a changed count. If the batch explains the count, the
  /// section is left out.
  func retitledSections(_ map: TableUpdatesMap) -> [Int] {
    var sections: [Int] = []
    // A reference to the map's method would copy the map.
    for old in updates.retitledSections {
      if let section = map.newSection(of: old) { sections.append(section) }
    }
    for section in report?.sections ?? [] where !map.changesRows(inNewSection: section) {
      sections.append(section)
    }
    return sections.eachOnce
  }

  /// Returns the first position whose frame the batch may change, or nil if all frames may change.
  ///
  /// Every row before it keeps its path and its frame; row -1 means the header of a section.
  func firstMoved(_ map: TableUpdatesMap) -> IndexPath? {
    // Without a report, any height may have changed.
    guard let report, !changesSections else { return nil }
    var first = map.firstChange ?? IndexPath(row: .max, section: .max)
    first.lower(toRows: updates.reloadedRows)
    first.lower(toRows: updates.reconfiguredRows)
    first.lower(toRows: updates.resizedRows)
    first.lower(toRows: report.rows)
    first.lower(toSections: updates.reloadedSections)
    first.lower(toSections: report.resizedSections)
    first.lower(toSections: retitledSections(map))
    return first
  }
}

extension IndexPath {
  /// Becomes the first of some rows, unless it is before them.
  fileprivate mutating func lower(toRows paths: [IndexPath]) {
    for path in paths where path < self { self = path }
  }

  /// Becomes the header of the first of some sections, unless it is before it.
  fileprivate mutating func lower(toSections sections: some Sequence<Int>) {
    for section in sections { self = min(self, IndexPath(row: -1, section: section)) }
  }
}

extension Array where Element: Comparable {
  /// The elements in ascending order, each once; most often they are so already.
  var eachOnce: [Element] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1] < self[$0] }) { return self }
    var elements = self
    elements.sort()
    var kept = 1
    for index in 1..<elements.count where elements[index] != elements[kept - 1] {
      elements[kept] = elements[index]
      kept += 1
    }
    elements.removeSubrange(kept...)
    return elements
  }
}

extension Set<Int> {
  /// Returns the numbers except some; most often there is nothing to leave out.
  func without(_ others: Set<Int>) -> Set<Int> {
    isEmpty || others.isEmpty ? self : subtracting(others)
  }
}

/// The updates between the beginning and the end of a batch.
@MainActor struct PendingBatch {
  /// The number of calls to `beginUpdates()` without an end yet.
  var depth = 0

  /// The updates so far.
  var updates = TableUpdates()

  /// The animations, in call order.
  var animations: [RowAnimation] = []

  /// The closures to run when the batch is done.
  var completions: [@MainActor (Bool) -> Void] = []

  /// Whether the counts were loaded before the batch began.
  var wasLoaded = true

  /// Whether a reload during the batch overrides its updates.
  var isOverridden = false
}
