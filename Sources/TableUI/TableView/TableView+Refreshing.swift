public import TableModel
import TextLayout

// Pull to refresh.
extension TableView {
  /// Pulls the content down from its top and lifts the finger.
  ///
  /// A table that is scrolled down scrolls to its top first. When the finger lifts, the rows move
  /// back, except for the space of a spinning control.
  ///
  /// - Parameter distance: The distance to pull below the top, in points.
  /// - Returns: The result of the pull.
  /// - Throws: The error of a layout.
  @discardableResult
  public func pullDown(by distance: Double) throws(TableError) -> PullOutcome {
    received("drag down \(distance.pointsText)", .ours)
    defer { answered() }
    try layoutIfNeeded()
    touchCancelled()
    moveContent(to: offsetRange.lowerBound)
    try layoutIfNeeded()
    let outcome = pullOutcome(distance)
    tellBeginDragging()
    if distance > 0, distance < .infinity { stretchContent(to: state.offset.y - distance) }
    try layoutIfNeeded()
    // The control calls its targets while the finger is still down.
    if outcome == .refreshed { refreshControl?.pulled() }
    loadQuietly()
    try liftFinger(velocity: 0, springingTo: offsetRange.lowerBound)
    try layoutIfNeeded()
    return outcome
  }

  /// Shows the scroll indicators briefly.
  public func flashScrollIndicators() {
    received("flashScrollIndicators()")
    counters.indicatorFlashes += 1
    answered()
  }

  /// Ends a scroll in progress; here scrolls are immediate, so the call is only recorded.
  func stopScrolling() {
    received("stops a scroll that is under way", .observed)
    answered()
  }

  /// Removes the space of a control that stopped spinning.
  func refreshControlDidEnd() {
    state.needsLayout = true
    if state.isLoaded { clampOffset() }
  }

  /// Shows another control above the rows, or none; the old one stops spinning.
  func refreshControlDidChange(from old: RefreshControl?) {
    guard refreshControl !== old else { return }
    if let old, old.isRefreshing { old.endRefreshing() }
    old?.tableView = nil
    refreshControl?.tableView?.refreshControl = nil
    refreshControl?.tableView = self
    refreshControlDidEnd()
  }

  /// Updates the space for the control below the rows.
  func loadMoreControlDidChange() { refreshControlDidEnd() }

  /// Shows another control below the rows, or none, in place of the old one.
  func loadMoreControlDidChange(from old: LoadMoreControl?) {
    guard loadMoreControl !== old else { return }
    old?.tableView = nil
    loadMoreControl?.tableView?.loadMoreControl = nil
    loadMoreControl?.tableView = self
    loadMoreControlDidChange()
  }

  private func pullOutcome(_ distance: Double) -> PullOutcome {
    guard let refreshControl else { return .notEnabled }
    if refreshControl.isRefreshing { return .alreadyRefreshing }
    return distance >= RefreshControl.threshold ? .refreshed : .tooShort
  }
}
