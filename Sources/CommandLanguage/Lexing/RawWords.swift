/// The text behind `explain`, which is pasted from a log, and behind `!`, which is another program's: neither
/// follows our rules of words and brackets.
package enum RawWords {
  /// How one asks for the shell by a word of its own.
  private static let shellWords = ["shell", "\\!", ".system"].map { Array($0.utf8) }

  /// How one asks what a text means; four letters do.
  private static let explanation = Array("explain".utf8)

  /// The raw text behind a command at a place, or nil where its words are ordinary ones.
  ///
  /// Behind `explain`, codes, plain sentences and a text in quotes are ordinary; anything else is taken as it
  /// is to the end, since a log has many lines. A line for the shell is one.
  package static func range(in bytes: [UInt8], at place: Int = 0) -> Range<Int>? {
    let place = skippingBlanks(bytes, place)
    if place < bytes.count, bytes[place] == UInt8(ascii: "!") { return line(bytes, place + 1) }
    guard place < bytes.count, mayBegin(with: bytes[place]) else { return nil }
    let word = bytes[place...].prefix { !$0.isBlank }
    let at = skippingBlanks(bytes, word.endIndex)
    guard at < bytes.count else { return nil }
    if shellWords.contains(where: { word.elementsEqual($0) }) {
      return bytes[at...].elementsEqual("--help".utf8) ? nil : line(bytes, at)
    }
    guard word.count >= 4, explanation.starts(with: word) else { return nil }
    if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
      return isWholeQuote(bytes, at) ? nil : at..<bytes.count
    }
    let sentence = bytes[at...].prefix { $0 != UInt8(ascii: ";") }
    return sentence.allSatisfy(isPlain) ? nil : at..<bytes.count
  }

  /// Whether a command with raw words may begin with a byte: most commands begin with another one.
  private static func mayBegin(with byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "s"), UInt8(ascii: "\\"), UInt8(ascii: "."), UInt8(ascii: "e"): true
    default: false
    }
  }

  private static func line(_ bytes: [UInt8], _ start: Int) -> Range<Int> {
    start..<(bytes[start...].firstIndex(of: 0x0A) ?? bytes.count)
  }

  private static func skippingBlanks(_ bytes: [UInt8], _ place: Int) -> Int {
    var at = place
    while at < bytes.count, bytes[at].isBlank { at += 1 }
    return at
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
