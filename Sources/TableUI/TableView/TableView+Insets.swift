// Insets of the content.
extension TableView {
  /// The insets of the content, in points.
  ///
  /// They include the content inset, the height of a keyboard, and the visible controls above and
  /// below the rows.
  public var adjustedContentInset: EdgeInsets {
    adjusted(contentInset, keyboard: keyboardInset)
  }

  /// Returns the insets for scrolling, from those of the application and a keyboard.
  func adjusted(_ contentInset: EdgeInsets, keyboard: Double) -> EdgeInsets {
    var inset = contentInset
    inset.bottom += keyboard
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
    let width = max(0, size.width - 2 * sideMargin)
    return Rect(x: sideMargin, y: band.y, width: width, height: band.height)
  }
}
