/// A batch during its check, with every list of paths sorted and free of duplicates.
struct BatchCheck {
  let before: RowCounts
  let after: RowCounts
  let policy: BatchPolicy
  let deletedRows: [IndexPath]
  let reloadedRows: [IndexPath]
  let insertedRows: [IndexPath]
  let deletedSections: [Int]
  let reloadedSections: [Int]
  let insertedSections: [Int]

  /// The row moves in call order, which decides the error that is reported.
  let movedRows: [RowMove]

  /// The section moves in call order.
  let movedSections: [SectionMove]

  /// Warnings about operations that UIKit rejects, at most one of each kind.
  var warnings: [String] = []

  init(_ updates: TableUpdates, before: RowCounts, after: RowCounts, policy: BatchPolicy) {
    self.before = before
    self.after = after
    self.policy = policy
    var doubles: [String] = []
    deletedRows = Self.sorted(updates.deletedRows, "row", "deleted", &doubles)
    reloadedRows = Self.sorted(updates.reloadedRows, "row", "reloaded", &doubles)
    insertedRows = Self.sorted(updates.insertedRows, "row", "inserted", &doubles)
    deletedSections = Self.sorted(updates.deletedSections, "section", "deleted", &doubles)
    reloadedSections = Self.sorted(updates.reloadedSections, "section", "reloaded", &doubles)
    insertedSections = Self.sorted(updates.insertedSections, "section", "inserted", &doubles)
    movedRows = updates.movedRows
    movedSections = updates.movedSections
    for double in doubles { warn("\(double) twice in one batch; it counts once here [ours]") }
  }

  /// Whether the batch inserts, deletes and moves no rows.
  var namesNoRows: Bool { deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty }

  mutating func warn(_ text: String) { warnings.append("portability warning: \(text)") }

  private static func sorted<Place: Comparable & CustomStringConvertible>(
    _ places: [Place],
    _ noun: String,
    _ verb: String,
    _ doubles: inout [String]
  ) -> [Place] {
    guard !places.isStrictlyAscending else { return places }
    var result: [Place] = []
    result.reserveCapacity(places.count)
    var double: Place?
    for place in places.sorted() {
      if place == result.last { double = double ?? place } else { result.append(place) }
    }
    if let double { doubles.append("\(noun) \(double) is \(verb)") }
    return result
  }
}

// MARK: Places that do not exist

extension BatchCheck {
  func checkPlaces() throws(BatchError) {
    for path in deletedRows.reversed() { try checkDeleted(path, isReload: false) }
    for path in reloadedRows.reversed() { try checkDeleted(path, isReload: true) }
    try checkDeletedSections()
    for move in movedSections { try checkPlaces(of: move) }
    for section in insertedSections where section >= after.count {
      throw .insertsMissingSection(section, sections: after.count)
    }
    for path in insertedRows {
      guard path.section < after.count else {
        throw .insertsRowIntoMissingSection(path, sections: after.count)
      }
      guard path.row < after[path.section] else {
        throw .insertsMissingRow(path, rows: after[path.section])
      }
    }
    for move in movedRows { try checkPlaces(of: move) }
  }

  private func checkDeleted(_ path: IndexPath, isReload: Bool) throws(BatchError) {
    guard path.section < before.count else {
      throw .deletesRowOfMissingSection(path, sections: before.count, isReload: isReload)
    }
    guard path.row < before[path.section] else {
      throw .deletesMissingRow(path, rows: before[path.section], isReload: isReload)
    }
  }

  private func checkDeletedSections() throws(BatchError) {
    guard !(deletedSections.isEmpty && reloadedSections.isEmpty) else { return }
    let sections = [(deletedSections.last, false), (reloadedSections.last, true)]
    let largest = sections.compactMap { section, isReload in section.map { ($0, isReload) } }
      .max { $0.0 < $1.0 }
    guard let (section, isReload) = largest, section >= before.count else { return }
    throw .deletesMissingSection(section, sections: before.count, isReload: isReload)
  }

  private func checkPlaces(of move: SectionMove) throws(BatchError) {
    guard move.from < before.count else {
      throw .movesMissingSection(move.from, sections: before.count)
    }
    guard move.to < after.count else {
      throw .movesToMissingSection(move, sections: after.count)
    }
  }

  private func checkPlaces(of move: RowMove) throws(BatchError) {
    guard move.from.section < before.count else {
      throw .movesRowOfMissingSection(move.from, sections: before.count)
    }
    guard move.from.row < before[move.from.section] else {
      throw .movesMissingRow(move.from, rows: before[move.from.section])
    }
    guard move.to.section < after.count else {
      throw .movesIntoMissingSection(move, sections: after.count)
    }
    guard move.to.row < after[move.to.section] else {
      throw .movesToMissingRow(move, rows: after[move.to.section])
    }
  }
}

/// The treatment of a batch that works here although UIKit rejects it.
public enum BatchPolicy: String, CaseIterable, Hashable, Sendable {
  /// The batch is done, and its map has a portability warning.
  case lenient

  /// The batch is rejected with UIKit's text.
  case uikit
}
