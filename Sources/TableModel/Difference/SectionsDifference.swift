/// What becomes of sections with their rows, and the changes that make one state of them into the other.
///
/// Rows are told apart by their ids, sections by the place that the document loaded them from or by their
/// headers. A row whose value differs is changed; its spelling alone (spaces, line ends) does not count.
public struct SectionsDifference: Sendable {
  /// What becomes of everything, without content.
  public let difference: TableDifference

  /// The ids that come more than once in a state, which were matched in order; each once, a hundred at most.
  public let repeatedIDs: [ItemID]

  private let old: [Section]
  private let new: [Section]

  /// How sections are told apart.
  public enum SectionIdentity: Sendable {
    /// By their headers, equal ones in order: the states are of two documents.
    case header

    /// By the place that both states loaded them from, and by their headers where they were made since.
    case origin
  }

  /// Compares two states to the end.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state after.
  ///   - identity: How sections are told apart.
  /// - Complexity: O(n) reads of ids; values of rows that both states take from one file are not read.
  public init(from old: [Section], to new: [Section], sections identity: SectionIdentity = .header)
  {
    self.init(from: old, to: new, sections: identity) { (_) throws(Never) in }
  }

  /// Compares two states.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state after.
  ///   - identity: How sections are told apart.
  ///   - check: Asked every few thousand rows with the rows of both states that were looked at.
  /// - Throws: What `check` throws.
  /// - Complexity: O(n) reads of ids; values of rows that both states take from one file are not read.
  public init<Failure: Error>(
    from old: [Section],
    to new: [Section],
    sections identity: SectionIdentity,
    check: (_ rows: Int) throws(Failure) -> Void
  ) throws(Failure) {
    self.old = old
    self.new = new
    var rows = RowIdentities()
    let oldRows = try rows.take(old, check)
    let newRows = try rows.take(new, check)
    repeatedIDs = rows.repeated
    let before = DifferenceState(
      sections: SectionKey.keys(old, by: identity),
      rows: oldRows,
      mayRepeat: !repeatedIDs.isEmpty
    )
    let after = DifferenceState(
      sections: SectionKey.keys(new, by: identity),
      rows: newRows,
      mayRepeat: !repeatedIDs.isEmpty
    )
    let contents = rows.contents
    var difference = TableDifference(from: before, to: after) { from, to in
      let left = contents[from.section][from.row]
      let right = contents[old.count + to.section][to.row]
      if let left, left == right { return false }
      return old[from.section].items[from.row].differs(from: new[to.section].items[to.row])
    }
    for (number, source) in difference.sectionSources.enumerated() {
      guard let source, old[source].isTitled(otherThan: new[number]) else { continue }
      difference.retitledSections.append(SectionMove(from: source, to: number))
    }
    self.difference = difference
  }

  /// The changes, in as many batches as a table view needs under a policy; none where nothing is different.
  public func stages(_ policy: BatchPolicy) -> [[TableChange]] {
    let plan = DifferencePlan(difference)
    let stages = [
      firstChanges(plan), sectionMoves(plan), rowMoves(plan), lastChanges(plan),
    ].filter { !$0.isEmpty }
    if stages.isEmpty { return [] }
    return policy == .lenient || plan.isPlain ? [stages.flatMap(\.self)] : stages
  }
}

extension SectionsDifference {
  /// How a section is told from others.
  private enum SectionKey: Hashable {
    case origin(Int)
    case header(ItemID, occurrence: Int)

    static func keys(_ sections: [Section], by identity: SectionIdentity) -> [SectionKey] {
      var counts: [ItemID: Int] = [:]
      return sections.map { section in
        if identity == .origin, let origin = section.origin { return .origin(origin) }
        let header = ItemID(section.header)
        counts[header, default: 0] += 1
        return .header(header, occurrence: counts[header, default: 0])
      }
    }
  }

  private func firstChanges(_ plan: DifferencePlan) -> [TableChange] {
    var changes = difference.changedRows.map { change in
      old[change.from.section].items[change.from.row]
        .change(to: new[change.to.section].items[change.to.row], at: change.from)
    }
    for move in difference.retitledSections {
      let (left, right) = (old[move.from], new[move.to])
      if left.header != right.header {
        changes.append(.header(section: move.from, from: left.header, to: right.header))
      }
      if left.footer != right.footer {
        changes.append(.footer(section: move.from, from: left.footer, to: right.footer))
      }
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
      let content = new[section].without(plan.movedIn[section] ?? [])
      changes.append(.insertSection(content, at: number))
    }
    return changes
  }

  private func sectionMoves(_ plan: DifferencePlan) -> [TableChange] {
    guard !plan.sectionMoves.isEmpty else { return [] }
    var list = SequentialEdits.List()
    list.leaving = plan.sectionMoves.map(\.from).sorted()
    list.arriving = plan.sectionMoves.map {
      ($0.to, SequentialEdits.Place(list: 0, index: $0.from))
    }
    return SequentialEdits([list]).edits().compactMap { edit in
      guard case .move(let from, let to) = edit else { return nil }
      return .moveSection(from: from.index, to: to.index)
    }
  }

  private func rowMoves(_ plan: DifferencePlan) -> [TableChange] {
    guard !(difference.movedRows.isEmpty && difference.insertedRows.isEmpty) else { return [] }
    let numbers = DifferencePlan.RowNumbers(plan)
    var lists = Array(repeating: SequentialEdits.List(), count: plan.second.count)
    for move in difference.movedRows {
      let from = numbers.source(move.from)
      let to = numbers.target(move.to)
      lists[from.section].leaving.append(from.row)
      let source = SequentialEdits.Place(list: from.section, index: from.row)
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
    return SequentialEdits(lists).edits().map { change($0, plan) }
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

extension SequentialEdits.Place {
  fileprivate var path: IndexPath { IndexPath(row: index, section: list) }
}

extension [Int] {
  /// Neighbouring numbers of an ascending list, joined.
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
  /// The section without some of its rows, which come ascending.
  fileprivate func without(_ rows: [Int]) -> Section {
    var section = self
    for range in rows.runs.reversed() { section.items.removeSubrange(range) }
    return section
  }

  fileprivate func isTitled(otherThan other: Section) -> Bool {
    header != other.header || footer != other.footer
  }
}
