extension DataSourceSnapshot {
  /// The identifiers, in the form for comparisons.
  @inlinable
  public var differenceState: DifferenceState<SectionIdentifier, ItemIdentifier> {
    DifferenceState(sections: sectionIdentifiers, rows: rows)
  }

  /// Returns the changes from this snapshot to another.
  ///
  /// - Complexity: O(n); only identifiers between the first and the last difference of a section
  ///   cost more than a comparison.
  @inlinable
  public func difference(to other: Self) -> TableDifference {
    TableDifference(from: differenceState, to: other.differenceState)
  }

  /// Returns the snapshot after one stage of the difference to another snapshot.
  public func snapshot(after stage: DifferenceStage, to other: Self) -> Self {
    if stage.isLast { return other }
    var snapshot = Self()
    for part in stage.sections {
      let source = part.state == .old ? self : other
      snapshot.sectionIdentifiers.append(source.sectionIdentifiers[part.section])
      snapshot.rows.append(part.rows(of: source.rows[part.section]))
    }
    snapshot.renumber()
    return snapshot
  }

  /// The same sections and items, without pending reloads and warnings.
  public var unmarked: Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    snapshot.warnings = []
    return snapshot
  }

  /// Creates the index of all items, so that ``indexPath(of:)`` need not search.
  ///
  /// - Complexity: O(n), and O(1) if the index exists.
  public mutating func prepareIndex() {
    if index == nil { index = SnapshotIndex(rows) }
  }

  /// Returns the number of rows of a section; 0 if the section does not exist.
  public func rowCount(ofSection number: Int) -> Int {
    rows.indices.contains(number) ? rows[number].count : 0
  }
}
