extension BatchCheck {
  /// Checks for two operations on the same row or section; reports the smallest or the earliest
  /// one.
  mutating func checkConflicts() throws(BatchError) {
    let row = reloadedRows.first(where: deletedRows.holdsSorted)
    let section = reloadedSections.first(where: deletedSections.holdsSorted)
    if let section, section <= row?.section ?? section { throw .deletesAndReloadsSection(section) }
    if let row { throw .deletesAndReloads(row) }
    try checkRowMoves()
    try checkSectionMoves()
  }

  private mutating func checkRowMoves() throws(BatchError) {
    var sources: Set<IndexPath> = []
    var targets: Set<IndexPath> = []
    let isAlone = movedRows.count == 1
    var intoInserted: Int?
    var outOfDeleted: Int?
    for move in movedRows {
      if deletedRows.holdsSorted(move.from) { throw .deletesAndMoves(move.from, isReload: false) }
      if reloadedRows.holdsSorted(move.from) { throw .deletesAndMoves(move.from, isReload: true) }
      if insertedRows.holdsSorted(move.to) { throw .insertsAndMoves(move.to) }
      if !isAlone {
        if !sources.insert(move.from).inserted { throw .movesTwiceFrom(move.from) }
        if !targets.insert(move.to).inserted { throw .movesTwiceTo(move.to) }
      }
      if insertedSections.holdsSorted(move.to.section) {
        if policy == .uikit { throw .movesIntoInsertedSection(move.to.section) }
        intoInserted = intoInserted ?? move.to.section
      }
      if deletedSections.holdsSorted(move.from.section) {
        if policy == .uikit { throw .movesOutOfDeletedSection(move.from.section) }
        outOfDeleted = outOfDeleted ?? move.from.section
      }
    }
    if let intoInserted {
      warn(
        "UIKit rejects moving a row into a section inserted in the same batch (\(intoInserted))"
          + " [observed: TLIndexPathTools#13]"
      )
    }
    if let outOfDeleted {
      warn(
        "UIKit rejects moving a row out of a section deleted in the same batch (\(outOfDeleted))"
          + " [observed: TLIndexPathTools#20]"
      )
    }
  }

  private func checkSectionMoves() throws(BatchError) {
    var sources: Set<Int> = []
    var targets: Set<Int> = []
    for move in movedSections {
      if deletedSections.holdsSorted(move.from) { throw .deletesAndMovesSection(move.from) }
      if insertedSections.holdsSorted(move.to) { throw .insertsAndMovesSection(move.to) }
      if !sources.insert(move.from).inserted { throw .movesSectionTwice(move.from) }
      if !targets.insert(move.to).inserted { throw .movesSectionTwice(move.to) }
    }
  }

  /// Checks for changes that UIKit does not support in a batch that moves their section.
  mutating func checkMovedSections() throws(BatchError) {
    if movedSections.isEmpty { return }
    let sources = Dictionary(movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    let targets = Set(sources.values)
    if let path = insertedRows.first(where: { targets.contains($0.section) }) {
      if policy == .uikit { throw .insertsRowIntoMovedSection(path.section) }
      warn(
        "UIKit rejects inserting a row into a section that moves in the same batch (\(path))"
          + " [observed: Bento#51]"
      )
    }
    for path in reloadedRows {
      guard let target = sources[path.section] else { continue }
      if policy == .uikit {
        throw .reloadsRowInMovedSection(target, falseTally(from: path.section, to: target))
      }
      warn(
        "UIKit rejects reloading a row of a section that moves in the same batch (\(path))"
          + " [observed: rdar 27041784]"
      )
      break
    }
    let move = movedRows.first {
      sources[$0.from.section] != nil || targets.contains($0.to.section)
    }
    if let move {
      warn(
        "UIKit does not show a row's move if its section moves in the same batch"
          + " (\(move.from) to \(move.to)) [observed: Differ#29]"
      )
    }
    if policy == .uikit, !(deletedSections.isEmpty && insertedSections.isEmpty) {
      warn(
        "UIKit is unreliable if sections move in the batch that inserts or deletes others"
          + " [observed: RZCollectionList#15]"
      )
    }
  }

  private func falseTally(from old: Int, to new: Int) -> BatchError.RowCountMismatch {
    let tally = tally(from: old, to: new)
    let reloads = reloadedRows.count { $0.section == old }
    return BatchError.RowCountMismatch(
      before: tally.before,
      after: tally.after,
      inserted: tally.inserted - reloads,
      deleted: tally.deleted,
      movedIn: tally.movedIn,
      movedOut: tally.movedOut
    )
  }

  /// Returns the counts of a section, after a pass over all operations.
  func tally(from old: Int, to new: Int) -> BatchError.RowCountMismatch {
    let reloads = reloadedRows.count { $0.section == old }
    return BatchError.RowCountMismatch(
      before: before[old],
      after: after[new],
      inserted: insertedRows.count { $0.section == new } + reloads,
      deleted: deletedRows.count { $0.section == old } + reloads,
      movedIn: movedRows.count { $0.to.section == new },
      movedOut: movedRows.count { $0.from.section == old }
    )
  }
}
