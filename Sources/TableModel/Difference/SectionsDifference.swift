/// The difference of sections with their rows, and the changes from one state to the other.
///
/// Rows are identified by their ids. Sections are identified by their index in the loaded document,
/// by their `id` or by their headers. A row with a different value is changed; its spelling
/// (spaces, line ends) does not count. Sections keep their objects: an inserted one has its own,
/// and one that stays gets the members of the other state.
public struct SectionsDifference: Sendable {
  /// The difference without content.
  public let difference: TableDifference

  /// The ids that occur more than once in a state, which were matched in order; at most a hundred.
  public let repeatedIDs: [ItemID]

  private let old: [Section]
  private let new: [Section]
  private let objects: SectionObjectComparison

  /// The identifiers of the sections.
  public enum SectionIdentity: Sendable {
    /// By their `id`, else by their headers, equal ones by their rows: the states are of two
    /// documents.
    case id

    /// By their index in the document that both states loaded; later sections by id or header.
    case origin
  }

  /// Compares two states to the end.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state after.
  ///   - identity: The identity of sections.
  ///   - names: The default member names for the objects of both states; nil for a document without
  ///     objects.
  /// - Complexity: O(n) reads of ids; values of rows that both states share from one file are not
  ///   read.
  public init(
    from old: [Section],
    to new: [Section],
    sections identity: SectionIdentity = .id,
    names: (old: SectionNames?, new: SectionNames?) = (SectionNames(), SectionNames())
  ) {
    self.init(from: old, to: new, sections: identity, names: names) { (_) throws(Never) in }
  }

  /// Creates a difference of states without objects that the caller has compared.
  ///
  /// - Parameters:
  ///   - difference: The difference of their sections and rows.
  ///   - old: The state before.
  ///   - new: The state after.
  package init(_ difference: TableDifference, from old: [Section], to new: [Section]) {
    (self.difference, self.old, self.new) = (difference, old, new)
    objects = SectionObjectComparison(oldNames: nil, newNames: nil, identity: .id)
    repeatedIDs = []
  }

  /// Compares two states.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state after.
  ///   - identity: The identity of sections.
  ///   - names: The default member names for the objects of both states; nil for a document without
  ///     objects.
  ///   - check: Called every few thousand rows with the number of compared rows of both states.
  /// - Throws: Errors of `check`.
  /// - Complexity: O(n) reads of ids; values of rows that both states share from one file are not
  ///   read.
  public init<Failure: Error>(
    from old: [Section],
    to new: [Section],
    sections identity: SectionIdentity,
    names: (old: SectionNames?, new: SectionNames?) = (SectionNames(), SectionNames()),
    check: (_ rows: Int) throws(Failure) -> Void
  ) throws(Failure) {
    self.old = old
    self.new = new
    objects = SectionObjectComparison(oldNames: names.old, newNames: names.new, identity: identity)
    var rows = RowIdentities()
    let oldRows = try rows.take(old, check)
    let newRows = try rows.take(new, check)
    repeatedIDs = rows.repeated
    let matcher = SectionMatcher(old, new, rows: (oldRows, newRows), by: identity)
    let before = DifferenceState(
      sections: Array(old.indices),
      rows: oldRows,
      mayRepeat: !repeatedIDs.isEmpty
    )
    let after = DifferenceState(
      sections: matcher.sources.enumerated().map { $1 ?? old.count + $0 },
      rows: newRows,
      mayRepeat: !repeatedIDs.isEmpty
    )
    let contents = rows.contents
    let total = (oldRows + newRows).reduce(0) { $0 + $1.count }
    // The comparison itself cannot be stopped: after an error, it skips all rows and its result is
    // dropped.
    var compared = 0
    var failure: Failure?
    var difference = withoutActuallyEscaping(check) { check in
      TableDifference(from: before, to: after) { from, to in
        compared += 1
        if compared & 0xFFF == 0, failure == nil {
          do throws(Failure) { try check(total) } catch { failure = error }
        }
        guard failure == nil else { return false }
        let left = contents[from.section][from.row]
        let right = contents[old.count + to.section][to.row]
        if let left, left == right { return false }
        return old[from.section].items[from.row].differs(from: new[to.section].items[to.row])
      }
    }
    if let failure { throw failure }
    try check(total)
    for (number, source) in difference.sectionSources.enumerated() {
      guard let source, objects.isChanged(old[source], new[number]) else { continue }
      difference.retitledSections.append(SectionMove(from: source, to: number))
    }
    self.difference = difference
  }

  /// Returns the changes, in as many batches as a policy requires; empty if the states are equal.
  public func stages(_ policy: BatchPolicy) -> [[TableChange]] {
    stages(policy) { (_) throws(Never) in }
  }

