extension TableDifference {
  /// Returns the batches that update a table view from one state to the other.
  ///
  /// - Parameters:
  ///   - policy: `.lenient` gives one batch, `.uikit` as many as UIKit needs to accept each.
  ///   - reloaded: Further rows that need a new cell, by their old paths.
  ///   - reloadedSections: Sections to reload, by their old numbers.
  /// - Returns: The batches in order; empty if the states are equal.
  public func stages(
    _ policy: BatchPolicy,
    reloading reloaded: [IndexPath] = [],
    reloadedSections: [Int] = []
  ) -> [DifferenceStage] {
    let plan = DifferencePlan(self)
    let reloads = Reloads(rows: reloaded, sections: reloadedSections)
    if policy == .lenient || plan.isPlain && reloads.fits(self) {
      let updates = updates(reloads)
      return updates.isEmpty
        ? [] : [DifferenceStage(updates: updates, sections: lastSections, isLast: true)]
    }
    return plan.stages(reloads)
  }

  /// The updates of one batch.
  ///
  /// A changed row that stays is reloaded; if it or its section moves, its cell is reconfigured.
  public var updates: TableUpdates { updates(Reloads()) }

  /// The rows and sections to reload besides the changed ones.
  struct Reloads {
    var rows: [IndexPath] = []
    var sections: [Int] = []

    /// Whether none of the rows and sections moves.
    func fits(_ difference: TableDifference) -> Bool {
      if rows.isEmpty { return true }
      let moved = Set(difference.movedRows.map(\.from))
      return rows.allSatisfy { !moved.contains($0) }
    }
  }

  var lastSections: [DifferenceStage.PartialSection] {
    after.indices.map { DifferenceStage.PartialSection(state: .new, section: $0, missing: []) }
  }

  private func updates(_ reloads: Reloads) -> TableUpdates {
    var updates = TableUpdates()
    updates.deletedSections = deletedSections
    updates.insertedSections = insertedSections
    updates.movedSections = movedSections
    updates.reloadedSections = reloads.sections
    updates.retitledSections = retitledSections.map(\.from)
    tellRows(reloads, &updates)
    let movingRows = changedRows.isEmpty ? [] : Set(movedRows.map(\.from))
    let movingSections = Set(movedSections.map(\.from))
    for change in changedRows {
      if movingRows.contains(change.from) || movingSections.contains(change.from.section) {
        updates.reconfiguredRows.append(change.from)
      } else {
        updates.reloadedRows.append(change.from)
      }
    }
    return updates
  }

  /// Adds the row operations; a moved row that needs a new cell is deleted and inserted instead.
  private func tellRows(_ reloads: Reloads, _ updates: inout TableUpdates) {
    updates.deletedRows = deletedRows
    updates.insertedRows = insertedRows
    updates.movedRows = movedRows
    guard !reloads.rows.isEmpty else { return }
    let reloaded = Set(reloads.rows)
    let fresh = movedRows.filter { reloaded.contains($0.from) }
    let moving = Set(fresh.map(\.from))
    if !fresh.isEmpty {
      updates.movedRows.removeAll { moving.contains($0.from) }
      updates.deletedRows += fresh.map(\.from)
      updates.insertedRows += fresh.map(\.to)
    }
    let going = Set(deletedSections)
    updates.reloadedRows += reloads.rows.filter {
      !moving.contains($0) && !going.contains($0.section)
    }
  }
}

extension DifferencePlan {
  /// Returns the stages that UIKit accepts, without empty ones.
  func stages(_ reloads: TableDifference.Reloads) -> [DifferenceStage] {
    let all: [(TableUpdates, [DifferenceStage.PartialSection])] = [
      (firstUpdates(reloads), first.map { section($0, isFilled: false) }),
      (secondUpdates, second.map { section($0, isFilled: false) }),
      (thirdUpdates, second.map { section($0, isFilled: true) }),
      (lastUpdates, difference.lastSections),
    ]
    let told = all.filter { !$0.0.isEmpty }
    return told.enumerated().map { number, stage in
      let isLast = number == told.count - 1
      let sections = isLast ? difference.lastSections : stage.1
      return DifferenceStage(updates: stage.0, sections: sections, isLast: isLast)
    }
  }

  private func section(_ place: StagedSection, isFilled: Bool) -> DifferenceStage.PartialSection {
    switch place {
    case .kept(_, let new) where isFilled:
      DifferenceStage.PartialSection(state: .new, section: new, missing: [])
    case .kept(let old, _):
      DifferenceStage.PartialSection(state: .old, section: old, missing: deleted[old] ?? [])
    case .new(let new):
      DifferenceStage.PartialSection(
        state: .new,
        section: new,
        missing: isFilled ? [] : movedIn[new] ?? []
      )
    case .late(let old):
      DifferenceStage.PartialSection(
        state: .old,
        section: old,
        missing: isFilled ? movedOut[old] ?? [] : []
      )
    }
  }

  private func firstUpdates(_ reloads: TableDifference.Reloads) -> TableUpdates {
    var updates = TableUpdates()
    updates.deletedRows = difference.deletedRows
    updates.deletedSections = earlySections
    updates.insertedSections = first.indices.filter {
      if case .new = first[$0] { true } else { false }
    }
    updates.reloadedSections = reloads.sections
    updates.reloadedRows = Set(difference.changedRows.map(\.from) + reloads.rows).sorted()
    updates.retitledSections = difference.retitledSections.map(\.from)
    return updates
  }

  private var secondUpdates: TableUpdates {
    var updates = TableUpdates()
    updates.movedSections = sectionMoves
    return updates
  }

  private var thirdUpdates: TableUpdates {
    let numbers = RowNumbers(self)
    var updates = TableUpdates()
    updates.movedRows = difference.movedRows.map {
      RowMove(from: numbers.source($0.from), to: numbers.target($0.to))
    }
    updates.insertedRows = difference.insertedRows.map(numbers.target)
    return updates
  }

  private var lastUpdates: TableUpdates {
    var updates = TableUpdates()
    updates.deletedSections = second.indices.filter {
      if case .late = second[$0] { true } else { false }
    }
    return updates
  }

  /// The rows deleted in the first stage, section by section.
  var deleted: [Int: [Int]] {
    var rows: [Int: [Int]] = [:]
    for path in difference.deletedRows { rows[path.section, default: []].append(path.row) }
    return rows
  }

  /// The row numbers before and after the third stage.
  struct RowNumbers {
    private var sources: [Int: Int] = [:]
    private var targets: [Int: Int] = [:]
    private let deleted: [Int: [Int]]

    init(_ plan: DifferencePlan) {
      deleted = plan.deleted
      for (number, place) in plan.second.enumerated() {
        switch place {
        case .kept(let old, let new):
          sources[old] = number
          targets[new] = number
        case .new(let new): targets[new] = number
        case .late(let old): sources[old] = number
        }
      }
    }

    /// Returns the path of a row before the third stage, from its old path.
    func source(_ path: IndexPath) -> IndexPath {
      let gone = deleted[path.section]?.partitionPoint { $0 < path.row } ?? 0
      return IndexPath(row: path.row - gone, section: sources[path.section] ?? 0)
    }

    /// Returns the path of a row after the third stage, from its new path.
    func target(_ path: IndexPath) -> IndexPath {
      IndexPath(row: path.row, section: targets[path.section] ?? 0)
    }
  }
}
