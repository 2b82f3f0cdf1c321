/// Work that may take long, which the person can cancel.
@MainActor package protocol CancellableWork: AnyObject {
  /// Whether the person canceled the work; shows how far it has come.
  ///
  /// - Parameters:
  ///   - done: How much is done, or nil where it is not counted.
  ///   - total: How much there is to do, or nil where that is unknown.
  /// - Returns: Whether the person canceled the work.
  func isCancelled(_ done: Int?, of total: Int?) -> Bool
}

extension CancellableWork {
  /// Continues, or ends the work where the person canceled it.
  ///
  /// - Throws: `cancelled`.
  package func check(_ done: Int? = nil, of total: Int? = nil) throws(WorkspaceError) {
    if isCancelled(done, of: total) { throw .cancelled }
  }
}
