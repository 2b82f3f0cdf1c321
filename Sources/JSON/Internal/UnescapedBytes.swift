/// The decoded bytes of a string, one at a time and without a copy.
///
/// The text must be valid and does not include the quotes.
struct UnescapedBytes {
  private var at: Int
  private let end: Int
  private var pending: UInt32 = 0
  private var pendingCount = 0

  /// Creates a reader of a string's bytes, given without its quotes.
  init(_ range: Range<Int>) {
    at = range.lowerBound
    end = range.upperBound
  }

  /// Returns the next byte, or nil at the end.
  mutating func next(in bytes: borrowing Span<UInt8>) -> UInt8? {
    if pendingCount > 0 {
      let byte = UInt8(truncatingIfNeeded: pending)
      pending >>= 8
      pendingCount -= 1
      return byte
    }
    guard at < end else { return nil }
    let byte = bytes[at]
    at += 1
    guard byte == ASCII.backslash, at < end else { return byte }
    let letter = bytes[at]
    at += 1
    return letter == ASCII.lowerU ? unicodeEscape(in: bytes) : Self.meaning(of: letter)
  }

  private static func meaning(of letter: UInt8) -> UInt8 {
    switch letter {
    case 0x62: 0x08
    case ASCII.lowerF: 0x0C
    case ASCII.lowerN: ASCII.lineFeed
    case 0x72: ASCII.carriageReturn
    case ASCII.lowerT: ASCII.tab
    default: letter
    }
  }

  private mutating func unicodeEscape(in bytes: borrowing Span<UInt8>) -> UInt8? {
    var code = hexDigits(in: bytes)
    if code & 0xFC00 == 0xD800, at + 6 <= end {
      at += 2
      code = 0x10000 + (code & 0x3FF) << 10 + hexDigits(in: bytes) & 0x3FF
    }
    let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
    for byte in String(Character(scalar)).utf8.reversed() {
      pending = pending << 8 | UInt32(byte)
      pendingCount += 1
    }
    return next(in: bytes)
  }

  private mutating func hexDigits(in bytes: borrowing Span<UInt8>) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 where at < end {
      code = code << 4 | (ASCII.hexValue(bytes[at]) ?? 0)
      at += 1
    }
    return code
  }
}
