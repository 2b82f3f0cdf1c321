package import TableModel

// Giving up in the middle of a million questions.
extension TableView {
  /// Does something that may ask for a great many heights.
  ///
  /// - Parameters:
  ///   - isInterrupted: Asked every few thousand heights; true ends a load or a batch with
  ///     `TableError.interrupted`, and the table is as it was before.
  ///   - body: Does it.
  /// - Returns: What comes of it.
  /// - Throws: What `body` throws.
  package func interruptible<Value, Failure: Error>(
    _ isInterrupted: @escaping @MainActor () -> Bool,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = self.isInterrupted
    self.isInterrupted = isInterrupted
    defer { self.isInterrupted = outer }
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

  /// Goes on with a row or section, unless somebody gave up; asks at one number in some thousand.
  package func checkInterruption(at number: Int) throws(TableError) {
    guard number & 0xFFF == 0xFFF else { return }
    try checkInterruption()
  }

  /// Goes on, unless somebody gave up.
  package func checkInterruption() throws(TableError) {
    guard let isInterrupted, isInterrupted() else { return }
    throw .interrupted
  }
}
