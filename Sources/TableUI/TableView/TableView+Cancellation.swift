package import TableModel

// Cancellation during a large number of queries.
extension TableView {
  /// Runs work that may query very many heights.
  ///
  /// - Parameters:
  ///   - isCancelled: A closure called every few thousand heights. Returning true ends a load or a
  ///     batch with `TableError.cancelled` and leaves the table unchanged.
  ///   - body: The work.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  package func cancellable<Value, Failure: Error>(
    _ isCancelled: @escaping @MainActor () -> Bool,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = self.isCancelled
    self.isCancelled = isCancelled
    defer { self.isCancelled = outer }
    return try body()
  }

  /// Replaces the data source and delegate, then loads.
  ///
  /// If this fails before a change, the old objects are connected again without any query.
  ///
  /// - Parameters:
  ///   - exchange: A closure that connects the new objects and loads.
  ///   - restore: A closure that connects the old objects.
  /// - Throws: The error of `exchange`.
  package func exchanging<Failure: Error>(
    _ exchange: () throws(Failure) -> Void,
    orElse restore: () -> Void
  ) throws(Failure) {
    let started = generation
    let before = state
    do throws(Failure) { try exchange() } catch {
      restore()
      guard generation == started else { throw error }
      pendingError = nil
      state.needsReload = before.needsReload
      state.needsHeights = before.needsHeights
      state.needsLayout = before.needsLayout
      throw error
    }
  }

  /// Throws if the work was canceled; checks once every 4,096 rows or sections.
  package func checkCancellation(at number: Int) throws(TableError) {
    guard number & 0xFFF == 0xFFF else { return }
    try checkCancellation()
  }

  /// Throws if the work was canceled.
  package func checkCancellation() throws(TableError) {
    guard let isCancelled, isCancelled() else { return }
    throw .cancelled
  }
}
