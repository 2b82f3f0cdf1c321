import JSON

/// A quoting style that the lexer parses back to the same word.
package enum WordSpelling: Hashable, Sendable {
  /// Without quotes, if possible.
  case bare

  /// In double quotes.
  case double

  /// In single quotes, if possible.
  case single

  /// Returns whether a word can be written without quotes.
  package static func isBare(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !"{[#-".unicodeScalars.contains(first) else {
      return false
    }
    return !text.unicodeScalars.contains { scalar in
      " \t\r\n\"'\\$;=|<>&".unicodeScalars.contains(scalar) || scalar.isUnseen
    }
  }

  /// Returns the word in this style; `isOpen` omits the closing quote.
  package func spelled(_ text: String, isOpen: Bool = false) -> String {
    switch self {
    case .bare where Self.isBare(text): return text
    case .single where !text.unicodeScalars.contains { $0 == "'" || $0.isUnseen }:
      return "'" + text + (isOpen ? "" : "'")
    default:
      let quoted = JSONValue.string(text).text
      var spelled = ""
      for character in quoted.unicodeScalars {
        if character == "$" { spelled += "\\" }
        spelled.unicodeScalars.append(character)
      }
      return isOpen ? String(spelled.dropLast()) : spelled
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible in the line.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: self != " "
    default: false
    }
  }
}
