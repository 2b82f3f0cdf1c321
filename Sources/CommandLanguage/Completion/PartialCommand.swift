/// The command before the cursor: its complete words and the word being typed.
package struct PartialCommand {
  /// The complete words before the one being typed.
  package let tokens: [Token]

  /// The text of the word so far, including its quotes.
  package let typed: String

  /// The word's meaning so far.
  package let word: String

  /// Whether the word cannot be parsed so far, such as `${` without its end.
  package let isBroken: Bool

  /// Whether the word is the file that receives the output.
  package let isDestination: Bool

  /// The quoting style of the word.
  package let spelling: WordSpelling

  /// Parses a text up to its end.
  ///
  /// - Returns: Nil in a comment, a JSON value or a line for another program, and after an invalid
  ///   word.
  package init?(_ text: String, variables: (String) -> String?) {
    let read = withoutActuallyEscaping(variables) { variables in
      Lexer(text) { variables($0) ?? "" }.typedCommand()
    }
    guard let read else { return nil }
    (tokens, isDestination) = (read.tokens, read.isDestination)
    typed = String(decoding: text.utf8.dropFirst(read.start), as: UTF8.self)
    switch typed.utf8.first {
    case UInt8(ascii: "\""): spelling = .double
    case UInt8(ascii: "'"): spelling = .single
    default: spelling = .bare
    }
    (word, isBroken) = (read.word ?? "", read.word == nil)
  }
}

extension Lexer {
  /// The last command of the text, up to its end.
  struct TypedCommand {
    /// The complete words before the cursor, and those before a redirection sign.
    let tokens: [Token]

    /// The start of the word at the cursor.
    let start: Int

    /// The meaning of that word, or nil if it is invalid.
    let word: String?

    /// Whether a redirection sign precedes the cursor.
    let isDestination: Bool
  }

  /// Returns the command before the cursor, which is at the end of the text.
  ///
  /// - Returns: The command; nil where no words can be typed, and after an invalid word.
  func typedCommand() -> TypedCommand? {
    var scanner = WordScanner(readsRaw: false)
    for byte in bytes { scanner.take(byte) }
    guard scanner.isInWords else { return nil }
    if scanner.hasEnded { scanner = WordScanner(readsRaw: false) }
    // At the cursor, a comment sign may still become an id.
    if scanner.state == .sharp { scanner.begin(.bare, wordAt: scanner.count - 1) }
    let isTyping = scanner.isInWord
    scanner.finish()
    let isDestination = scanner.hasFile
    var whole = scanner.words
    if let first = whole.first, first.role == .argument, whole.count > 1 || !isTyping,
      bytes[first.range.lowerBound] == UInt8(ascii: "!")
    {
      return nil
    }
    var start = bytes.count
    var typed: WordScanner.Word?
    if isTyping, let last = whole.popLast() { (start, typed) = (last.range.lowerBound, last) }
    var tokens: [Token] = []
    for word in whole.prefix(while: { $0.role == .argument }) {
      guard let token = try? token(of: word, among: scanner.pieces) else { return nil }
      tokens.append(token)
    }
    let word = typed.map { try? token(of: $0, among: scanner.pieces, isTyped: true).text } ?? ""
    return TypedCommand(tokens: tokens, start: start, word: word, isDestination: isDestination)
  }
}
