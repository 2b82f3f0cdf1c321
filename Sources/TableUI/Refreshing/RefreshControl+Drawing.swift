// What a renderer sees of the control.
extension RefreshControl {
  /// Where the control stands in the coordinates of the content: right above the first header or row.
  public var frame: Rect {
    Rect(x: 0, y: -Self.height, width: tableView?.size.width ?? 0, height: Self.height)
  }

  /// What there is to draw: nothing while it does not spin.
  public var displayList: [DisplayItem] {
    guard isRefreshing else { return [] }
    let width = frame.width
    let text = attributedTitle ?? ""
    let side = TextMetrics.column
    let sign = Rect(x: (width - side) / 2, y: 0, width: side, height: TextMetrics.line)
    var items = [DisplayItem(frame: sign, content: .glyph(.activityIndicator))]
    if !text.isEmpty {
      let line = Rect(x: 0, y: TextMetrics.line, width: width, height: TextMetrics.line)
      items.append(
        DisplayItem(frame: line, content: .text(text, style: .subtitle, alignment: .center))
      )
    }
    return items
  }
}
