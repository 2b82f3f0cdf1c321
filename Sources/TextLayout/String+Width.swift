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
