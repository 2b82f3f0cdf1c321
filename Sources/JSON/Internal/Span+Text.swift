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
