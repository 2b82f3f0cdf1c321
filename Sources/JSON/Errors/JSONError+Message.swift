extension JSONError {
  /// The error in one sentence: the text found and the text expected.
  ///
  /// It may quote the source: escape it before it reaches a terminal.
  public var message: String { reason.message }
}

extension JSONError: CustomStringConvertible {
  public var description: String { "\(place): \(message)" }
}

extension JSONError.Reason {
  /// The error in one sentence: the text found and the text expected.
  public var message: String {
    switch self {
    case .emptyDocument: "the document is empty: JSON needs one value, such as {} or []"
    case .unexpectedEnd(let container, let opened): Self.endMessage(container, opened)
    case .lineEnd(let container, _):
      "the line ends inside its \(container.rawValue): a \(container.closer) is missing"
    case .unexpectedCharacter(let found, let expected):
      "expected \(expected.words), found \(Self.name(found))\(Self.hint(found))"
    case .trailingComma(let closer): "trailing comma before \(closer)"
    case .missingComma(let container):
      "missing comma between two \(container == .object ? "members" : "elements")"
    case .missingColon(let key):
      "missing colon between the key \(JSONText.quoted(key)) and its value"
    case .unquotedKey(let key): "the key \(key) has no quotes: write \"\(key)\""
    case .singleQuotes: "single quotes: JSON strings use double quotes"
    case .comment: "a comment: JSON allows none"
    default: textMessage
    }
  }

  private var textMessage: String {
    switch self {
    case .controlCharacter(let byte): Self.controlMessage(byte)
    case .invalidEscape(let text):
      "invalid escape \(text): JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
    case .loneSurrogate(let text): "the escape \(text) is half of a surrogate pair"
    case .invalidNumber(let fault): fault.message
    case .invalidLiteral(let word): Self.literalMessage(word)
    case .invalidUTF8(let bytes): "invalid UTF-8: \(Self.hex(bytes))"
    case .textAfterValue(let found):
      "\(Self.name(found)) after the value: a document has one value, or one per line"
    default: limitMessage
    }
  }

  private var limitMessage: String {
    switch self {
    case .tooDeep(let limit): "brackets nested deeper than \(limit)"
    case .duplicateKey(let key, let first):
      "duplicate key \(JSONText.quoted(key)): first at line \(first.line), "
        + "column \(first.column)"
    case .unsupportedEncoding(let name): "the text looks like \(name), not UTF-8"
    case .tooLarge(let limit): "more than \(limit) bytes"
    case .cancelled: "stopped while reading"
    default: "not JSON"
    }
  }
}

extension JSONError.Reason {
  private static func endMessage(_ container: JSONError.Container, _ opened: JSONPlace) -> String {
    let closer = container.closer
    guard !closer.isEmpty else { return "expected a value, found the end of the document" }
    return "the document ends inside the \(container.rawValue) that opens at line \(opened.line), "
      + "column \(opened.column): a \(closer) is missing"
  }

  private static func controlMessage(_ byte: UInt8) -> String {
    switch byte {
    case ASCII.lineFeed, ASCII.carriageReturn:
      "a line break inside a string: write \\n, or close the string before it"
    case ASCII.tab: "a tab inside a string: write \\t"
    default: "the control character \(hex([byte])) inside a string: write \(escape(byte))"
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    var bytes: [UInt8] = []
    JSONText.appendEscape(Unicode.Scalar(byte), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func literalMessage(_ word: String) -> String {
    let lower = word.lowercased()
    switch lower {
    case "true", "false", "null": return "\(word) is not JSON: write \(lower)"
    case "none", "nil", "undefined": return "\(word) is not JSON: write null"
    case "nan", "infinity", "-infinity", "inf", "-inf": return "\(word): JSON has no such number"
    default: return "\(word): text needs quotes, and the only words are true, false and null"
    }
  }

  /// Returns the name of a character, which includes the character itself if that is safe.
  private static func name(_ found: Unicode.Scalar) -> String {
    let facts = found.properties
    let isVisible = !facts.isWhitespace && !facts.isDefaultIgnorableCodePoint
    if found.value > 0x20, isVisible, !JSONText.isUnsafe(found) { return "\(found)" }
    let digits = String(found.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func hint(_ found: Unicode.Scalar) -> String {
    switch found {
    case "“", "”", "„", "«", "»": ": JSON strings use straight double quotes"
    default: ""
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0x0" : "0x") + String($0, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}

extension JSONError.Expectation {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .valueOrBracket: "a value or ]"
    case .key: "a key in quotes"
    case .keyOrBrace: "a key in quotes or }"
    case .commaOrBrace: "a comma or }"
    case .commaOrBracket: "a comma or ]"
    }
  }
}

extension JSONError.NumberFault {
  fileprivate var message: String {
    switch self {
    case .leadingZero: "a number with a zero before other digits"
    case .leadingPlus: "a number with a plus: JSON allows none"
    case .leadingPoint: "a number that begins with a point: write 0 before it"
    case .missingDigits: "a minus without digits"
    case .missingFraction: "a number that ends with a point: digits must follow"
    case .missingExponent: "a number whose exponent has no digits"
    }
  }
}

extension JSONError.Container {
  /// The character that closes the container; empty for the document.
  fileprivate var closer: String {
    switch self {
    case .object: "}"
    case .array: "]"
    case .string: "\""
    case .document: ""
    }
  }
}
