extension DataSourceSnapshot {
  /// The identifiers, as they are compared.
  @inlinable
  public var differenceState: DifferenceState<SectionIdentifier, ItemIdentifier> {
    DifferenceState(sections: sectionIdentifiers, rows: rows)
  }

  /// The changes that lead to another snapshot.
  ///
  /// - Complexity: O(n), where only what is between the first and the last difference of a section costs
  ///   more than a comparison.
  @inlinable
  public func difference(to other: Self) -> TableDifference {
    TableDifference(from: differenceState, to: other.differenceState)
  }

  /// The snapshot after one stage of the difference to another snapshot.
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

  /// The same sections and items, with nothing asked to be reloaded and no warnings.
  public var unmarked: Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    snapshot.warnings = []
    return snapshot
  }

  /// Notes where every item is, so that ``indexPath(of:)`` need not look for it.
  ///
  /// - Complexity: O(n), and O(1) where that is known.
  public mutating func prepareIndex() {
    if index == nil { index = SnapshotIndex(rows) }
  }

  /// The number of rows of a section; 0 if the section does not exist.
  public func rowCount(ofSection number: Int) -> Int {
    rows.indices.contains(number) ? rows[number].count : 0
  }
}
