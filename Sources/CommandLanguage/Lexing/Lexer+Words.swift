import JSON

extension Lexer {
  /// Returns a word of a command; if the word is being typed, an open quote ends with it.
  func token(
    of word: WordScanner.Word,
    among pieces: [WordScanner.Piece],
    isTyped: Bool = false
  ) throws(CommandError) -> Token {
    if word.pieces.count == 1 {
      let piece = pieces[word.pieces.lowerBound]
      switch piece.kind {
      case .bare: return Token(text: text(piece.range), range: word.range)
      case .raw: return rawToken(piece.range)
      case .value:
        let value = try value(of: piece)
        return Token(text: value.text, range: word.range, content: .value(value))
      default: break
      }
    }
    var result = Word()
    for piece in pieces[word.pieces] { try append(piece, to: &result, isTyped: isTyped) }
    return result.token(in: word.range)
  }

  private func append(
    _ piece: WordScanner.Piece,
    to word: inout Word,
    isTyped: Bool
  ) throws(CommandError) {
    let range = piece.range
    switch piece.kind {
    case .bare, .raw: word.append(text(range), isQuoted: false)
    case .equals: word.append("=", isQuoted: false)
    case .escape: word.append(range.count > 1 ? text(range.dropFirst()) : "\\", isQuoted: true)
    case .variable:
      var position = range.lowerBound
      word.append(try variable(at: &position, before: range.upperBound), isQuoted: false)
    case .value: word.append(try value(of: piece))
    case .noBlank: throw CommandError(LexerFault.noBlank, at: range.lowerBound)
    case .quoted:
      let quote = bytes[range.lowerBound]
      guard !piece.isOpen || isTyped else {
        let character = Character(UnicodeScalar(quote))
        throw CommandError(LexerFault.openQuote(quote: character), at: range.lowerBound)
      }
      let inner = range.lowerBound + 1..<range.upperBound - (piece.isOpen ? 0 : 1)
      word.append(
        quote == UInt8(ascii: "'") ? text(inner) : try unquoted(inner),
        isQuoted: true
      )
    }
  }

  /// Returns a text that is not parsed, without trailing blanks.
  private func rawToken(_ range: Range<Int>) -> Token {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    let raw = text(range.lowerBound..<end)
    let asksForHelp = raw == "--help" && end == range.upperBound
    return Token(text: raw, range: range.lowerBound..<end, isQuoted: !asksForHelp)
  }

  private func value(of piece: WordScanner.Piece) throws(CommandError) -> JSONValue {
    let start = piece.range.lowerBound
    guard !piece.isOpen else {
      let bracket = Character(UnicodeScalar(bytes[start]))
      throw CommandError(LexerFault.openBracket(bracket: bracket), at: start)
    }
    do {
      return try JSONValue(parsing: Array(bytes[piece.range]))
    } catch {
      throw CommandError(LexerFault.badJSON(problem: error.message), at: start + error.place.offset)
    }
  }

