/// Functions that skip text known to be valid JSON.
///
/// They check bounds and always advance. Invalid text gives a wrong result, never a trap.
extension Span where Element == UInt8 {
  /// Returns the offset after the value that starts at `start`, up to `limit`.
  func endOfValue(at start: Int, limit: Int) -> Int {
    guard start < limit else { return limit }
    switch self[start] {
    case ASCII.quote: return endOfString(at: start, limit: limit).end
    case ASCII.openBrace, ASCII.openBracket: return endOfContainer(at: start, limit: limit)
    default: return endOfScalar(at: start, limit: limit)
    }
  }

  /// Returns the offset after the string that opens at `quote`, and whether it has an escape.
  @inline(__always) func endOfString(at quote: Int, limit: Int) -> (end: Int, hasEscapes: Bool) {
    var at = endOfPlainText(from: quote &+ 1, to: limit)
    guard at < limit, self[at] != ASCII.quote else { return (Swift.min(at &+ 1, limit), false) }
    while at < limit, self[at] != ASCII.quote {
      at = endOfPlainText(from: at &+ (self[at] == ASCII.backslash ? 2 : 1), to: limit)
    }
    return (Swift.min(at &+ 1, limit), true)
  }

  private func endOfScalar(at start: Int, limit: Int) -> Int {
    var at = start &+ 1
    while at < limit {
      let byte = self[at]
      if byte == ASCII.comma || byte | 0x20 == ASCII.closeBrace || byte <= ASCII.space { break }
      at &+= 1
    }
    return at
  }

  /// Returns the offset after the object or array around `start`, which is between two values.
  func endOfOpenContainer(from start: Int, limit: Int) -> Int {
    endOfContainer(at: start, inside: 1, limit: limit)
  }

  private func endOfContainer(at start: Int, inside open: Int = 0, limit: Int) -> Int {
    var depth = open
    var at = start
    while at < limit {
      let byte = self[at]
      if byte == ASCII.quote {
        at = endOfString(at: at, limit: limit).end
        continue
      }
      at &+= 1
      // Brackets and braces differ only in the bit 0x20.
      if byte | 0x20 == ASCII.openBrace {
        depth &+= 1
      } else if byte | 0x20 == ASCII.closeBrace {
        depth &-= 1
        if depth == 0 { break }
      }
    }
    return at
  }
}
