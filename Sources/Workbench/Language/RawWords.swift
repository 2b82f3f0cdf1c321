/// The text behind `explain`, which is pasted from a log and follows no rules of words and brackets.
enum RawWords {
  /// Where the raw text behind a command at a place begins, or nil where its words are ordinary ones.
  ///
  /// Ordinary are codes, plain sentences, and a text in quotes; anything else is taken as it is to the end.
  static func start(in bytes: [UInt8], at place: Int = 0) -> Int? {
    var at = place
    while at < bytes.count, bytes[at].isBlank { at += 1 }
    let word = bytes[at...].prefix { !$0.isBlank }
    guard word.count >= 4, Array("explain".utf8).starts(with: word) else { return nil }
    at = word.endIndex
    while at < bytes.count, bytes[at].isBlank { at += 1 }
    guard at < bytes.count else { return nil }
    if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
      return isWholeQuote(bytes, at) ? nil : at
    }
    let sentence = bytes[at...].prefix { $0 != UInt8(ascii: ";") }
    return sentence.allSatisfy(isPlain) ? nil : at
  }

  private static func isWholeQuote(_ bytes: [UInt8], _ at: Int) -> Bool {
    guard let end = Lexer.endOfString(bytes, from: at) else { return true }
    return bytes[end...].first.map { $0.isBlank || $0 == UInt8(ascii: ";") } ?? true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
