import JSON

/// A lexer that splits a text into commands.
///
/// It works on UTF-8 bytes. Every token keeps its position, so that errors can refer to it.
package struct Lexer {
  let bytes: [UInt8]
  package private(set) var position = 0

  private var scanner = WordScanner()
  let variables: (String) -> String?

  /// Whether variables are kept between two marks instead of being replaced; false by default.
  package var keepsVariables = false

  /// The mark before a kept variable; no text contains it.
  package static let variableStart: Character = "\u{F0000}"
  package static let variableEnd: Character = "\u{F0001}"

  /// Creates a lexer at the start of a text, which may have several lines if brackets or quotes are
  /// open.
  package init(_ text: String, variables: @escaping (String) -> String? = { _ in nil }) {
    bytes = Array(text.utf8)
    self.variables = variables
  }

  /// Returns the words and the range of the next command; nil at the end.
  package mutating func nextCommand() throws(CommandError) -> LexedCommand? {
    guard position < bytes.count else { return nil }
    repeat {
      scanner.take(bytes[position])
      position += 1
    } while position < bytes.count && !scanner.hasEnded
    if !scanner.hasEnded { scanner.finish() }
    guard let start = scanner.command else { return nil }
    var command = LexedCommand(tokens: [], range: start..<start)
    command.tokens.reserveCapacity(scanner.words.count)
    for word in scanner.words {
      if word.role != .argument {
        command.destination = try destination(word)
      } else {
        let isName = command.tokens.isEmpty && scanner.hasRawText
        let token =
          isName
          ? Token(text: text(word.range), range: word.range)
          : try token(of: word, among: scanner.pieces)
        guard command.destination == nil else {
          throw CommandError(
            LexerFault.behindDestination(word: token.text),
            at: token.range.lowerBound
          )
        }
        command.tokens.append(token)
      }
    }
    command.range = start..<end(of: command, from: start)
    return command
  }

  /// Returns the end of a command, without the text that follows it.
  private func end(of command: LexedCommand, from start: Int) -> Int {
    guard command.destination != nil else { return command.tokens.last?.range.upperBound ?? start }
    var end = position
    while end > start, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    return end
  }

  /// Skips the rest of the text, after an invalid command.
  package mutating func skipRest() { position = bytes.count }

  /// Returns whether a text contains a command, not only blanks and comments.
  package static func holdsCommand(_ text: Span<UInt8>) -> Bool {
    // Most lines begin with a name.
    if !text.isEmpty, text[0].isNameByte { return true }
    var scanner = WordScanner()
    for index in text.indices {
      scanner.take(text[index])
      if scanner.command != nil { return true }
    }
    scanner.finish()
    return scanner.command != nil
  }
}

/// The words of one command and its range in the text.
package struct LexedCommand: Hashable, Sendable {
  package var tokens: [Token]
  package var range: Range<Int>

  /// The output's destination, or nil for standard output.
  package var destination: AnswerDestination?

  /// Creates a command from its words.
  package init(tokens: [Token], range: Range<Int>, destination: AnswerDestination? = nil) {
    (self.tokens, self.range, self.destination) = (tokens, range, destination)
  }
}

extension UInt8 {
  /// Whether the byte separates words: a space, a tab, a carriage return or a newline.
  package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension Lexer {
  /// Returns the destination of the output: `| COMMAND`, or `> FILE` with a one-word file name.
  private func destination(_ word: WordScanner.Word) throws(CommandError) -> AnswerDestination {
    guard case .file(let sign, let appends) = word.role else {
      return .program(text(word.range.dropFirst()), offset: word.range.lowerBound)
    }
    guard !word.range.isEmpty else {
      throw CommandError(LexerFault.noFile(appends: appends), at: sign)
    }
    let file = try token(of: word, among: scanner.pieces).text
    return .file(file, appends: appends, offset: word.range.lowerBound)
  }
}

/// The destination of a command's output.
package enum AnswerDestination: Hashable, Sendable {
  /// `> FILE`, or `>> FILE` to append to a file; `offset` is the byte offset of the name.
  case file(String, appends: Bool, offset: Int)

  /// `| COMMAND`: a program whose output replaces the command's output; `offset` is that of the
  /// sign.
  case program(String, offset: Int)

  /// The byte offset in the text.
  package var offset: Int {
    switch self {
    case .file(_, _, let offset), .program(_, let offset): offset
    }
  }
}
