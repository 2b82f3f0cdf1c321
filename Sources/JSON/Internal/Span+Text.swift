extension Span where Element == UInt8 {
  /// The character that starts at an offset and its length; U+FFFD and 1 where there is none.
  func scalar(at offset: Int, to end: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let byte = self[offset]
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    let text = text(offset..<Swift.min(offset + length, end)).unicodeScalars
    guard let scalar = text.first, text.count == 1, scalar != "\u{FFFD}" || byte == 0xEF else {
      return ("\u{FFFD}", 1)
    }
    return (scalar, length)
  }

  /// The text of a range, malformed bytes as U+FFFD.
  func text(_ range: Range<Int>) -> String {
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    for offset in range { copy.append(self[offset]) }
    return String(decoding: copy, as: UTF8.self)
  }

  /// Whether a byte goes on with a character that began before it.
  func isContinuation(at offset: Int) -> Bool { self[offset] & 0xC0 == 0x80 }
}

extension Span where Element == UInt8 {
  /// The place behind the characters beyond ASCII that start at `start`, before `end`; nil where one
  /// of them is not as UTF-8 has it (Unicode 16, table 3-7).
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

  /// The bytes that may follow the first one of a character; none where no character starts so.
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

/// The one door of this module: bytes read eight at a time.
///
/// The load checks its bounds; it counts as unsafe only because it reinterprets bytes, and any
/// eight bytes are a number.
extension Span where Element == UInt8 {
  /// The eight bytes from an offset on, the first in the lowest place.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
