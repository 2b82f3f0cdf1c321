// How far the content stands in from the edges.
extension TableView {
  /// How far the content stands in from the edges: the inset, what a keyboard covers, and the room of the
  /// controls above and below the rows that show something.
  public var adjustedContentInset: EdgeInsets {
    adjusted(contentInset, keyboard: keyboardInset)
  }

  /// The insets that scrolling keeps to, of those of the application and a keyboard.
  func adjusted(_ contentInset: EdgeInsets, keyboard: Double) -> EdgeInsets {
    var inset = contentInset
    inset.bottom += keyboard
    if refreshControl?.isRefreshing == true { inset.top += RefreshControl.height }
    if let loadMoreControl, loadMoreControl.state != .idle {
      inset.bottom += LoadMoreControl.height
    }
    return inset
  }

  /// Takes over other insets; content that stood at the top stays there.
  func insetsDidChange(from old: EdgeInsets) {
    let now = adjustedContentInset
    guard now != old else { return }
    state.needsLayout = true
    moveContent(to: state.offset.y == 0 - old.top ? offsetRange.lowerBound : state.offset.y)
    tellInsetChange()
  }

  /// How far the cells stand in from the sides: 16 points where groups are drawn in, else 0.
  var sideMargin: Double { style == .insetGrouped ? 16 : 0 }

  /// A band of the content between the side margins.
  func rect(_ band: Band) -> Rect {
    let width = max(0, size.width - 2 * sideMargin)
    return Rect(x: sideMargin, y: band.y, width: width, height: band.height)
  }
}
