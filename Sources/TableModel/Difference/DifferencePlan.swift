/// The order of the batches that report a difference to UIKit.
///
/// In one batch, UIKit cannot move rows into an inserted section or out of a deleted one. It also
/// cannot change the rows of a section that moves. (Sources: the crash texts E16, E33;
/// DifferenceKit stages its changesets for the same reason.) So there are up to four stages:
///
/// 1. rows change and are deleted; sections that no row leaves are deleted; sections are inserted
///   with their new rows;
/// 2. sections move;
/// 3. rows move and are inserted;
/// 4. sections whose rows have left are deleted.
///
/// Unneeded stages are left out; if possible, all is one batch.
struct DifferencePlan {
  let difference: TableDifference

  /// The sections to delete in the first stage, and those to delete after rows have left them.
  ///
  /// Both are lists of old numbers.
  let earlySections: [Int]
  let lateSections: [Int]

  /// The rows that move into or out of each section inserted or deleted late, ascending.
  let movedIn: [Int: [Int]]
  let movedOut: [Int: [Int]]

  /// The sections after the first and the second stage, with their numbers in the states.
  let first: [StagedSection]
  let second: [StagedSection]

  /// The sections that have to move in the second stage.
  let sectionMoves: [SectionMove]

  init(_ difference: TableDifference) {
    self.difference = difference
    let going = Set(difference.deletedSections)
    let coming = Set(difference.insertedSections)
    var movedIn: [Int: [Int]] = [:]
    var movedOut: [Int: [Int]] = [:]
    for move in difference.movedRows {
      if coming.contains(move.to.section) {
        movedIn[move.to.section, default: []].append(move.to.row)
      }
      if going.contains(move.from.section) {
        movedOut[move.from.section, default: []].append(move.from.row)
      }
    }
    self.movedIn = movedIn.mapValues { $0.sorted() }
    self.movedOut = movedOut.mapValues { $0.sorted() }
    lateSections = difference.deletedSections.filter { movedOut[$0] != nil }
    earlySections = difference.deletedSections.filter { movedOut[$0] == nil }
    (first, second) = Self.orders(difference, late: Set(lateSections))
    sectionMoves = Self.moves(from: first, to: second, difference)
  }

  /// Whether one batch is enough.
  var isPlain: Bool { sectionMoves.isEmpty && lateSections.isEmpty && movedIn.isEmpty }

  /// Returns the sections between the stages.
  ///
  /// In both orders, the sections deleted late and then the inserted ones are between two that keep
  /// their order. So only the necessary sections move.
  private static func orders(
    _ difference: TableDifference,
    late: Set<Int>
  ) -> (first: [StagedSection], second: [StagedSection]) {
    let movers = Set(difference.movedSections.map(\.from))
    let targets = difference.sectionTargets
    var lateBehind: [[StagedSection]] = [[]]
    for old in difference.before.indices {
      if late.contains(old) {
        lateBehind[lateBehind.count - 1].append(.late(old))
      } else if targets[old] != nil, !movers.contains(old) {
        lateBehind.append([])
      }
    }
    var newBehind: [[StagedSection]] = [[]]
    var second = lateBehind[0]
    for (new, old) in difference.sectionSources.enumerated() {
      guard let old else {
        newBehind[newBehind.count - 1].append(.new(new))
        second.append(.new(new))
        continue
      }
      second.append(.kept(old: old, new: new))
      guard !movers.contains(old) else { continue }
      newBehind.append([])
      second += lateBehind[newBehind.count - 1]
    }
    var first: [StagedSection] = []
    var gap = 0
    for old in difference.before.indices {
      if late.contains(old) {
        first.append(.late(old))
      } else if let new = targets[old] {
        if !movers.contains(old) {
          first += newBehind[gap]
          gap += 1
        }
        first.append(.kept(old: old, new: new))
      }
    }
    return (first + newBehind[gap], second)
  }

  private static func moves(
    from first: [StagedSection],
    to second: [StagedSection],
    _ difference: TableDifference
  ) -> [SectionMove] {
    guard !difference.movedSections.isEmpty else { return [] }
    let movers = Set(difference.movedSections.map(\.from))
    var sources: [Int: Int] = [:]
    for (number, place) in first.enumerated() {
      if case .kept(let old, _) = place, movers.contains(old) { sources[old] = number }
    }
    return second.enumerated().compactMap { number, place in
      guard case .kept(let old, _) = place, let from = sources[old] else { return nil }
      return SectionMove(from: from, to: number)
    }
  }
}
