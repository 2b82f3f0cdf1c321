public import TableModel
import TextLayout

// Scrolling. The offset changes at once; the cells follow in the next layout.
extension TableView {
  /// The scroll offset, in points; a new value is clamped to the valid range.
  public var contentOffset: Point {
    get { state.offset }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls the content, within its range.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content to show at the top left.
  ///   - animated: Whether the next layout notifies the delegate of the end; the offset changes at
  ///     once.
  public func setContentOffset(_ contentOffset: Point, animated: Bool) {
    received("setContentOffset(_:animated:) \(contentOffset.y.pointsText)")
    defer { answered() }
    loadQuietly()
    let before = state.offset.y
    scrollContent(to: contentOffset.y)
    isAnimatingScroll = animated && state.offset.y != before
  }

  /// Scrolls to an offset, within the range of the content.
  func scrollContent(to offset: Double) {
    let range = offsetRange
    let before = state.offset.y
    moveContent(to: offset)
    noteDirection(from: before)
    // Scrolling to the last offset means the end, wherever estimates move it.
    if isEstimating {
      if offset >= range.upperBound { state.scrollTarget = .end }
      if offset <= range.lowerBound { state.scrollTarget = .start }
    }
  }

  /// The valid scroll offsets, in points.
  public var contentOffsetRange: ClosedRange<Double> {
    loadQuietly()
    return offsetRange
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: The position of the row on the screen; `.none` scrolls as little as
  ///     possible.
  ///   - animated: Whether the next layout notifies the delegate of the end; the offset changes at
  ///     once.
  /// - Throws: E21 for an unknown row.
  @_disfavoredOverload public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition = .none,
    animated: Bool = false
  ) throws(TableError) {
    received("scrollToRow(at:at:animated:) \(indexPath)")
    defer { answered() }
    if let error = loadForQuestion() { throw error }
    guard state.counts.indices.contains(indexPath.section) else {
      throw .scrollsToMissingSection(indexPath.section, sections: state.counts.count)
    }
    guard hasRow(indexPath) else {
      let rows = state.counts[indexPath.section]
      throw .scrollsToMissingRow(indexPath, rows: rows, tableView: errorName)
    }
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row nearest to the middle of the screen, if any.
  @_disfavoredOverload public func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition = .none,
    animated: Bool = false
  ) {
    loadQuietly()
    let middle = state.offset.y + size.height / 2
    func distance(_ path: IndexPath) -> Double { (frame(ofRow: path).midY - middle).magnitude }
    let nearest = state.selection.sorted().min { distance($0) < distance($1) }
    if let nearest { scroll(to: nearest, scrollPosition, animated: animated) }
  }

  private func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let before = state.offset.y
    scroll(to: path, position)
    isAnimatingScroll = animated && state.offset.y != before
  }

  /// Scrolls to an existing row.
  func scroll(to path: IndexPath, _ position: ScrollPosition) {
    let row = frame(ofRow: path)
    let top = row.minY - adjustedContentInset.top
    let bottom = row.maxY - size.height + adjustedContentInset.bottom
    let edge: ScrollAnchor.Edge
    switch position {
    case .top: edge = .top
    case .bottom: edge = .bottom
    case .middle: edge = .middle
    case .none where top < state.offset.y: edge = .top
    case .none where bottom > state.offset.y: edge = top < bottom ? .top : .bottom
    case .none: return
    }
    let before = state.offset.y
    moveContent(to: edge == .top ? top : edge == .bottom ? bottom : (top + bottom) / 2)
    noteDirection(from: before)
    state.scrollTarget = isEstimating ? target(path, edge) : nil
  }

  /// Returns the anchor that puts a row at an edge of the screen.
  private func target(_ path: IndexPath, _ edge: ScrollAnchor.Edge) -> ScrollAnchor {
    let top = adjustedContentInset.top
    let bottom = size.height - adjustedContentInset.bottom
    let distance = edge == .top ? top : edge == .bottom ? bottom : (top + bottom) / 2
    return .row(path, edge, place: distance, offset: 0)
  }

  /// Clamps the offset after the content or the screen changed.
  func clampOffset() { moveContent(to: state.offset.y) }

  /// Applies a new screen size.
  func sizeDidChange(from old: Size) {
    guard size != old else { return }
    traitsDidChange()
    if size.width != old.width { setNeedsHeights() }
    state.needsLayout = true
    if state.isLoaded { clampOffset() }
  }

  var offsetRange: ClosedRange<Double> {
    // Not `-inset.top`: an offset of -0 would print its sign.
    let inset = adjustedContentInset
    let top = 0 - inset.top
    let bottom = geometry.contentHeight + inset.bottom - size.height
    // Not `max`: a NaN size must not become a range.
    return top...(bottom > top ? bottom : top)
  }

  func moveContent(to offset: Double) {
    guard !offset.isNaN else { return }
    state.scrollTarget = nil
    let range = offsetRange
    stretchContent(to: min(max(offset, range.lowerBound), range.upperBound))
  }

  /// Moves the content, also past its edges, as a pulling finger does.
  func stretchContent(to offset: Double) {
    guard offset != state.offset.y else { return }
    state.offset.y = offset
    state.needsLayout = true
    notifyDidScroll()
  }
}
