/// The end of an array's element, as far as the bytes around it tell.
///
/// They may also be part of a string; only a scan from the front knows.
struct ElementEnd {
  /// The offset after the closing bracket.
  let offset: Int

  private let closer: UInt8
  private let opener: UInt8

  /// The range of the first key in the next element, with its quotes; empty in an array.
  private let firstKey: Range<Int>

  /// The number of bytes to search.
  private static var reach: Int { 1 << 20 }

  /// Finds the first end in the next bytes.
  ///
  /// - Parameters:
  ///   - place: The offset where the search begins.
  ///   - other: An end that it must resemble: the same brackets, and the same first key in the next
  ///     element. Rows of one list nearly always agree in these, rows and sections hardly ever.
  ///   - end: The end of the text.
  ///   - bytes: The text.
  init?(
    near place: Int,
    like other: ElementEnd? = nil,
    to end: Int,
    in bytes: borrowing Span<UInt8>
  ) {
    let limit = min(end, place + Self.reach)
    var comma = bytes.first(ASCII.comma, from: place, to: limit)
    while comma < limit {
      if let found = ElementEnd(aroundComma: comma, from: place, to: end, in: bytes),
        other.map({ found.resembles($0, in: bytes) }) ?? true
      {
        self = found
        return
      }
      comma = bytes.first(ASCII.comma, from: comma + 1, to: limit)
    }
    return nil
  }

  private init?(
    aroundComma comma: Int,
    from start: Int,
    to end: Int,
    in bytes: borrowing Span<UInt8>
  ) {
    var before = comma
    while before > start, ASCII.isSpace(bytes[before - 1]) { before -= 1 }
    let next = bytes.endOfSpace(from: comma + 1, to: end)
    guard before > start, next < end else { return nil }
    (offset, closer, opener) = (before, bytes[before - 1], bytes[next])
    switch (closer, opener) {
    case (ASCII.closeBracket, ASCII.openBracket): firstKey = next..<next
    case (ASCII.closeBrace, ASCII.openBrace):
      let quote = bytes.endOfSpace(from: next + 1, to: end)
      let close = bytes.first(ASCII.quote, from: quote + 1, to: min(end, quote + Self.reach))
      guard quote < end, bytes[quote] == ASCII.quote, close < end else { return nil }
      firstKey = quote..<close + 1
    default: return nil
    }
  }

  private func resembles(_ other: ElementEnd, in bytes: borrowing Span<UInt8>) -> Bool {
    (closer, opener, firstKey.count) == (other.closer, other.opener, other.firstKey.count)
      && bytes.hasBytes(
        at: firstKey.lowerBound,
        of: bytes,
        at: other.firstKey.lowerBound,
        count: firstKey.count
      )
  }
}
