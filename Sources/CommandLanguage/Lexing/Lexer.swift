import JSON

/// Takes one command after the other out of a line.
///
/// Works on UTF-8 bytes; every token remembers where it stood, so that errors can point at it.
package struct Lexer {
  let bytes: [UInt8]
  package private(set) var position = 0

  private var scanner = WordScanner()
  let variables: (String) -> String?

  /// Whether a variable stays as it was typed, between two marks, instead of its value.
  package var keepsVariables = false

  /// The marks around a variable that stays: no text has them.
  package static let variableStart: Character = "\u{F0000}"
  package static let variableEnd: Character = "\u{F0001}"

  /// Starts at the beginning of a text, which may hold several lines where brackets or quotes are open.
  package init(_ text: String, variables: @escaping (String) -> String? = { _ in nil }) {
    bytes = Array(text.utf8)
    self.variables = variables
  }

  /// The words of the next command, and where it begins and ends in the text; nil at the end.
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

  /// Where a command ends, without what follows it.
  private func end(of command: LexedCommand, from start: Int) -> Int {
    guard command.destination != nil else { return command.tokens.last?.range.upperBound ?? start }
    var end = position
    while end > start, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    return end
  }

  /// Passes over what a broken command leaves behind: everything.
  package mutating func skipRest() { position = bytes.count }

  /// Whether there is a command in a text, and not only blanks and comments.
  package static func holdsCommand(_ text: Span<UInt8>) -> Bool {
    var scanner = WordScanner()
    for index in text.indices {
      scanner.take(text[index])
      if scanner.command != nil { return true }
    }
    scanner.finish()
    return scanner.command != nil
  }
}

/// The words of one command and where it stands in its text.
package struct LexedCommand: Hashable, Sendable {
  package var tokens: [Token]
  package var range: Range<Int>

  /// Where its answer goes, where that is said.
  package var destination: AnswerDestination?

  /// Creates a command of its words.
  package init(tokens: [Token], range: Range<Int>, destination: AnswerDestination? = nil) {
    (self.tokens, self.range, self.destination) = (tokens, range, destination)
  }
}

extension UInt8 {
  /// Whether the byte separates words: a space, a tab, a carriage return or a newline.
  package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension Lexer {
  /// Where an answer goes: `| COMMAND`, or `> FILE` with one word for the file.
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

/// Where a command's answer goes in place of the output.
package enum AnswerDestination: Hashable, Sendable {
  /// `> FILE`, or `>> FILE` behind what is there; the name is at a byte of the text.
  case file(String, appends: Bool, offset: Int)

  /// `| COMMAND`: to a program, whose output takes the answer's place; the sign is at a byte of the text.
  case program(String, offset: Int)

  /// Where it stands in the text.
  package var offset: Int {
    switch self {
    case .file(_, _, let offset), .program(_, let offset): offset
    }
  }
}
