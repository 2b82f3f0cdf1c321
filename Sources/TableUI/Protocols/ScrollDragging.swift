/// A delegate that hears of a finger that drags the content; without it nobody is told.
///
/// A drag tells, in this order: will begin dragging, did scroll for each move, will end dragging, did end
/// dragging; then the content may run on, of which ``ScrollDecelerating`` hears. Nobody hears of a scroll that
/// the application asks for.
@MainActor public protocol ScrollDragging: AnyObject {
  /// Hears that the content begins to follow a finger. Does nothing by default.
  func scrollViewWillBeginDragging(_ tableView: TableView)

  /// Hears that the finger goes up, and may say where the content shall come to rest. Does nothing by default.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - velocity: How fast the finger was, in points a millisecond.
  ///   - targetContentOffset: Where the content will come to rest; another place is brought into the range.
  func scrollViewWillEndDragging(
    _ tableView: TableView,
    withVelocity velocity: Point,
    targetContentOffset: inout Point
  )

  /// Hears that the finger is up, and whether the content runs on. Does nothing by default.
  func scrollViewDidEndDragging(_ tableView: TableView, willDecelerate decelerate: Bool)
}

extension ScrollDragging {
  public func scrollViewWillBeginDragging(_ tableView: TableView) {}

  public func scrollViewWillEndDragging(
    _ tableView: TableView,
    withVelocity velocity: Point,
    targetContentOffset: inout Point
  ) {}

  public func scrollViewDidEndDragging(_ tableView: TableView, willDecelerate decelerate: Bool) {}
}
