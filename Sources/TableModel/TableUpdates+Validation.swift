extension TableUpdates {
  /// Checks the batch against the counts on both sides and works out where every row goes.
  ///
  /// The order of the checks is: numbers below 0, places that do not exist, conflicts, the number of
  /// sections, the number of rows in each section. Nothing is changed by any of them.
  ///
  /// - Parameters:
  ///   - before: The rows of each section as the table has cached them.
  ///   - after: The rows of each section as the data source reports them now.
  ///   - policy: What becomes of batches that only UIKit refuses. The default is `.lenient`.
  ///   - wasLoaded: Whether the counts before were loaded before this batch began; the error says so if not.
  ///   - tableView: How the table view names itself in errors.
  /// - Complexity: O(s + k log k) for s sections and k operations, however many rows there are.
  /// - Returns: The map from the places before to those after.
  /// - Throws: ``TableError/batch(_:_:)`` with the first thing that is wrong.
  public func validated(
    before: [Int],
    after: [Int],
    policy: BatchPolicy = .lenient,
    wasLoaded: Bool = true,
    tableView: String = "<TableView>"
  ) throws(TableError) -> TableUpdatesMap {
    try validated(
      before: before,
      after: after,
      policy: policy,
      wasLoaded: wasLoaded,
      tableView: tableView,
      check: {}
    )
  }

  /// Checks a batch that may be large.
  ///
  /// - Parameters:
  ///   - before: The rows of each section as the table has cached them.
  ///   - after: The rows of each section as the data source reports them now.
  ///   - policy: What becomes of batches that only UIKit refuses.
  ///   - wasLoaded: Whether the counts before were loaded before this batch began; the error says so if not.
  ///   - tableView: How the table view names itself in errors.
  ///   - check: Asked between one check and the next; it may end them.
  /// - Returns: The map from the places before to those after.
  /// - Throws: ``TableError/batch(_:_:)`` with the first thing that is wrong, or what `check` throws.
  package func validated(
    before: [Int],
    after: [Int],
    policy: BatchPolicy,
    wasLoaded: Bool,
    tableView: String,
    check: () throws(TableError) -> Void
  ) throws(TableError) -> TableUpdatesMap {
    func step<Value>(_ body: () throws(BatchError) -> Value) throws(TableError) -> Value {
      try check()
      do throws(BatchError) { return try body() } catch {
        let facts = UpdateContext(
          before: before,
          after: after,
          updates: self,
          wasLoaded: wasLoaded,
          tableView: tableView
        )
        throw .batch(error, facts)
      }
    }
    try step { () throws(BatchError) in
      if let number = firstNegative ?? negativeNumber { throw .negativeNumber(number) }
    }
    var batch = BatchCheck(self, before: before, after: after, policy: policy)
    try step { () throws(BatchError) in try batch.checkPlaces() }
    try step { () throws(BatchError) in try batch.checkConflicts() }
    try step { () throws(BatchError) in try batch.checkMovedSections() }
    return try step { () throws(BatchError) in try batch.makeMap() }
  }
}
