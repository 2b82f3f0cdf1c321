extension RowCounts {
  /// Returns the counts after a batch as far as these counts and its operations tell.
  ///
  /// A section that stays or moves keeps its count, and an inserted one has no rows. The batch may
  /// be invalid; the result is nil then.
  ///
  /// - Parameters:
  ///   - updates: The batch, with its insertions, deletions and moves of sections.
  ///   - count: The number of sections after the batch.
  ///   - changed: The sections that may have other rows after the batch, by their old numbers.
  /// - Returns: The counts, and the sections whose count is not known from them, by their new
  ///   numbers; ascending, each once. Nil if the operations do not lead to that many sections.
  /// - Complexity: O(k log s) for k operations and changed sections in s sections.
  package func following(
    _ updates: TableUpdates,
    count: Int,
    changed: [Int]
  ) -> (counts: RowCounts, unknown: [Int])? {
    var coming: [(section: Int, source: Int?)] = Set(updates.insertedSections).map { ($0, nil) }
    coming += updates.movedSections.map { ($0.to, $0.from) }
    coming.sort { $0.section < $1.section }
    let going = Set(updates.deletedSections + updates.movedSections.map(\.from)).sorted()
    let map = PositionMap(removed: going, filled: coming.map(\.section))
    guard Self.fits(going, below: self.count), Self.fits(map.filled, below: count),
      self.count - going.count + coming.count == count
    else { return nil }
    var counts = self
    for section in going.reversed() { counts.remove(at: section) }
    for (section, source) in coming { counts.insert(source.map { self[$0] } ?? 0, at: section) }
    var unknown = changed.filter(indices.contains).compactMap(map.newPlace)
    let losing = Set(changed)
    for (section, source) in coming where source.map(losing.contains) ?? true {
      unknown.append(section)
    }
    unknown.sort()
    return (counts, unknown)
  }

  /// Whether ascending numbers are all different, not negative and below a limit.
  private static func fits(_ numbers: [Int], below limit: Int) -> Bool {
    guard let first = numbers.first, let last = numbers.last else { return true }
    return first >= 0 && last < limit && numbers.isStrictlyAscending
  }
}
