extension Character {
  /// The width of the Character on a terminal, in columns: 0, 1 or 2.
  ///
  /// The width is 2 if U+FE0F follows an emoji in it, and 1 if U+FE0E does. Otherwise it is the sum
  /// of its scalars' widths, at most 2. A mark without a base has no width, and neither do the code
  /// points that ``Swift/String/escapedForDisplay(_:)`` replaces.
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
  /// The width of the text on a terminal, in columns.
  ///
  /// - Complexity: O(n); one nanosecond for eight bytes of printable ASCII.
  public var displayWidth: Int {
    if isPrintableASCII(utf8Span.span) { return utf8.count }
    return TextScan(utf8Span.span).width(of: self)
  }
}

extension Substring {
  /// The width of the text on a terminal, in columns.
  ///
  /// - Complexity: O(n).
  public var displayWidth: Int {
    String(self).displayWidth
  }
}

/// Returns the width of a text on a terminal, in columns.
public func displayWidth(of text: some StringProtocol) -> Int {
  String(text).displayWidth
}

extension String {
  /// Returns the text in an exact number of columns: padded with spaces, or cut with an ellipsis.
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

  /// Returns the text between spaces.
  ///
  /// A space can join a Character with a neighbor, such as a lone mark. If it then adds less than a
  /// column, further spaces make up for it.
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
  /// Returns the text cut to a number of columns, with an ellipsis in place of the removed part.
  ///
  /// The cut is between Characters. The result is never too wide, and is one column narrower if a
  /// wide Character has no room. An ellipsis that has no room is cut too.
  ///
  ///     "Grace Hopper".truncated(toWidth: 6)  // "Grace…"
  public func truncated(toWidth width: Int, ellipsis: String = "…") -> String {
    // A Character of two columns has at least two bytes, so few bytes cannot be too wide.
    if utf8.count <= width || displayWidth <= width { return self }
    let room = max(width, 0) - ellipsis.displayWidth
    if room < 0 { return ellipsis.prefix(fittingWidth: width) }
    return prefix(fittingWidth: room) + ellipsis
  }

  /// Returns the leading Characters within a number of columns.
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
  /// Returns the text in lines of a maximum number of columns.
  ///
  /// Lines break at spaces, which are then dropped, between two wide Characters, and at line feeds.
  /// A word longer than a line is broken between Characters. A line has at least one Character, so
  /// a width below 2 still makes progress. Spaces at the end of a line are dropped; those at the
  /// start of a paragraph stay. An empty text is one empty line.
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
