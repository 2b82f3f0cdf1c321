/// Work that may take long and that the user can cancel.
@MainActor package protocol CancellableWork: AnyObject {
  /// Whether the user canceled the work; also shows its progress.
  ///
  /// - Parameters:
  ///   - done: The amount done, or nil if it is not counted.
  ///   - total: The total amount, or nil if unknown.
  /// - Returns: Whether the user canceled the work.
  func isCancelled(_ done: Int?, of total: Int?) -> Bool
}

extension CancellableWork {
  /// Continues, or throws if the user canceled the work.
  ///
  /// - Throws: `cancelled`.
  package func check(_ done: Int? = nil, of total: Int? = nil) throws(WorkspaceError) {
    if isCancelled(done, of: total) { throw .cancelled }
  }
}
