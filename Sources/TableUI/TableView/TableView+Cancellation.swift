package import TableModel

// Cancelling in the middle of a million questions.
extension TableView {
  /// Does something that may ask for a great many heights.
  ///
  /// - Parameters:
  ///   - isCancelled: Asked every few thousand heights; true ends a load or a batch with
  ///     `TableError.cancelled`, and the table is as it was before.
  ///   - body: Does it.
  /// - Returns: What comes of it.
  /// - Throws: What `body` throws.
  package func cancellable<Value, Failure: Error>(
    _ isCancelled: @escaping @MainActor () -> Bool,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = self.isCancelled
    self.isCancelled = isCancelled
    defer { self.isCancelled = outer }
    return try body()
  }

  /// Connects other objects and loads what they answer; where that fails before anything has changed, the old ones
  /// are connected again and nothing is asked of them.
  ///
  /// - Parameters:
  ///   - exchange: Connects the new ones and loads.
  ///   - restore: Connects the old ones.
  /// - Throws: What `exchange` throws.
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

  /// Goes on with a row or section, unless the work is cancelled; asks at one number in some thousand.
  package func checkCancellation(at number: Int) throws(TableError) {
    guard number & 0xFFF == 0xFFF else { return }
    try checkCancellation()
  }

  /// Goes on, unless the work is cancelled.
  package func checkCancellation() throws(TableError) {
    guard let isCancelled, isCancelled() else { return }
    throw .cancelled
  }
}
