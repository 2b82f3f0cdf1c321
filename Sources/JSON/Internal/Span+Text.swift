extension Span where Element == UInt8 {
  /// Returns the character at an offset and its length; U+FFFD and 1 if it is malformed.
  func scalar(at offset: Int, to end: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let byte = self[offset]
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    let text = text(offset..<Swift.min(offset + length, end)).unicodeScalars
    guard let scalar = text.first, text.count == 1, scalar != "\u{FFFD}" || byte == 0xEF else {
      return ("\u{FFFD}", 1)
    }
    return (scalar, length)
  }

  /// Returns the text of a range, with malformed bytes as U+FFFD.
  func text(_ range: Range<Int>) -> String {
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    for offset in range { copy.append(self[offset]) }
    return String(decoding: copy, as: UTF8.self)
  }

  /// Whether a byte continues a character.
  func isContinuation(at offset: Int) -> Bool { self[offset] & 0xC0 == 0x80 }
}

extension Span where Element == UInt8 {
  /// Returns the offset after the non-ASCII characters from `start`, before `end`.
  ///
  /// Returns nil if one of them is not valid UTF-8 (Unicode 16, table 3-7).
  func endOfCharacters(from start: Int, to end: Int) -> Int? {
    var at = start
    while at < end, self[at] >= 0x80 {
      let lead = self[at]
      let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      guard at &+ length <= end, Self.seconds(behind: lead).contains(self[at &+ 1]) else {
        return nil
      }
      if length > 2 {
        guard isContinuation(at: at &+ 2), length == 3 || isContinuation(at: at &+ 3) else {
          return nil
        }
      }
      at &+= length
    }
    return at
  }

  /// Returns the valid second bytes of a character; empty if no character starts with this byte.
  @inline(__always) private static func seconds(behind lead: UInt8) -> Range<UInt8> {
    switch lead {
    case 0xC2...0xDF, 0xE1...0xEC, 0xEE...0xEF, 0xF1...0xF3: 0x80..<0xC0
    case 0xE0: 0xA0..<0xC0
    case 0xED: 0x80..<0xA0
    case 0xF0: 0x90..<0xC0
    case 0xF4: 0x80..<0x90
    default: 0..<0
    }
  }
}

/// Unsafe access, used only here in this module: reads of eight bytes at a time.
///
/// The load checks its bounds. It counts as unsafe only because it reinterprets bytes, and any
/// eight bytes are a number.
extension Span where Element == UInt8 {
  /// Returns the eight bytes at an offset, the first one in the lowest position.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
