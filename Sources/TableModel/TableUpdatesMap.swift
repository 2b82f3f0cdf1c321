/// The map between the old and new positions of a table's rows and sections in a batch.
///
/// Unchanged parts need no storage. A section without changes costs nothing, and one more row in a
/// section of a million rows costs one number.
public struct TableUpdatesMap: Hashable, Sendable {
  /// The changes of the rows of one section that stays and is not reloaded.
  public struct RowChanges: Hashable, Sendable {
    /// The old number of the section.
    public let oldSection: Int

    /// The new number of the section.
    public let newSection: Int

    /// The rows that leave, deleted or moved, by their old numbers, ascending.
    public var removed: [Int] { gaps.removed }

    /// The rows that enter, inserted or moved, by their new numbers, ascending.
    public var filled: [Int] { gaps.filled }

    let gaps: PositionMap
  }

  /// The old row counts of the sections.
  public let before: RowCounts

  /// The new row counts of the sections.
  public let after: RowCounts

  /// The sections whose rows are inserted, deleted or moved, by their old numbers, ascending.
  ///
  /// To replay the batch on your own list, first remove the removed rows of each section, from the
  /// highest down. Move the sections to ``newSection(of:)``, then insert the filled rows from the
  /// lowest up.
  public let changedSections: [RowChanges]

  /// The reloaded sections, by their old numbers, ascending.
  public let reloadedSections: [Int]

  /// The portability warnings, one per line.
  public let warnings: [String]

  /// The first position that may change, or nil if rows and sections all stay.
  ///
  /// Every row before it keeps its path; row -1 means the header of a section.
  public let firstChange: IndexPath?

  let sections: PositionMap
  let sectionTargets: [Int: Int]
  let sectionSources: [Int: Int]
  let rowMoves: RowMoves
}

extension TableUpdatesMap {
  /// Returns the row's path after the batch, or nil if it was deleted or did not exist.
  ///
  /// A reloaded row stays. The rows of a deleted or reloaded section are deleted, except for those
  /// moved out.
  ///
  /// - Complexity: O(log k) for k operations.
  public func newPath(of old: IndexPath) -> IndexPath? {
    guard before.holds(old) else { return nil }
    guard let firstChange, old >= firstChange else { return old }
    if let target = rowMoves.target(of: old) { return target }
    guard let section = newSection(of: old.section), !reloadedSections.holdsSorted(old.section)
    else { return nil }
    guard let gaps = gaps(ofOld: old.section) else {
      return IndexPath(row: old.row, section: section)
    }
    return gaps.newPlace(of: old.row).map { IndexPath(row: $0, section: section) }
  }

  /// Returns the row's path before the batch, or nil if it is new or does not exist.
  ///
  /// - Complexity: O(log k) for k operations.
  public func oldPath(of new: IndexPath) -> IndexPath? {
    guard after.holds(new) else { return nil }
    guard let firstChange, new >= firstChange else { return new }
    if let source = rowMoves.source(of: new) { return source }
    guard let section = oldSection(of: new.section), !reloadedSections.holdsSorted(section)
    else { return nil }
    guard let gaps = gaps(ofOld: section) else { return IndexPath(row: new.row, section: section) }
    return gaps.oldPlace(of: new.row).map { IndexPath(row: $0, section: section) }
  }

  /// Returns the number of a section after the batch, or nil if it was deleted or did not exist.
  ///
  /// A reloaded section stays, though its rows are new.
  public func newSection(of old: Int) -> Int? {
    guard before.indices.contains(old) else { return nil }
    return sectionTargets[old] ?? sections.newPlace(of: old)
  }

  /// Returns the number of a section before the batch, or nil if it is new or does not exist.
  public func oldSection(of new: Int) -> Int? {
    guard after.indices.contains(new) else { return nil }
    return sectionSources[new] ?? sections.oldPlace(of: new)
  }

  /// Whether the batch inserts, deletes or moves rows of a section.
  ///
  /// - Parameter section: The index of the section after the batch.
  /// - Returns: True if it does; false for an inserted section.
  /// - Complexity: O(log k) for k operations.
  public func changesRows(inNewSection section: Int) -> Bool {
    oldSection(of: section).map { gaps(ofOld: $0) != nil } ?? false
  }

  /// Returns the paths of rows after the batch, without deleted rows.
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
}

/// The moves of rows in a batch, each row and each place once, found by either end.
struct RowMoves: Hashable, Sendable {
  /// The moves in the order of the places that the rows leave.
  private let bySource: [RowMove]

  /// The moves in the order of the places that the rows get.
  private let byTarget: [RowMove]

  init(_ moves: [RowMove]) {
    let isSorted = moves.count < 2
    bySource = isSorted ? moves : moves.sorted { $0.from < $1.from }
    byTarget = isSorted ? moves : moves.sorted { $0.to < $1.to }
  }

  /// Returns the new path of a row that moves, or nil.
  func target(of old: IndexPath) -> IndexPath? {
    let place = bySource.partitionPoint { $0.from < old }
    return place < bySource.count && bySource[place].from == old ? bySource[place].to : nil
  }

  /// Returns the old path of a row that moved, or nil.
  func source(of new: IndexPath) -> IndexPath? {
    let place = byTarget.partitionPoint { $0.to < new }
    return place < byTarget.count && byTarget[place].to == new ? byTarget[place].from : nil
  }
}
