extension TableUpdates {
  /// Checks the batch against the counts on both sides and returns where every row goes.
  ///
  /// The order of the checks is: numbers below 0, paths that do not exist, conflicts, the number of
  /// sections, the number of rows in each section. The checks change nothing.
  ///
  /// - Parameters:
  ///   - before: The row counts of the sections that the table view has cached.
  ///   - after: The row counts of the sections that the data source reports now.
  ///   - policy: The treatment of batches that only UIKit rejects. The default is `.lenient`.
  ///   - wasLoaded: Whether the counts before were loaded before this batch began; the error says
  ///     so if not.
  ///   - tableView: The table view's description of itself in errors.
  /// - Complexity: O(k log k) for k operations if the counts share their blocks, for any number of rows;
  ///   else O(s + k log k) for s sections.
  /// - Returns: The map from the old paths to the new ones.
  /// - Throws: ``TableError/batch(_:_:)`` with the first mistake.
  public func validated(
    before: some Collection<Int>,
    after: some Collection<Int>,
    policy: BatchPolicy = .lenient,
    wasLoaded: Bool = true,
    tableView: String = "<TableView>"
  ) throws(TableError) -> TableUpdatesMap {
    try validated(
      before: RowCounts(before),
      after: RowCounts(after),
      policy: policy,
      wasLoaded: wasLoaded,
      tableView: tableView,
      check: {}
    )
  }

  /// Checks a batch that may be large.
  ///
  /// - Parameters:
  ///   - before: The row counts of the sections that the table view has cached.
  ///   - after: The row counts of the sections that the data source reports now.
  ///   - policy: The treatment of batches that only UIKit rejects.
  ///   - wasLoaded: Whether the counts before were loaded before this batch began; the error says
  ///     so if not.
  ///   - tableView: The table view's description of itself in errors.
  ///   - check: Called between one check and the next; it may throw to end them.
  /// - Returns: The map from the old paths to the new ones.
  /// - Throws: ``TableError/batch(_:_:)`` with the first mistake, or errors of `check`.
  package func validated(
    before: RowCounts,
    after: RowCounts,
    policy: BatchPolicy,
    wasLoaded: Bool,
    tableView: @autoclosure () -> String,
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
          tableView: tableView()
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
