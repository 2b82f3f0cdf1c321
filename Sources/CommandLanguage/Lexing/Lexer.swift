package import JSON

/// Takes one command after the other out of a line.
///
/// Works on UTF-8 bytes; every token remembers where it stood, so that errors can point at it.
package struct Lexer {
  package let bytes: [UInt8]
  package var position = 0

  /// Where the answer of the command at hand is to go, if it says so.
  package var destination: AnswerDestination?
  package let variables: (String) -> String?

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
    position = Self.startOfCommand(in: bytes.span, from: position)
    guard position < bytes.count else { return nil }
    let start = position
    if let raw = RawWords.range(in: bytes, at: start) { return rawCommand(from: start, raw) }
    var tokens: [Token] = []
    // Few commands have more words.
    tokens.reserveCapacity(4)
    destination = nil
    while let token = try nextToken() {
      guard destination == nil else { throw tooMuch(token) }
      tokens.append(token)
    }
    var end = position
    while end > start, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    if destination == nil { end = tokens.last?.range.upperBound ?? start }
    return LexedCommand(tokens: tokens, range: start..<end, destination: destination)
  }

  private func tooMuch(_ token: Token) -> CommandError {
    CommandError(LexerFault.behindDestination(word: token.text), at: token.range.lowerBound)
  }

  /// A word, and all that follows as one text.
  private mutating func rawCommand(from start: Int, _ raw: Range<Int>) -> LexedCommand {
    let word = bytes[start..<raw.lowerBound].prefix { !$0.isBlank }
    position = raw.upperBound
    var end = position
    while end > raw.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    let tokens = [
      Token(text: String(decoding: word, as: UTF8.self), range: start..<word.endIndex),
      Token(
        text: String(decoding: bytes[raw.lowerBound..<end], as: UTF8.self),
        range: raw.lowerBound..<end,
        isQuoted: true
      ),
    ]
    return LexedCommand(tokens: tokens, range: start..<end)
  }

  /// Passes over what a broken command leaves behind: everything.
  package mutating func skipRest() { position = bytes.count }

  /// Where the next command starts, behind blanks, comments and empty commands; the end where there is none.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where to look from: between two commands.
  package static func startOfCommand(in bytes: Span<UInt8>, from start: Int = 0) -> Int {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isBlank || byte == UInt8(ascii: ";") {
        position += 1
      } else if byte == UInt8(ascii: "#"),
        startsLine(bytes, position) || startsComment(bytes, position)
      {
        position = endOfLine(bytes, position)
      } else if byte == UInt8(ascii: "\\"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "\n")
      {
        position += 2
      } else {
        return position
      }
    }
    return bytes.count
  }

  /// Whether only blanks stand between the last newline and a byte.
  private static func startsLine(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
    var index = position - 1
    while index >= 0, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      index -= 1
    }
    return index < 0 || bytes[index] == UInt8(ascii: "\n")
  }

  /// Whether a number sign stands between words, where it starts a comment.
  private static func startsComment(_ bytes: Span<UInt8>, _ position: Int) -> Bool {
    guard position + 1 == bytes.count || bytes[position + 1].isBlank else { return false }
    return position == 0 || bytes[position - 1].isBlank || bytes[position - 1] == UInt8(ascii: ";")
  }

  private static func endOfLine(_ bytes: Span<UInt8>, _ position: Int) -> Int {
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  package func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// The next word of this command, or nil at its end; the `;` behind it is taken.
  private mutating func nextToken() throws(CommandError) -> Token? {
    while let byte = peek() {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") {
        position += 1
        return nil
      } else if byte.isBlank {
        position += 1
      } else if byte == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "\n") {
        position += 2
      } else if byte == UInt8(ascii: "#"), Self.startsComment(bytes.span, position) {
        position = Self.endOfLine(bytes.span, position)
      } else if byte == UInt8(ascii: "|") {
        takeProgram()
        return nil
      } else if byte == UInt8(ascii: ">"), destination == nil {
        try takeFile()
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        return try jsonToken()
      } else {
        return try wordToken()
      }
    }
    return nil
  }

  private mutating func jsonToken() throws(CommandError) -> Token {
    let start = position
    let value = try bracketedValue()
    if let byte = peek(), !byte.isBlank, byte != UInt8(ascii: ";") {
      throw CommandError(LexerFault.noBlank, at: position)
    }
    return Token(text: value.text, range: start..<position, json: value)
  }

  /// A JSON value from the bracket under the position to the one that closes it.
  package mutating func bracketedValue() throws(CommandError) -> JSONValue {
    let start = position
    guard let end = Self.endOfBracket(bytes, from: start) else {
      position = bytes.count
      throw CommandError(
        LexerFault.openBracket(bracket: Character(UnicodeScalar(bytes[start]))),
        at: start
      )
    }
    position = end
    do {
      return try JSONValue(parsing: Array(bytes[start..<end]))
    } catch {
      throw CommandError(LexerFault.badJSON(problem: error.message), at: start + error.place.offset)
    }
  }

  /// Where the bracket at a position is closed, just behind it, or nil where it stays open.
  package static func endOfBracket(_ bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""):
        guard let end = endOfString(bytes, from: index) else { return nil }
        index = end - 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where the quoted text at a position ends, just behind its closing quote, or nil where it stays open.
  package static func endOfString(_ bytes: [UInt8], from start: Int) -> Int? {
    let quote = bytes[start]
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == quote { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
    }
    return nil
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

// Where an answer goes: signs that count at the beginning of a word, as in a shell.
extension Lexer {
  /// Takes `| COMMAND`: the rest of the line as it stands, for the shell to read.
  package mutating func takeProgram() {
    let start = position
    position += 1
    let begin = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    let text = String(decoding: bytes[begin..<position], as: UTF8.self)
    destination = .program(text, offset: start)
  }

  /// Takes `> FILE` or `>> FILE`; the file is one word, in quotes where it has blanks.
  package mutating func takeFile() throws(CommandError) {
    let start = position
    position += 1
    let appends = peek() == UInt8(ascii: ">")
    if appends { position += 1 }
    while let byte = peek(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      position += 1
    }
    guard let byte = peek(), !byte.isBlank, byte != UInt8(ascii: ";") else {
      throw CommandError(LexerFault.noFile(appends: appends), at: start)
    }
    let word = try wordToken()
    destination = .file(word.text, appends: appends, offset: word.range.lowerBound)
  }
}

/// Where a command's answer goes in place of the output; few commands have one, so that it has a place of its own.
package indirect enum AnswerDestination: Hashable, Sendable {
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
