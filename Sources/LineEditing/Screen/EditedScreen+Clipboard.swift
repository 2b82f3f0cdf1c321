extension EditedScreen {
  /// The longest text that terminals take, in bytes: xterm and tmux stop at 100,000 characters of Base64.
  private static var clipboardLimit: Int { 74_000 }

  /// Hands a text to the clipboard of the terminal (OSC 52 of xterm's control sequences).
  ///
  /// Whether the terminal obeys cannot be known.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it was handed over: a terminal without escape codes gets none.
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
