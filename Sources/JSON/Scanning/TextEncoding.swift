/// The encoding of a text, guessed from its first bytes.
public enum TextEncoding: Sendable {
  /// Whether a UTF-8 byte order mark stands first.
  static func hasByteOrderMark(_ bytes: borrowing Span<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// The name of another encoding than UTF-8 that a text looks like whose first character is ASCII, or nil.
  ///
  /// - Parameter bytes: The text, or its beginning; four bytes tell.
  /// - Returns: The name, or nil where the text may be UTF-8.
  public static func foreignName(of bytes: some Sequence<UInt8>) -> String? {
    foreignName(Array(bytes.prefix(4)).span)
  }

  /// The name of another encoding than UTF-8 that the first bytes look like, or nil.
  ///
  /// The first character of JSON is ASCII and no zero byte may stand in it, so zeros tell.
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
