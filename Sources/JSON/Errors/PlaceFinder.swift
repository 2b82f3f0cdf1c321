/// A finder of lines and columns; ascending offsets need a single pass in total.
struct PlaceFinder {
  private let start: Int
  private var at: Int
  private var line = 1
  private var column = 0

  /// Creates a finder that starts at an offset, after a byte order mark.
  init(from start: Int) {
    self.start = start
    at = start
  }

  /// Returns the place of an offset.
  mutating func place(
    of offset: Int,
    path: String,
    in bytes: borrowing Span<UInt8>
  ) -> JSONPlace {
    let target = min(offset, bytes.count)
    if target < at { self = PlaceFinder(from: start) }
    skipLines(to: target, in: bytes)
    skipASCII(before: target, in: bytes)
    while let next = endOfSegment(before: target, in: bytes) {
      column += next - at == 1 ? 1 : bytes.text(at..<next).count
      at = next
      skipASCII(before: target, in: bytes)
    }
    return JSONPlace(
      offset: offset,
      line: line,
      column: column + columnInSegment(target, in: bytes),
      path: path
    )
  }

  private mutating func skipLines(to target: Int, in bytes: borrowing Span<UInt8>) {
    while true {
      let lineFeed = bytes.first(ASCII.lineFeed, from: at, to: target)
      guard lineFeed < target else { return }
      line += 1
      column = 0
      at = lineFeed + 1
    }
  }

  /// Counts a run of ASCII bytes, each a Character, except the last one.
  private mutating func skipASCII(before target: Int, in bytes: borrowing Span<UInt8>) {
    let next = bytes.endOfASCII(from: at, to: target)
    guard next - at > 1 else { return }
    column += next - 1 - at
    at = next - 1
  }

  /// Returns the next position between two ASCII bytes, where a Character always ends.
  ///
  /// Returns nil at the target or later.
  private func endOfSegment(before target: Int, in bytes: borrowing Span<UInt8>) -> Int? {
    var next = at + 1
    while next < target, bytes[next - 1] >= 0x80 || bytes[next] >= 0x80 { next += 1 }
    return next < target ? next : nil
  }

  /// Returns the number of the target's Character, counted from the end of the last segment.
  private func columnInSegment(_ target: Int, in bytes: borrowing Span<UInt8>) -> Int {
    guard target > at else { return 1 }
    let before = bytes.text(at..<target)
    guard target < bytes.count else { return before.count + 1 }
    return (before + String(bytes.scalar(at: target, to: bytes.count).scalar)).count
  }
}
