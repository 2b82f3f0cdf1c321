/// A table view's counters since the last reset.
public struct TableViewStatistics: Hashable, Sendable {
  /// The number of created cells.
  public internal(set) var cellsCreated = 0

  /// The number of reused cells.
  public internal(set) var cellsReused = 0

  /// The current number of cells on the screen.
  public internal(set) var cellsAlive = 0

  /// The current number of pooled cells.
  public internal(set) var cellsInPool = 0

  /// The number of computed heights, from a query or a property.
  public internal(set) var heightsComputed = 0

  /// The number of height queries to the delegate.
  public internal(set) var heightQuestions = 0

  /// The number of estimate queries to the delegate.
  public internal(set) var estimateQuestions = 0

  /// The number of times a cell measured its content.
  public internal(set) var cellsMeasured = 0

  /// The number of count queries to the data source.
  public internal(set) var countQuestions = 0

  /// The number of reloads.
  public internal(set) var reloads = 0

  /// The number of layouts of the visible rows.
  public internal(set) var layouts = 0

  /// The number of successful batches.
  public internal(set) var batches = 0

  /// The number of times the scroll indicators flashed.
  public internal(set) var indicatorFlashes = 0

  /// Creates counters at 0.
  public init() {}
}
