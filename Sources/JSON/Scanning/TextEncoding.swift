/// The encoding of a text, guessed from its first bytes.
public enum TextEncoding: Sendable {
  /// Whether the text starts with a UTF-8 byte order mark.
  static func hasByteOrderMark(_ bytes: borrowing Span<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// Returns the name of the encoding if it is not UTF-8, or nil; the first character must be
  /// ASCII.
  ///
  /// - Parameter bytes: The text, or its beginning; four bytes are enough.
  /// - Returns: The name, or nil if the text may be UTF-8.
  public static func foreignName(of bytes: some Sequence<UInt8>) -> String? {
    foreignName(Array(bytes.prefix(4)).span)
  }

  /// Returns the name of the encoding that the first bytes suggest if it is not UTF-8, or nil.
  ///
  /// The first character of JSON is ASCII and never a zero byte, so zeros reveal the encoding.
  static func foreignName(_ bytes: borrowing Span<UInt8>) -> String? {
    var first: [UInt8] = []
    for offset in 0..<min(4, bytes.count) { first.append(bytes[offset]) }
    if first.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32 (little-endian)" }
    if first.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32 (big-endian)" }
    if first.starts(with: [0xFF, 0xFE]) { return "UTF-16 (little-endian)" }
    if first.starts(with: [0xFE, 0xFF]) { return "UTF-16 (big-endian)" }
    switch first.map({ $0 == 0 }) {
    case [false, true, true, true]: return "UTF-32 (little-endian)"
    case [true, true, true, false]: return "UTF-32 (big-endian)"
    case [false, true], [false, true, false, false], [false, true, false, true]:
      return "UTF-16 (little-endian)"
    case [true, false], [true, false, false, false], [true, false, true, false]:
      return "UTF-16 (big-endian)"
    default: return nil
    }
  }
}
