/// A part of a batch that a table view receives as a separate batch, and the table's state after
/// it.
///
/// UIKit rejects some combinations although each part of them is valid. In one batch, it moves no
/// row into an inserted section or out of a deleted one. It also changes no rows of a section that
/// moves. In stages all of them work: deletions, then row moves and insertions, then deletions of
/// empty sections, then section moves.
public struct UpdateStage: Sendable {
  /// The batch.
  public let updates: TableUpdates

  /// The row counts of the sections after the batch.
  public let counts: [Int]

  let sections: [StagedSection]

  /// Whether the rows are in their final sections.
  let isFilled: Bool

  /// The rows deleted so far, by the old number of their section; all others are unchanged.
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
  /// Returns the final number of a current section, or nil if it will be deleted.
  public func lastSection(of section: Int) -> Int? {
    guard sections.indices.contains(section) else { return nil }
    return switch sections[section] {
    case .kept(_, let new), .new(let new): new
    case .late: nil
    }
  }

  /// Returns the current number of a section with a final number, or nil.
  public func section(ofLast section: Int) -> Int? { sectionOfNew[section] }

  /// Returns the final path of a current row, or nil if there is none.
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

  /// Returns the current path of a row with a final path, or nil before its insertion.
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
  /// A section that stays, by its old and final numbers.
  case kept(old: Int, new: Int)

  /// A new section, by its final number.
  case new(Int)

  /// A section that is deleted after its rows have left it, by its old number.
  case late(Int)
}
