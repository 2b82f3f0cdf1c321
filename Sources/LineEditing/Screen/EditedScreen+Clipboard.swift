extension EditedScreen {
  /// The longest text that terminals accept, in bytes: xterm and tmux allow 100,000 characters of
  /// Base64.
  private static var clipboardLimit: Int { 74_000 }

  /// Sends a text to the terminal's clipboard (OSC 52 in xterm's control sequences).
  ///
  /// The terminal does not confirm the copy.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether the text was sent; false for a terminal without escape sequences.
  func copy(_ text: String) -> Bool {
    guard allowsEscapes, text.utf8.count <= Self.clipboardLimit else { return false }
    write("\u{1B}]52;c;\(Array(text.utf8).base64)\u{7}")
    return true
  }
}

extension [UInt8] {
  /// The bytes in Base64 (RFC 4648), padded.
  var base64: String {
    let alphabet = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )
    var text: [UInt8] = []
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for place in 0..<4 {
        let digit = alphabet[bits >> (18 - 6 * place) & 63]
        text.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
