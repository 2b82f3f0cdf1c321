/// The result of one pass over a text.
struct TextScan {
  /// The sum of the widths of the scalars.
  var sum = 0

  /// The combined classes of all scalars except printable ASCII.
  ///
  /// Printable ASCII needs no escape, is not a mark and does not join its neighbors.
  var classes = ScalarClass(bits: 0)

  /// Scans a text in UTF-8; of printable ASCII, only the width counts.
  init(_ text: Span<UInt8>) {
    let table = WidthTable.shared
    var at = 0
    while true {
      let end = text.endOfPrintableASCII(from: at)
      sum += end &- at
      guard end < text.count else { return }
      let (scalar, length) = text.scalar(at: end)
      let scalarClass = table[scalar]
      sum += scalarClass.width
      classes = classes | scalarClass
      at = end &+ length
    }
  }

  /// Returns the width of the scanned text, in columns.
  func width(of text: some StringProtocol) -> Int {
    classes.isComplex ? text.reduce(0) { $0 + $1.displayWidth } : sum
  }
}

extension String {
  /// Whether every byte is printable ASCII, so that each byte is one column.
  ///
  /// - Complexity: O(n); one nanosecond for eight bytes.
  package var isPlainASCII: Bool { isPrintableASCII(utf8Span.span) }
}

/// Returns whether every byte is printable ASCII, so that each byte is one column.
///
/// It checks eight bytes at a time, because a frame calls it for each of its texts.
func isPrintableASCII(_ bytes: Span<UInt8>) -> Bool {
  bytes.endOfPrintableASCII(from: 0) == bytes.count
}

extension Span where Element == UInt8 {
  /// Returns the offset of the first byte from `start` that is not printable ASCII, or the end.
  package func endOfPrintableASCII(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count {
      let marks = Self.unusual(word(at: offset)) & (Self.ones &* 0x80)
      if marks != 0 { return offset &+ marks.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < count, self[offset] &- 0x20 < 0x5f { offset &+= 1 }
    return offset
  }

  /// Returns whether the bytes from an offset are printable ASCII without two of its characters.
  package func isPrintableASCII(
    from start: Int,
    without first: UInt8,
    _ second: UInt8
  ) -> Bool {
    var offset = start
    guard count &- start >= 8 else {
      while offset < count {
        let byte = self[offset]
        if byte &- 0x20 >= 0x5f || byte == first || byte == second { return false }
        offset &+= 1
      }
      return true
    }
    while offset &+ 8 <= count {
      if Self.holds(first, second, orUnusual: word(at: offset)) { return false }
      offset &+= 8
    }
    // The last word overlaps the previous one.
    return !Self.holds(first, second, orUnusual: word(at: count &- 8))
  }

  /// Returns whether one of eight bytes is not printable ASCII, or is one of two.
  @inline(__always) private static func holds(
    _ first: UInt8,
    _ second: UInt8,
    orUnusual word: UInt64
  ) -> Bool {
    let (firsts, seconds) = (word ^ ones &* UInt64(first), word ^ ones &* UInt64(second))
    let zeros = ((firsts &- ones) & ~firsts) | ((seconds &- ones) & ~seconds)
    return (zeros | unusual(word)) & (ones &* 0x80) != 0
  }

  /// Returns a word whose lowest set top bit is in the first byte that is not printable ASCII.
  ///
  /// Only bytes above that one may be marked wrongly.
  @inline(__always) private static func unusual(_ word: UInt64) -> UInt64 {
    word | (word &- ones &* 0x20) | ((word ^ (ones &* 0x7f)) &- ones)
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// Returns the eight bytes at an offset, the first one in the lowest position.
  @inline(__always) private func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns whether a scalar of valid UTF-8 must be made visible, from an offset to the end.
  package func needsEscapes(from start: Int) -> Bool {
    TextScan(extracting(start..<count)).classes.isEscaped
  }

  /// Returns the scalar at an offset of valid UTF-8, and its length in bytes.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    func bits(_ distance: Int) -> UInt32 {
      let place = offset &+ distance
      return place < count ? UInt32(self[place] & 0x3f) : 0
    }
    let lead = UInt32(self[offset])
    switch lead {
    case ..<0x80: return (lead, 1)
    case ..<0xe0: return ((lead & 0x1f) << 6 | bits(1), 2)
    case ..<0xf0: return ((lead & 0x0f) << 12 | bits(1) << 6 | bits(2), 3)
    default: return ((lead & 0x07) << 18 | bits(1) << 12 | bits(2) << 6 | bits(3), 4)
    }
  }
}
