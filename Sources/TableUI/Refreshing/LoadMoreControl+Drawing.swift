// What a renderer sees of the control.
extension LoadMoreControl {
  /// Where the control stands in the coordinates of the content: right below the last row or footer.
  public var frame: Rect {
    let content = tableView?.contentSize ?? .zero
    return Rect(x: 0, y: content.height, width: tableView?.size.width ?? 0, height: Self.height)
  }

  /// What there is to draw: nothing while it is idle.
  public var displayList: [DisplayItem] {
    let line = Rect(x: 0, y: 0, width: frame.width, height: TextMetrics.line)
    switch state {
    case .idle: return []
    case .loading:
      let side = TextMetrics.column
      let sign = Rect(x: (frame.width - side) / 2, y: 0, width: side, height: TextMetrics.line)
      return [DisplayItem(frame: sign, content: .glyph(.activityIndicator))]
    case .failed(let message):
      let below = Rect(x: 0, y: TextMetrics.line, width: line.size.width, height: TextMetrics.line)
      return [text(message, line), text("tap to retry", below)]
    case .noMoreData: return [text("no more data", line)]
    }
  }

  private func text(_ text: String, _ frame: Rect) -> DisplayItem {
    DisplayItem(frame: frame, content: .text(text, style: .subtitle, alignment: .center))
  }
}
