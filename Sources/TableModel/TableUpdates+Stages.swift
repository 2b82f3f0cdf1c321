extension TableUpdates {
  /// Returns the batches for UIKit if it rejects this one or shows it wrongly.
  ///
  /// - Parameters:
  ///   - before: The rows of each section before the batch.
  ///   - after: The rows of each section after the batch.
  /// - Returns: The batches in order; empty if one batch is enough, or if this one is invalid for
  ///   any table.
  /// - Complexity: O(s + k log k) for s sections and k operations, plus the rows of inserted or
  ///   deleted sections.
  public func stages(before: some Collection<Int>, after: some Collection<Int>) -> [UpdateStage] {
    guard reloadedSections.isEmpty, let map = try? validated(before: before, after: after) else {
      return []
    }
    let whole = try? validated(before: before, after: after, policy: .uikit)
    if let whole, whole.warnings.isEmpty { return [] }
    return StagePlan(self, map).stages
  }
}

/// The rules that divide a batch into stages.
private struct StagePlan {
  private let updates: TableUpdates
  private let map: TableUpdatesMap

  /// The sections of the first two stages.
  private let places: [StagedSection]

  /// The rows deleted in the first stage, by the old number of their section.
  private let gone: [Int: PositionMap]

  private let early: [Int]
  private let movers: Set<Int>

  init(_ updates: TableUpdates, _ map: TableUpdatesMap) {
    self.updates = updates
    self.map = map
    let left = Dictionary(grouping: updates.movedRows.map(\.from), by: \.section)
    let deleted = Set(updates.deletedSections).sorted()
    early = deleted.filter { left[$0] == nil }
    movers = Set(updates.movedSections.map(\.from))
    var gone: [Int: PositionMap] = [:]
    for path in Set(updates.deletedRows).sorted() {
      gone[path.section, default: PositionMap()].removed.append(path.row)
    }
    for section in deleted {
      // Rows that are not moved out are deleted with their section.
      let leaving = Set((left[section] ?? []).map(\.row))
      gone[section] = PositionMap(
        removed: (0..<map.before[section]).filter { !leaving.contains($0) }
      )
    }
    for section in early { gone[section] = nil }
    self.gone = gone
    places = Self.places(map, early: Set(early), movers)
  }

  /// Returns the sections of the first stages.
  ///
  /// New sections follow the unmoved section that they will follow at the end. So none of them
  /// needs to move.
  private static func places(
    _ map: TableUpdatesMap,
    early: Set<Int>,
    _ movers: Set<Int>
  ) -> [StagedSection] {
    var followers: [Int?: [StagedSection]] = [:]
    var anchor: Int?
    for new in map.after.indices {
      guard let old = map.oldSection(of: new) else {
        followers[anchor, default: []].append(.new(new))
        continue
      }
      if !movers.contains(old) { anchor = old }
    }
    var places = followers[nil] ?? []
    for old in map.before.indices where !early.contains(old) {
      guard let new = map.newSection(of: old) else {
        places.append(.late(old))
        continue
      }
      places.append(.kept(old: old, new: new))
      places += followers[old] ?? []
    }
    return places
  }

  /// The stages with updates.
  var stages: [UpdateStage] {
    let rest = places.filter { if case .late = $0 { false } else { true } }
    let last = map.after.indices.map { new in
      map.oldSection(of: new).map { .kept(old: $0, new: new) } ?? StagedSection.new(new)
    }
    let all = [
      UpdateStage(first, places, isFilled: false, gone: gone, map),
      UpdateStage(second, places, isFilled: true, gone: gone, map),
      UpdateStage(third, rest, isFilled: true, gone: gone, map),
      UpdateStage(fourth(rest), last, isFilled: true, gone: gone, map),
    ]
    return all.filter { !$0.updates.isEmpty }
  }

  /// The first stage, which deletes rows and sections and inserts sections.
  private var first: TableUpdates {
    var first = TableUpdates()
    first.deletedSections = early
    first.deletedRows = gone.sorted { $0.key < $1.key }.flatMap { section, gaps in
      gaps.removed.map { IndexPath(row: $0, section: section) }
    }
    first.insertedSections = places.indices.filter {
      if case .new = places[$0] { true } else { false }
    }
    first.reloadedRows = Set(updates.reloadedRows).sorted().filter { map.newPath(of: $0) != nil }
    first.reconfiguredRows = updates.reconfiguredRows
    first.resizedRows = updates.resizedRows
    first.retitledSections = updates.retitledSections
    return first
  }

  /// The second stage, which moves and inserts rows.
  private var second: TableUpdates {
    let none = TableUpdates()
    let before = UpdateStage(none, places, isFilled: false, gone: gone, map)
    let after = UpdateStage(none, places, isFilled: true, gone: gone, map)
    var second = TableUpdates()
    for move in updates.movedRows {
      guard let from = before.path(ofLast: move.to), let to = after.path(ofLast: move.to) else {
        continue
      }
      second.movedRows.append(RowMove(from: from, to: to))
    }
    // The updates may also include rows of a new section, or a row twice.
    var inserted = Set(updates.insertedRows)
    let arriving = Dictionary(grouping: updates.movedRows.map(\.to), by: \.section)
    for section in Set(updates.insertedSections).sorted() {
      let taken = Set((arriving[section] ?? []).map(\.row))
      inserted.formUnion(
        (0..<map.after[section]).filter { !taken.contains($0) }
          .map { IndexPath(row: $0, section: section) }
      )
    }
    second.insertedRows = inserted.sorted().compactMap(after.path(ofLast:))
    return second
  }

  /// The third stage, which deletes the emptied sections.
  private var third: TableUpdates {
    var third = TableUpdates()
    third.deletedSections = places.indices.filter {
      if case .late = places[$0] { true } else { false }
    }
    return third
  }

  /// Returns the fourth stage, which moves sections.
  private func fourth(_ places: [StagedSection]) -> TableUpdates {
    var fourth = TableUpdates()
    for (section, place) in places.enumerated() {
      if case .kept(let old, let new) = place, movers.contains(old) {
        fourth.movedSections.append(SectionMove(from: section, to: new))
      }
    }
    // Sections that are already in their place need no moves, but only if that is true for all.
    if fourth.movedSections.allSatisfy({ $0.from == $0.to }) { fourth.movedSections = [] }
    return fourth
  }
}
