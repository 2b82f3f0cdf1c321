extension TableUpdates {
  /// Makes the batch that tells a table view of changes made one after the other.
  ///
  /// This is the only way from changes, each counted in the state at its moment, to the two index spaces of
  /// a batch. The batch is small: rows and sections that keep their order are not moved, what comes and goes
  /// again is not mentioned. A changed row is reloaded; where it moves too it is reconfigured instead, or
  /// replaced if another kind of cell shows it now. A row with another height is named in ``resizedRows``,
  /// a section with another header or footer in ``retitledSections``.
  ///
  /// - Parameters:
  ///   - changes: The changes in the order in which the model was changed; one that does not fit is left out.
  ///   - counts: The rows of each section before the first of them.
  /// - Complexity: O(k²) for k changes, plus the rows that come and go; other rows cost nothing.
  public init(composing changes: [TableChange], from counts: [Int]) {
    var composition = Composition(counts)
    for change in changes { composition.apply(change) }
    self = composition.makeUpdates()
  }
}
