/// Text for an XML file.
package enum XMLText {
  /// Returns a text escaped for XML content and attributes.
  ///
  /// - Parameter text: Text without control characters, which XML cannot hold.
  /// - Returns: The text with its special characters written as entities.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isMark) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
