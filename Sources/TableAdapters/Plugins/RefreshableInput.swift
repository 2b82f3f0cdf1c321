/// What a ``RefreshableOutput`` says when it is done.
@MainActor public protocol RefreshableInput: AnyObject {
  /// Ends the refresh; the next pull starts another.
  func endRefreshing()
}
