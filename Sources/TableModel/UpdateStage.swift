/// A part of a batch that a table view takes as a batch of its own, and the table between two such parts.
///
/// UIKit refuses some combinations although each part of them is fine: it takes no row into a section that
/// comes in the same batch, none out of one that goes, and nothing in one that moves. In stages all of them
/// pass: what goes, then rows that move and come, then empty sections that go, then sections that move.
public struct UpdateStage: Sendable {
  /// The batch.
  public let updates: TableUpdates

  /// The rows of each section when the batch is done.
  public let counts: [Int]

  let sections: [StagedSection]

  /// Whether the rows are in their sections as they do after all stages.
  let isFilled: Bool

  /// The rows that are gone, where the others are as before, by the old number of their section.
  let gone: [Int: PositionMap]

  let map: TableUpdatesMap

  private let sectionOfNew: [Int: Int]
  private let sectionOfOld: [Int: Int]

  init(
    _ updates: TableUpdates,
    _ sections: [StagedSection],
    isFilled: Bool,
    gone: [Int: PositionMap],
    _ map: TableUpdatesMap
  ) {
    self.updates = updates
    self.sections = sections
    self.isFilled = isFilled
    self.gone = gone
    self.map = map
    var sectionOfNew: [Int: Int] = [:]
    var sectionOfOld: [Int: Int] = [:]
    counts = sections.enumerated().map { section, place in
      if case .kept(_, let new) = place { sectionOfNew[new] = section }
      if case .new(let new) = place { sectionOfNew[new] = section }
      if case .kept(let old, _) = place { sectionOfOld[old] = section }
      if case .late(let old) = place { sectionOfOld[old] = section }
      return switch place {
      case .kept(_, let new) where isFilled: map.after[new]
      case .kept(let old, _),
        .late(let old) where !isFilled:
        map.before[old] - (gone[old]?.removed.count ?? 0)
      case .new(let new) where isFilled: map.after[new]
      default: 0
      }
    }
    self.sectionOfNew = sectionOfNew
    self.sectionOfOld = sectionOfOld
  }
}

extension UpdateStage {
  /// Which section one of this moment is after all stages, or nil for one that goes.
  public func lastSection(of section: Int) -> Int? {
    guard sections.indices.contains(section) else { return nil }
    return switch sections[section] {
    case .kept(_, let new), .new(let new): new
    case .late: nil
    }
  }

  /// Where a section is at this moment that has a number after all stages, or nil.
  public func section(ofLast section: Int) -> Int? { sectionOfNew[section] }

  /// Where a row of this moment is after all stages, or nil if there is none.
  ///
  /// - Complexity: O(log k) for k operations.
  public func lastPath(of path: IndexPath) -> IndexPath? {
    guard counts.indices.contains(path.section), path.row >= 0, path.row < counts[path.section]
    else { return nil }
    switch sections[path.section] {
    case .kept(_, let new) where isFilled: return IndexPath(row: path.row, section: new)
    case .new(let new) where isFilled: return IndexPath(row: path.row, section: new)
    case .kept(let old, _), .late(let old):
      let row = gone[old].map { $0.oldPlace(of: path.row) } ?? path.row
      return row.flatMap { map.newPath(of: IndexPath(row: $0, section: old)) }
    case .new: return nil
    }
  }

  /// Where a row is at this moment that has a place after all stages, or nil while it is not there.
  ///
  /// - Complexity: O(log k) for k operations.
  public func path(ofLast path: IndexPath) -> IndexPath? {
    if isFilled {
      return sectionOfNew[path.section].map { IndexPath(row: path.row, section: $0) }
    }
    guard let old = map.oldPath(of: path), let section = sectionOfOld[old.section] else {
      return nil
    }
    let row = gone[old.section].map { $0.newPlace(of: old.row) } ?? old.row
    return row.map { IndexPath(row: $0, section: section) }
  }
}

/// A section between two stages.
enum StagedSection: Hashable, Sendable {
  /// One that stays, by its numbers before and after all stages.
  case kept(old: Int, new: Int)

  /// One that came, by its number after all stages.
  case new(Int)

  /// One that goes when its rows have left it, by its number before all stages.
  case late(Int)
}
