extension Character {
  /// The columns that the Character takes on a terminal: 0, 1 or 2.
  ///
  /// Two if U+FE0F follows an emoji in it, one if U+FE0E does, else the widths of its scalars added
  /// up, two at most. A mark alone and whatever ``Swift/String/escapedForDisplay(_:)`` replaces have
  /// no width.
  public var displayWidth: Int {
    var sum = 0
    var isTextStyle = false
    var previous = ScalarClass(bits: 0)
    for scalar in unicodeScalars {
      if previous.isEmoji, scalar == "\u{FE0F}" { return 2 }
      if previous.isEmoji, scalar == "\u{FE0E}" { isTextStyle = true }
      previous = ScalarClass(scalar)
      sum += previous.width
    }
    return isTextStyle ? 1 : min(sum, 2)
  }
}

extension String {
  /// The columns that the text takes on a terminal.
  ///
  /// - Complexity: O(n); a nanosecond for eight bytes of printable ASCII.
  public var displayWidth: Int {
    if isPrintableASCII(utf8Span.span) { return utf8.count }
    return TextScan(unicodeScalars).width(of: self)
  }
}

extension Substring {
  /// The columns that the text takes on a terminal.
  ///
  /// - Complexity: O(n).
  public var displayWidth: Int {
    TextScan(unicodeScalars).width(of: self)
  }
}

/// The columns that a text takes on a terminal.
public func displayWidth(of text: some StringProtocol) -> Int {
  String(text).displayWidth
}

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

extension String {
  /// The text in lines of at most so many columns.
  ///
  /// Lines break at spaces, which then disappear, between two wide Characters, and at line feeds. A
  /// word longer than a line is broken between Characters. A line holds one Character at least, so a
  /// width below two still makes progress. Spaces at the end of a line disappear, those at the start
  /// of a paragraph stay. An empty text is one empty line.
  public func wrapped(toWidth width: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isLineFeed).flatMap { paragraph in
      var wrapper = LineWrapper(width: width)
      for character in paragraph { wrapper.append(character) }
      return wrapper.finish()
    }
  }
}

extension Character {
  fileprivate var isLineFeed: Bool { self == "\n" || self == "\r\n" }
}
