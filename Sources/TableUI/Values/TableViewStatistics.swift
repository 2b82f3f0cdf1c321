/// What a table view has counted since the counters were set back.
public struct TableViewStatistics: Hashable, Sendable {
  /// How many cells were made.
  public internal(set) var cellsCreated = 0

  /// How many cells came from the pool.
  public internal(set) var cellsReused = 0

  /// How many cells are on the screen now.
  public internal(set) var cellsAlive = 0

  /// How many cells wait in the pool now.
  public internal(set) var cellsInPool = 0

  /// How many heights were worked out, by asking or from a property.
  public internal(set) var heightsComputed = 0

  /// How often the delegate was asked for a height.
  public internal(set) var heightQuestions = 0

  /// How often the delegate was asked for an estimate.
  public internal(set) var estimateQuestions = 0

  /// How often a cell was asked how high its content is.
  public internal(set) var cellsMeasured = 0

  /// How often the data source was asked for a count.
  public internal(set) var countQuestions = 0

  /// How often everything was loaded again.
  public internal(set) var reloads = 0

  /// How often the visible rows were laid out.
  public internal(set) var layouts = 0

  /// How many batches of updates went through.
  public internal(set) var batches = 0

  /// How often the scroll indicators flashed.
  public internal(set) var indicatorFlashes = 0

  /// Makes counters that stand at 0.
  public init() {}
}
