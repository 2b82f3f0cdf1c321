/// A part of the source line around a place, and the index of the place in it.
struct SourceExcerpt {
  /// The text, with malformed bytes as U+FFFD.
  let text: String

  /// The index of the place, in Characters.
  let caret: Int

  /// The maximum number of Characters before the place, and in total.
  private static var beforeLimit: Int { 60 }
  private static var limit: Int { 100 }

  /// The maximum number of bytes to read on each side.
  private static var window: Int { 1024 }

  /// Creates an excerpt from bytes whose text starts at `start`.
  init(around offset: Int, from start: Int, in bytes: borrowing Span<UInt8>) {
    let lineEnd = Self.lineEnd(from: min(offset, bytes.count), in: bytes)
    let place = max(start, min(offset, lineEnd))
    let before = bytes.text(Self.lineStart(of: place, from: start, in: bytes)..<place)
      .suffix(Self.beforeLimit)
    let after = bytes.text(place..<lineEnd).prefix(Self.limit - before.count)
    text = String(before) + after
    // A combining mark joins the Character before it, which then is the place.
    let isJoined = text.count < before.count + after.count
    caret = max(0, before.count - (isJoined ? 1 : 0))
  }

  private static func lineStart(
    of place: Int,
    from start: Int,
    in bytes: borrowing Span<UInt8>
  ) -> Int {
    var first = place
    while first > start, place - first < window, bytes[first - 1] != ASCII.lineFeed { first -= 1 }
    while first < place, bytes.isContinuation(at: first) { first += 1 }
    return first
  }

  private static func lineEnd(from place: Int, in bytes: borrowing Span<UInt8>) -> Int {
    let limit = min(bytes.count, place + window)
    var end = bytes.first(ASCII.lineFeed, from: place, to: limit)
    if end == bytes.count || bytes[end] == ASCII.lineFeed {
      if end > 0, bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    } else {
      while end > place, bytes.isContinuation(at: end) { end -= 1 }
    }
    return end
  }
}
