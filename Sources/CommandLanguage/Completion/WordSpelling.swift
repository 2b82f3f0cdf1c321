import JSON

/// How a word is written so that the language reads it as it is.
package enum WordSpelling: Hashable, Sendable {
  /// Without quotes, where that can be.
  case bare

  /// In double quotes.
  case double

  /// In single quotes, where that can be.
  case single

  /// Whether a word can be written without quotes.
  package static func isBare(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !"{[#-".unicodeScalars.contains(first) else {
      return false
    }
    return !text.unicodeScalars.contains { scalar in
      " \t\r\n\"'\\$;=|<>&".unicodeScalars.contains(scalar) || scalar.isUnseen
    }
  }

  /// The word in this style; with `isOpen` its quotes stay open.
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
  /// Whether a person could not see the scalar in the line.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: self != " "
    default: false
    }
  }
}
