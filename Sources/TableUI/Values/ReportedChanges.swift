public import TableModel

/// What changed in the answers of a data source since it was last asked, in the new numbering.
///
/// Rows and sections that a batch names need not be repeated here.
public struct ReportedChanges: Hashable, Sendable {
  /// The sections whose count of rows, header or footer changed.
  public var sections: Set<Int>

  /// The rows whose heights changed.
  public var rows: [IndexPath]

  /// The sections in which the heights of all rows changed.
  public var resizedSections: Set<Int>

  /// Makes a report; what is not given has not changed.
  public init(
    sections: Set<Int> = [],
    rows: [IndexPath] = [],
    resizedSections: Set<Int> = []
  ) {
    self.sections = sections
    self.rows = rows
    self.resizedSections = resizedSections
  }
}
