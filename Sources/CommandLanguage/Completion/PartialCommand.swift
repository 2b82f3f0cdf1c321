/// The command before the cursor: its whole words, and the word that is being typed.
package struct PartialCommand {
  /// The words before the one that is being typed.
  package let tokens: [Token]

  /// The word as typed so far, quotes and all.
  package let typed: String

  /// What the word means so far.
  package let word: String

  /// Whether the word makes no sense so far: `${` without its end.
  package let isBroken: Bool

  /// Whether the word is the file that the answer is to go to.
  package let isDestination: Bool

  /// How the word is written.
  package let spelling: WordSpelling

  /// Reads a text up to its end.
  ///
  /// - Returns: Nil inside a comment, a JSON value or the line for another program, and where the words before
  ///   make no sense.
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
  /// The last command of the text as far as it is typed.
  struct TypedCommand {
    /// The whole words before the cursor, and those before the sign of a file.
    let tokens: [Token]

    /// Where the word at the cursor starts.
    let start: Int

    /// What that word means, or nil where it makes no sense.
    let word: String?

    /// Whether a sign for a file is before the cursor.
    let isDestination: Bool
  }

  /// Reads the command before the cursor, which is at the end of the text.
  ///
  /// - Returns: The command; nil where no words can be typed, and where those before make no sense.
  func typedCommand() -> TypedCommand? {
    var scanner = WordScanner(readsRaw: false)
    for byte in bytes { scanner.take(byte) }
    guard scanner.isInWords else { return nil }
    if scanner.hasEnded { scanner = WordScanner(readsRaw: false) }
    // At the cursor the sign for a comment may become an id.
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
