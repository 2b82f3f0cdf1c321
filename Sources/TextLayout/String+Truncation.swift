extension String {
  /// The text cut to a number of columns, with an ellipsis in place of what is gone.
  ///
  /// It is cut between Characters and never wider than asked for; one column narrower where a wide
  /// Character does not fit. An ellipsis that does not fit itself is cut too.
  ///
  ///     "Grace Hopper".truncated(toWidth: 6)  // "Grace…"
  public func truncated(toWidth width: Int, ellipsis: String = "…") -> String {
    // No Character of two columns has fewer than two bytes: few bytes cannot be too wide.
    if utf8.count <= width || displayWidth <= width { return self }
    let room = max(width, 0) - ellipsis.displayWidth
    if room < 0 { return ellipsis.prefix(fittingWidth: width) }
    return prefix(fittingWidth: room) + ellipsis
  }

  /// The Characters at the start that fit into a number of columns.
  func prefix(fittingWidth width: Int) -> String {
    guard width > 0 else { return "" }
    if isPrintableASCII(utf8Span.span) {
      return String(decoding: utf8.prefix(width), as: UTF8.self)
    }
    var room = width
    return String(
      prefix { character in
        room -= character.displayWidth
        return room >= 0
      }
    )
  }
}