  /// Returns many changes, in as many batches as a policy requires, with support for cancellation.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - check: Called every few thousand changes with their number so far.
  /// - Returns: The changes, batch by batch; empty if the states are equal.
  /// - Throws: Errors of `check`.
  public func stages<Failure: Error>(
    _ policy: BatchPolicy,
    check: (_ changes: Int) throws(Failure) -> Void
  ) throws(Failure) -> [[TableChange]] {
    func step(_ number: Int) throws(Failure) { if number & 0xFFF == 0xFFF { try check(number) } }
    let plan = DifferencePlan(difference)
    try check(0)
    let stages = [
      try firstChanges(plan, step), try sectionMoves(plan, step), try rowMoves(plan, step),
      lastChanges(plan),
    ].filter { !$0.isEmpty }
    if stages.isEmpty { return [] }
    return policy == .lenient || plan.isPlain ? [stages.flatMap(\.self)] : stages
  }
}

extension SectionsDifference {
  private func firstChanges<Failure: Error>(
    _ plan: DifferencePlan,
    _ check: (_ step: Int) throws(Failure) -> Void
  ) throws(Failure) -> [TableChange] {
    var changes: [TableChange] = []
    changes.reserveCapacity(difference.changedRows.count)
    for change in difference.changedRows {
      try check(changes.count)
      let item = old[change.from.section].items[change.from.row]
      let other = new[change.to.section].items[change.to.row]
      changes.append(item.change(to: other, at: change.from))
    }
    for move in difference.retitledSections {
      changes += objects.changes(old[move.from], new[move.to], at: move.from)
    }
    for (section, rows) in plan.deleted.sorted(by: { $0.key > $1.key }) {
      for range in rows.runs.reversed() {
        let path = IndexPath(row: range.lowerBound, section: section)
        changes.append(.delete(old[section].items.slice(range), at: path))
      }
    }
    for section in plan.earlySections.reversed() {
      changes.append(.deleteSection(old[section], at: section))
    }
    for (number, place) in plan.first.enumerated() {
      guard case .new(let section) = place else { continue }
      let content = objects.newSection(new[section]).without(plan.movedIn[section] ?? [])
      changes.append(.insertSection(content, at: number))
    }
    return changes
  }

  private func sectionMoves<Failure: Error>(
    _ plan: DifferencePlan,
    _ check: (_ step: Int) throws(Failure) -> Void
  ) throws(Failure) -> [TableChange] {
    guard !plan.sectionMoves.isEmpty else { return [] }
    var list = SequentialEdits.List()
    list.leaving = plan.sectionMoves.map(\.from).sorted()
    list.arriving = plan.sectionMoves.map {
      ($0.to, SequentialEdits.Position(list: 0, index: $0.from))
    }
    return try SequentialEdits([list]).edits(check).compactMap { edit in
      guard case .move(let from, let to) = edit else { return nil }
      return .moveSection(from: from.index, to: to.index)
    }
  }

  private func rowMoves<Failure: Error>(
    _ plan: DifferencePlan,
    _ check: (_ step: Int) throws(Failure) -> Void
  ) throws(Failure) -> [TableChange] {
    guard !(difference.movedRows.isEmpty && difference.insertedRows.isEmpty) else { return [] }
    let numbers = DifferencePlan.RowNumbers(plan)
    var lists = Array(repeating: SequentialEdits.List(), count: plan.second.count)
    for (step, move) in difference.movedRows.enumerated() {
      try check(step)
      let from = numbers.source(move.from)
      let to = numbers.target(move.to)
      lists[from.section].leaving.append(from.row)
      let source = SequentialEdits.Position(list: from.section, index: from.row)
      lists[to.section].arriving.append((to.row, source))
    }
    for path in difference.insertedRows {
      let to = numbers.target(path)
      lists[to.section].arriving.append((to.row, nil))
    }
    for index in lists.indices {
      lists[index].leaving.sort()
      lists[index].arriving.sort { $0.place < $1.place }
    }
    return try SequentialEdits(lists).edits(check).map { change($0, plan) }
  }

  private func change(_ edit: SequentialEdits.Edit, _ plan: DifferencePlan) -> TableChange {
    switch edit {
    case .move(let from, let to): return .move(from: from.path, to: to.path)
    case .insert(let count, let place, let first):
      let section: Int? =
        switch plan.second[place.list] {
        case .kept(_, let new), .new(let new): new
        case .late: nil
        }
      let items = section.map { new[$0].items.slice(first..<first + count) } ?? ItemList()
      return .insert(items, at: place.path)
    }
  }

  private func lastChanges(_ plan: DifferencePlan) -> [TableChange] {
    plan.second.enumerated().reversed().compactMap { number, place in
      guard case .late(let section) = place else { return nil }
      return .deleteSection(old[section].without(plan.movedOut[section] ?? []), at: number)
    }
  }
}

extension SequentialEdits.Position {
  fileprivate var path: IndexPath { IndexPath(row: index, section: list) }
}

extension [Int] {
  /// The ranges of consecutive numbers in an ascending list.
  fileprivate var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in self {
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
    return runs
  }
}

extension Section {
  /// Returns the section without some of its rows, which are ascending.
  fileprivate func without(_ rows: [Int]) -> Section {
    var section = self
    for range in rows.runs.reversed() { section.items.removeSubrange(range) }
    return section
  }
}
