/// The command before the cursor: its whole words, and the word that is being typed.
struct PartialCommand {
  /// The words before the one that is being typed.
  private(set) var tokens: [Token] = []

  /// The word as typed so far, quotes and all.
  private(set) var typed = ""

  /// What the word means so far.
  private(set) var word = ""

  /// Whether the word makes no sense so far: `${` without its end.
  private(set) var isBroken = false

  /// Whether the word is the file that the answer is to go to.
  private(set) var isDestination = false

  /// How the word is written.
  private(set) var spelling = WordSpelling.bare

  /// Reads a text up to its end.
  ///
  /// - Returns: Nil inside a comment, a JSON value or the line for another program, and where the words before
  ///   make no sense.
  init?(_ text: String, variables: (String) -> String?) {
    let bytes = Array(text.utf8)
    guard let place = Place(bytes) else { return nil }
    let known = { name in variables(name) ?? "" }
    isDestination = place.sign != nil
    let end = place.sign ?? place.word
    let before = String(decoding: bytes[place.command..<end], as: UTF8.self)
    guard let tokens = Self.tokens(before, known) else { return nil }
    self.tokens = tokens
    typed = String(decoding: bytes[place.word...], as: UTF8.self)
    if typed.utf8.first == UInt8(ascii: "\"") { spelling = .double }
    if typed.utf8.first == UInt8(ascii: "'") { spelling = .single }
    if typed.isEmpty || typed == "#" {
      word = typed
      return
    }
    let whole = typed + (place.quote.map { String(Character(UnicodeScalar($0))) } ?? "")
    // Behind another word no sign for a comment is at the start of its line.
    guard let read = Self.tokens("x " + whole, known), read.count == 2 else {
      isBroken = true
      return
    }
    word = read[1].text
  }

  private static func tokens(_ text: String, _ variables: (String) -> String?) -> [Token]? {
    withoutActuallyEscaping(variables) { variables in
      var lexer = Lexer(text, variables: variables)
      do { return try lexer.nextCommand()?.tokens ?? [] } catch { return nil }
    }
  }

  /// Where the command and the word that is being typed begin.
  private struct Place {
    var command = 0
    var word = 0

    /// Where the sign stands that sends the answer to a file.
    var sign: Int?

    /// The quote that is still open.
    var quote: UInt8?

    init?(_ bytes: [UInt8]) {
      var position = 0
      var isInWord = false
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") {
          position += 1
          (command, isInWord, sign) = (position, false, nil)
        } else if byte.isBlank {
          position += 1
          isInWord = false
        } else if byte == UInt8(ascii: "\\"), position + 1 < bytes.count,
          bytes[position + 1] == UInt8(ascii: "\n")
        {
          position += 2
        } else if !isInWord, byte == UInt8(ascii: ">"), sign == nil {
          sign = position
          position += position + 1 < bytes.count && bytes[position + 1] == byte ? 2 : 1
        } else {
          if !isInWord {
            guard byte != UInt8(ascii: "|") else { return nil }
            guard !Self.isComment(bytes, position, command) else { return nil }
            word = position
          }
          guard let end = Self.endOfPart(bytes, position, isStart: !isInWord) else { return nil }
          if end > bytes.count { quote = byte }
          position = end
          isInWord = true
        }
      }
      if !isInWord { word = bytes.count }
    }

    private static func isComment(_ bytes: [UInt8], _ position: Int, _ command: Int) -> Bool {
      guard bytes[position] == UInt8(ascii: "#") else { return false }
      if bytes[..<position].allSatisfy({ $0.isBlank }) { return true }
      // At the cursor it may become an id.
      return position + 1 < bytes.count && bytes[position + 1].isBlank
    }

    /// Where a quoted, escaped or bracketed part ends, or one byte on; beyond the end where a quote stays
    /// open, nil where a bracket does.
    private static func endOfPart(_ bytes: [UInt8], _ position: Int, isStart: Bool) -> Int? {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        return Lexer.endOfString(bytes, from: position) ?? bytes.count + 1
      case UInt8(ascii: "\\"): return min(position + 2, bytes.count)
      case UInt8(ascii: "{") where isStart, UInt8(ascii: "[") where isStart:
        return Lexer.endOfBracket(bytes, from: position)
      case UInt8(ascii: "=") where !isStart && position + 1 < bytes.count:
        let next = bytes[position + 1]
        guard next == UInt8(ascii: "{") || next == UInt8(ascii: "[") else { return position + 1 }
        return Lexer.endOfBracket(bytes, from: position + 1)
      default: return position + 1
      }
    }
  }
}
