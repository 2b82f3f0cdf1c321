public import TableModel
import TextLayout

// Pulling the rows down to have them fetched again.
extension TableView {
  /// A finger pulls the content down from its top and lets go.
  ///
  /// A table that stands further down is scrolled to its top first. The rows go back when the finger lets go,
  /// but for the room of a control that spins.
  ///
  /// - Parameter distance: How far below its top the content is pulled, in points.
  /// - Returns: What came of it.
  /// - Throws: What a layout throws.
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
    // The control fires while the finger is still down.
    if outcome == .refreshed { refreshControl?.pulled() }
    loadQuietly()
    try liftFinger(velocity: 0, springingTo: offsetRange.lowerBound)
    try layoutIfNeeded()
    return outcome
  }

  /// Shows for a moment how far the content is scrolled.
  public func flashScrollIndicators() {
    received("flashScrollIndicators()")
    counters.indicatorFlashes += 1
    answered()
  }

  /// Ends a scroll that is still under way; ours never are, so that it is noted only.
  func stopScrolling() {
    received("stops a scroll that is under way", .observed)
    answered()
  }

  /// Takes back the room of a control that spins no more.
  func refreshControlDidEnd() {
    state.needsLayout = true
    if state.isLoaded { clampOffset() }
  }

  /// Lets another control stand above the rows, or none; the old one spins no more.
  func refreshControlDidChange(from old: RefreshControl?) {
    guard refreshControl !== old else { return }
    if let old, old.isRefreshing { old.endRefreshing() }
    old?.tableView = nil
    refreshControl?.tableView?.refreshControl = nil
    refreshControl?.tableView = self
    refreshControlDidEnd()
  }

  /// Makes room for what the control below the rows shows, or takes it back.
  func loadMoreControlDidChange() { refreshControlDidEnd() }

  /// Lets another control stand below the rows, or none; what the old one showed goes.
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
