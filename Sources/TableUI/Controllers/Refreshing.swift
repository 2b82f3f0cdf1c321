/// A controller that can fetch its rows again when a person pulls the table down.
///
/// The fetching may take its time: the controller calls `endRefreshing()` of its refresh control when it is
/// done, and until then the control spins.
@MainActor public protocol Refreshing: AnyObject {
  /// Fetches the rows again.
  func refresh()
}