  /// Returns the text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns text in double quotes, with JSON escapes, `\$` for a dollar sign, and variables.
  private func unquoted(_ range: Range<Int>) throws(CommandError) -> String {
    let quote = range.lowerBound - 1
    guard bytes[range].contains(where: Self.isSpecialInQuotes) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var text = ""
    var json: [UInt8] = [UInt8(ascii: "\"")]
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = bytes[position]
      if byte == UInt8(ascii: "$") {
        text += try unescape(&json, from: quote)
        text += try variable(at: &position, before: range.upperBound)
      } else if byte == UInt8(ascii: "\\"), position + 1 < range.upperBound {
        // JSON needs no escape for a dollar sign; the JSON reader checks every other pair.
        if bytes[position + 1] != UInt8(ascii: "$") { json.append(byte) }
        json.append(bytes[position + 1])
        position += 2
      } else {
        json += Self.controlEscape(byte) ?? [byte]
        position += 1
      }
    }
    return text + (try unescape(&json, from: quote))
  }

  /// Returns whether a byte has a special meaning in double quotes.
  private static func isSpecialInQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "\\") || byte < 0x20
  }

  /// Returns the JSON escape of a newline or tab, which may be typed in quotes.
  private static func controlEscape(_ byte: UInt8) -> [UInt8]? {
    switch byte {
    case 0x0A: Array("\\n".utf8)
    case 0x09: Array("\\t".utf8)
    case 0x0D: Array("\\r".utf8)
    default: nil
    }
  }

  private func unescape(_ json: inout [UInt8], from start: Int) throws(CommandError) -> String {
    json.append(UInt8(ascii: "\""))
    defer { json = [UInt8(ascii: "\"")] }
    do {
      return try JSONValue(parsing: json).string ?? ""
    } catch {
      throw CommandError(
        LexerFault.escape(problem: error.message),
        at: min(start + error.place.offset, bytes.count)
      )
    }
  }

  /// Returns the value of `$NAME` or `${NAME}` at a position and advances the position.
  private func variable(
    at position: inout Int,
    before end: Int
  ) throws(CommandError) -> String {
    let start = position
    position += 1
    let isBraced = position < end && bytes[position] == UInt8(ascii: "{")
    if isBraced { position += 1 }
    let nameStart = position
    while position < end, bytes[position].isNameByte { position += 1 }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    let fallback = isBraced ? fallbackText(at: &position, before: end) : nil
    let isSecret = isBraced && fallback == nil && takeSecretMark(at: &position, before: end)
    guard !isBraced || position < end && bytes[position] == UInt8(ascii: "}") else {
      throw CommandError(LexerFault.openBrace, at: start)
    }
    if isBraced { position += 1 }
    if name.isEmpty, !isBraced { return "$" }
    if keepsVariables {
      let typed = String(decoding: bytes[start..<position], as: UTF8.self)
      return "\(Self.variableStart)\(typed)\(Self.variableEnd)"
    }
    if isSecret {
      guard let value = variables(name + Self.secretMark) else { throw .missingSecret(name, start) }
      return value
    }
    guard let value = variables(name) ?? fallback else {
      throw CommandError(LexerFault.noVariable(name: name), at: start)
    }
    return value
  }
}

extension Lexer {
  /// The text after the name of a credential in `${password:?}`.
  package static let secretMark = ":?"

  /// Returns the name of the environment variable that holds a credential.
  package static func environmentVariable(ofSecret name: String) -> String {
    "TABLETOP_" + name.uppercased()
  }

  /// Skips the mark of a credential, if present; returns whether it was.
  private func takeSecretMark(at position: inout Int, before end: Int) -> Bool {
    guard position + 1 < end, bytes[position..<position + 2].elementsEqual(Self.secretMark.utf8)
    else { return false }
    position += 2
    return true
  }

  /// Returns the text between `:-` and the closing brace, or nil if `:-` is missing.
  private func fallbackText(at position: inout Int, before end: Int) -> String? {
    guard position + 1 < end, bytes[position] == UInt8(ascii: ":"),
      bytes[position + 1] == UInt8(ascii: "-")
    else { return nil }
    let start = position + 2
    position = start
    while position < end, bytes[position] != UInt8(ascii: "}") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a variable's name.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// A word under construction.
private struct Word {
  var text = ""
  var isQuoted = false
  private var key: String?
  private var valueStart = 0
  private var isValueQuoted = false
  private var valueJSON: JSONValue?

  mutating func append(_ part: String, isQuoted: Bool) {
    if !isQuoted, part == "=", key == nil, !text.isEmpty {
      key = text
      valueStart = text.utf8.count + 1
    }
    // Most words are one piece.
    if text.isEmpty { text = part } else { text += part }
    if isQuoted {
      self.isQuoted = true
      if key != nil { isValueQuoted = true }
    }
  }

  mutating func append(_ value: JSONValue) {
    text += value.text
    valueJSON = value
  }

  func token(in range: Range<Int>) -> Token {
    guard let key else { return Token(text: text, range: range, isQuoted: isQuoted) }
    let right = String(decoding: Array(text.utf8)[valueStart...], as: UTF8.self)
    let value: JSONValue =
      if let valueJSON, valueJSON.text == right {
        valueJSON
      } else if isValueQuoted {
        .string(right)
      } else {
        (try? JSONValue(parsing: right)) ?? .string(right)
      }
    let sides = Token.Assignment(key: key, value: value)
    return Token(text: text, range: range, isQuoted: isQuoted, content: .assignment(sides))
  }
}

extension CommandError {
  /// Returns the error for a credential that was not provided.
  fileprivate static func missingSecret(_ name: String, _ offset: Int) -> CommandError {
    CommandError(LexerFault.noSecret(name: name), at: offset)
  }
}
