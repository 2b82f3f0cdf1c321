public import TableModel
import TextLayout

// How far the content is scrolled. The offset changes at once, the cells follow in the next layout.
extension TableView {
  /// How far the content is scrolled; what is set is brought into the allowed range.
  public var contentOffset: Point {
    get { state.offset }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls the content, as far as it goes.
  ///
  /// - Parameters:
  ///   - contentOffset: The place of the content that shall stand at the top left.
  ///   - animated: Whether the delegate hears of the end, in the next layout; the offset changes at once.
  public func setContentOffset(_ contentOffset: Point, animated: Bool) {
    received("setContentOffset(_:animated:) \(contentOffset.y.pointsText)")
    defer { answered() }
    loadQuietly()
    let before = state.offset.y
    scrollContent(to: contentOffset.y)
    isAnimatingScroll = animated && state.offset.y != before
  }

  /// Scrolls as far as the content goes.
  func scrollContent(to offset: Double) {
    let range = offsetRange
    let before = state.offset.y
    moveContent(to: offset)
    noteDirection(from: before)
    // Whoever scrolls as far as there is wants the end, wherever that turns out to be.
    if isEstimating {
      if offset >= range.upperBound { state.scrollTarget = .end }
      if offset <= range.lowerBound { state.scrollTarget = .start }
    }
  }

  /// The offsets that can be scrolled to.
  public var contentOffsetRange: ClosedRange<Double> {
    loadQuietly()
    return offsetRange
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: Where it shall stand; `.none` moves as little as possible.
  ///   - animated: Whether the delegate hears of the end, in the next layout; the offset changes at once.
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

  /// Scrolls to the selected row nearest to the middle of the screen, if there is one.
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

  /// Scrolls to a row that exists.
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

  /// Where on the screen a row is to stand.
  private func target(_ path: IndexPath, _ edge: ScrollAnchor.Edge) -> ScrollAnchor {
    let top = adjustedContentInset.top
    let bottom = size.height - adjustedContentInset.bottom
    let distance = edge == .top ? top : edge == .bottom ? bottom : (top + bottom) / 2
    return .row(path, edge, place: distance, offset: 0)
  }

  /// Brings the offset back into the range after the content or the screen changed.
  func clampOffset() { moveContent(to: state.offset.y) }

  /// Takes over another size of the screen.
  func sizeDidChange(from old: Size) {
    guard size != old else { return }
    traitsDidChange()
    if size.width != old.width { setNeedsHeights() }
    state.needsLayout = true
    if state.isLoaded { clampOffset() }
  }

  var offsetRange: ClosedRange<Double> {
    // Not `-inset.top`: an offset of -0 would be printed with its sign.
    let inset = adjustedContentInset
    let top = 0 - inset.top
    let bottom = state.geometry.contentHeight + inset.bottom - size.height
    // Not `max`: a size that is no number must not make a range of it.
    return top...(bottom > top ? bottom : top)
  }

  func moveContent(to offset: Double) {
    guard !offset.isNaN else { return }
    state.scrollTarget = nil
    let range = offsetRange
    stretchContent(to: min(max(offset, range.lowerBound), range.upperBound))
  }

  /// Moves the content, also past its edges, as a finger does that pulls.
  func stretchContent(to offset: Double) {
    guard offset != state.offset.y else { return }
    state.offset.y = offset
    state.needsLayout = true
    notifyDidScroll()
  }
}
