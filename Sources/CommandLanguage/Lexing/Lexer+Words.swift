import JSON

extension Lexer {
  /// A word: bare text, quoted text and variables glued together, as in a shell.
  package mutating func wordToken() throws(CommandError) -> Token {
    let start = position
    var word = Word()
    while let byte = peek() {
      if byte.isBlank || byte == UInt8(ascii: ";") { break }
      switch byte {
      case UInt8(ascii: "\""): word.append(try doubleQuoted(), isQuoted: true)
      case UInt8(ascii: "'"): word.append(try singleQuoted(), isQuoted: true)
      case UInt8(ascii: "$"): word.append(try variable(), isQuoted: false)
      case UInt8(ascii: "\\") where peek(1) == UInt8(ascii: "\n"): position += 2
      case UInt8(ascii: "\\"): word.append(escaped(), isQuoted: true)
      case UInt8(ascii: "="):
        position += 1
        let isFirst = !word.hasAssignment
        word.append("=", isQuoted: false)
        if isFirst, peek() == UInt8(ascii: "{") || peek() == UInt8(ascii: "[") {
          word.append(try bracketedValue())
        }
      default: word.append(bareText(), isQuoted: false)
      }
    }
    return word.token(in: start..<position)
  }

  /// Bytes up to the next one that means something.
  private mutating func bareText() -> String {
    var end = position
    while end < bytes.count, !bytes[end].isBlank, !Self.isSpecial(bytes[end]) { end += 1 }
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// Whether a byte means something in a bare word.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "$"), UInt8(ascii: "\\"),
      UInt8(ascii: "="), UInt8(ascii: ";"):
      true
    default: false
    }
  }

  private mutating func escaped() -> String {
    position += 1
    guard position < bytes.count else { return "\\" }
    let start = position
    position += 1
    while let byte = peek(), byte & 0xC0 == 0x80 { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func singleQuoted() throws(CommandError) -> String {
    let start = position
    guard let end = Self.endOfString(bytes, from: start) else { throw openQuote(at: start) }
    position = end
    return String(decoding: bytes[start + 1..<end - 1], as: UTF8.self)
  }

  /// Text in double quotes: the escapes of JSON, `\$` for a dollar, and variables.
  private mutating func doubleQuoted() throws(CommandError) -> String {
    let start = position
    guard let end = Self.endOfString(bytes, from: start) else { throw openQuote(at: start) }
    guard bytes[start + 1..<end - 1].contains(where: Self.isSpecialInQuotes) else {
      position = end
      return String(decoding: bytes[start + 1..<end - 1], as: UTF8.self)
    }
    var text = ""
    var json: [UInt8] = [UInt8(ascii: "\"")]
    position = start + 1
    while position < end - 1 {
      let byte = bytes[position]
      if byte == UInt8(ascii: "$") {
        text += try unescape(&json, from: start)
        text += try variable(before: end - 1)
      } else if byte == UInt8(ascii: "\\"), position + 1 < end - 1 {
        // A dollar needs no escape in JSON; every other pair is the JSON reader's to judge.
        if bytes[position + 1] != UInt8(ascii: "$") { json.append(byte) }
        json.append(bytes[position + 1])
        position += 2
      } else {
        json += Self.controlEscape(byte) ?? [byte]
        position += 1
      }
    }
    position = end
    return text + (try unescape(&json, from: start))
  }

  /// Whether a byte does not stand for itself in double quotes.
  private static func isSpecialInQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "\\") || byte < 0x20
  }

  /// A newline or tab typed inside quotes is text; JSON wants it escaped.
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

  private func openQuote(at start: Int) -> CommandError {
    CommandError(LexerFault.openQuote(quote: Character(UnicodeScalar(bytes[start]))), at: start)
  }

  /// The value of `$NAME` or `${NAME}` under the position.
  private mutating func variable(before limit: Int? = nil) throws(CommandError) -> String {
    let start = position
    let end = limit ?? bytes.count
    position += 1
    let isBraced = position < end && bytes[position] == UInt8(ascii: "{")
    if isBraced { position += 1 }
    let nameStart = position
    while position < end, bytes[position].isNameByte { position += 1 }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    let fallback = isBraced ? fallbackText(before: end) : nil
    let isSecret = isBraced && fallback == nil && takeSecretMark(before: end)
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
  /// What is behind the name of a credential in `${password:?}`.
  package static let secretMark = ":?"

  /// The environment variable that gives a credential.
  package static func environmentVariable(ofSecret name: String) -> String {
    "TABLETOP_" + name.uppercased()
  }

  /// Passes over the mark of a credential, if it is there.
  private mutating func takeSecretMark(before end: Int) -> Bool {
    guard position + 1 < end, bytes[position..<position + 2].elementsEqual(Self.secretMark.utf8)
    else { return false }
    position += 2
    return true
  }

  /// The text behind `:-` up to the closing brace, or nil where there is none.
  private mutating func fallbackText(before end: Int) -> String? {
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
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// A word while its parts are put together.
private struct Word {
  var text = ""
  var isQuoted = false
  var hasAssignment: Bool { key != nil }
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
    var token = Token(text: text, range: range, isQuoted: isQuoted)
    guard let key else { return token }
    let right = String(decoding: Array(text.utf8)[valueStart...], as: UTF8.self)
    let value: JSONValue =
      if let valueJSON, valueJSON.text == right {
        valueJSON
      } else if isValueQuoted {
        .string(right)
      } else {
        (try? JSONValue(parsing: right)) ?? .string(right)
      }
    token.assignment = Token.Assignment(key: key, value: value)
    return token
  }
}

extension CommandError {
  /// A credential that nobody gave.
  fileprivate static func missingSecret(_ name: String, _ offset: Int) -> CommandError {
    CommandError(LexerFault.noSecret(name: name), at: offset)
  }
}
