/// Where the rows and sections of a table go in a batch, both ways.
///
/// Nothing is stored for what the batch does not name: a section that it leaves alone costs nothing, and a
/// section of a million rows that gets one more costs one number.
public struct TableUpdatesMap: Hashable, Sendable {
  /// What happens to the rows of one section that stays and is not reloaded.
  public struct RowChanges: Hashable, Sendable {
    /// The number of the section before.
    public let oldSection: Int

    /// The number of the section afterwards.
    public let newSection: Int

    /// The rows that leave, deleted or moved, as they were before, ascending.
    public var removed: [Int] { gaps.removed }

    /// The rows that come, inserted or moved, as they are afterwards, ascending.
    public var filled: [Int] { gaps.filled }

    let gaps: PositionMap
  }

  /// The rows of each section before.
  public let before: [Int]

  /// The rows of each section afterwards.
  public let after: [Int]

  /// The sections whose rows come, go or move, by their old numbers, ascending.
  ///
  /// To replay the batch on a list of one's own: take the removed rows out of each section from the highest
  /// down, put the sections where ``newSection(of:)`` says, then the rows in from the lowest up.
  public let changedSections: [RowChanges]

  /// The sections that are built again, as they were numbered before, ascending.
  public let reloadedSections: [Int]

  /// The portability warnings, one line each.
  public let warnings: [String]

  /// Where it begins that places may be others afterwards, or nil where rows and sections all stay.
  ///
  /// Every row before this place has the same path before and after; row -1 stands for the header of a section.
  public let firstChange: IndexPath?

  let sections: PositionMap
  let sectionTargets: [Int: Int]
  let sectionSources: [Int: Int]
  let rowTargets: [IndexPath: IndexPath]
  let rowSources: [IndexPath: IndexPath]
}

extension TableUpdatesMap {
  /// The row's path after the batch, or nil if it is gone or never was.
  ///
  /// A reloaded row stays; the rows of a deleted or reloaded section are gone, except for those moved out.
  ///
  /// - Complexity: O(log k) for k operations.
  public func newPath(of old: IndexPath) -> IndexPath? {
    guard Self.holds(old, in: before) else { return nil }
    guard let firstChange, old >= firstChange else { return old }
    if let target = rowTargets[old] { return target }
    guard let section = newSection(of: old.section), !reloadedSections.holdsSorted(old.section)
    else { return nil }
    guard let gaps = gaps(ofOld: old.section) else {
      return IndexPath(row: old.row, section: section)
    }
    return gaps.newPlace(of: old.row).map { IndexPath(row: $0, section: section) }
  }

  /// The row's path before the batch, or nil if it is new or is none.
  ///
  /// - Complexity: O(log k) for k operations.
  public func oldPath(of new: IndexPath) -> IndexPath? {
    guard Self.holds(new, in: after) else { return nil }
    guard let firstChange, new >= firstChange else { return new }
    if let source = rowSources[new] { return source }
    guard let section = oldSection(of: new.section), !reloadedSections.holdsSorted(section)
    else { return nil }
    guard let gaps = gaps(ofOld: section) else { return IndexPath(row: new.row, section: section) }
    return gaps.oldPlace(of: new.row).map { IndexPath(row: $0, section: section) }
  }

  /// The number of a section after the batch, or nil if it is gone or never was.
  ///
  /// A reloaded section stays, though its rows are new.
  public func newSection(of old: Int) -> Int? {
    guard before.indices.contains(old) else { return nil }
    return sectionTargets[old] ?? sections.newPlace(of: old)
  }

  /// The number of a section before the batch, or nil if it is new or is none.
  public func oldSection(of new: Int) -> Int? {
    guard after.indices.contains(new) else { return nil }
    return sectionSources[new] ?? sections.oldPlace(of: new)
  }

  /// The paths of rows after the batch; those that are gone are left out.
  ///
  /// - Complexity: O(1) for each row before ``firstChange``, O(log k) for the others.
  public func newPaths(of old: Set<IndexPath>) -> Set<IndexPath> {
    guard let firstChange, old.contains(where: { $0 >= firstChange }) else { return old }
    return Set(old.compactMap(newPath))
  }

  private func gaps(ofOld section: Int) -> PositionMap? {
    let place = changedSections.partitionPoint { $0.oldSection < section }
    guard place < changedSections.count, changedSections[place].oldSection == section else {
      return nil
    }
    return changedSections[place].gaps
  }

  private static func holds(_ path: IndexPath, in counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
  }
}
