// Insets of the content.
extension TableView {
  /// The insets of the content, in points.
  ///
  /// They include the content inset, the height of a keyboard, and the visible controls above and
  /// below the rows.
  public var adjustedContentInset: EdgeInsets {
    // Each layout reads this several times, so the configuration is not copied.
    addingControls(to: configuration.coveredInset)
  }

  /// The areas that the bars of a device cover, in points.
  ///
  /// The default is zero.
  public var safeAreaInsets: EdgeInsets {
    get { configuration.safeAreaInsets }
    set { configuration.safeAreaInsets = newValue }
  }

  /// Whether the content avoids the covered areas.
  ///
  /// The default is automatic, which adds ``safeAreaInsets`` to ``adjustedContentInset``.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { configuration.contentInsetAdjustmentBehavior }
    set { configuration.contentInsetAdjustmentBehavior = newValue }
  }

  /// Returns the insets for scrolling, from a configuration and the visible controls.
  func adjusted(_ configuration: TableViewConfiguration) -> EdgeInsets {
    addingControls(to: configuration.coveredInset)
  }

  private func addingControls(to covered: EdgeInsets) -> EdgeInsets {
    var inset = covered
    if refreshControl?.isRefreshing == true { inset.top += RefreshControl.height }
    if let loadMoreControl, loadMoreControl.state != .idle {
      inset.bottom += LoadMoreControl.height
    }
    return inset
  }

  /// Applies new insets; content at its top stays there.
  func insetsDidChange(from old: EdgeInsets) {
    let now = adjustedContentInset
    guard now != old else { return }
    state.needsLayout = true
    moveContent(to: state.offset.y == 0 - old.top ? offsetRange.lowerBound : state.offset.y)
    tellInsetChange()
  }

  /// The side margin of the cells, in points: 16 in the inset grouped style, else 0.
  var sideMargin: Double { style == .insetGrouped ? 16 : 0 }

  /// Returns the frame of a content band between the side margins.
  func rect(_ band: Band) -> Rect {
    Rect(x: sideMargin, y: band.y, width: sectionViewWidth, height: band.height)
  }

  /// The width of a section's header or footer, in points.
  var sectionViewWidth: Double { max(0, size.width - 2 * sideMargin) }
}

extension TableViewConfiguration {
  /// The content inset with the keyboard and the covered areas.
  @inline(__always)
  fileprivate var coveredInset: EdgeInsets {
    var inset = contentInset
    let covered = contentInsetAdjustmentBehavior != .never ? safeAreaInsets : .zero
    inset.top += covered.top
    // A keyboard covers the home indicator too.
    inset.bottom += max(keyboardInset, covered.bottom)
    return inset
  }
}
