extension String {
  /// The text in exactly so many columns: padded with spaces, or cut with an ellipsis.
  public func padded(
    toWidth width: Int,
    alignment: ColumnAlignment = .left,
    ellipsis: String = "…"
  ) -> String {
    let width = max(width, 0)
    let text = truncated(toWidth: width, ellipsis: ellipsis)
    let room = width - text.displayWidth
    let before = alignment.leading(of: room)
    return text.indented(by: before, and: room - before, toWidth: width)
  }

  /// The text between spaces.
  ///
  /// A space can fall into one Character with a neighbour, such as a lone mark. Where it then counts
  /// for less than a column, further spaces make up for it.
  private func indented(by before: Int, and after: Int, toWidth width: Int) -> String {
    var result = String(repeating: " ", count: before) + self
    result += String(repeating: " ", count: after)
    var missing = width - result.displayWidth
    while missing > 0 {
      result += String(repeating: " ", count: missing)
      missing = width - result.displayWidth
    }
    return result
  }
}
