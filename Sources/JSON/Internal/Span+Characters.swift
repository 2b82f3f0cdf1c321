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
