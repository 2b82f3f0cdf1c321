/// Strings as JSON text.
public enum JSONText: Sendable {
  /// The characters of a string to write as escapes.
  public enum Escaping: Hashable, Sendable {
    /// Only those that JSON requires: quotes, backslashes and controls below U+0020.
    case shortest

    /// All characters that are unsafe for a terminal as well.
    ///
    /// They are DEL, C1, bidi controls, line and paragraph separators, and noncharacters. Reading
    /// back gives the same string.
    case safe
  }

  /// Appends a string with its quotes.
  public static func append(
    _ string: String,
    to bytes: inout [UInt8],
    escaping: Escaping = .safe
  ) {
    bytes.append(ASCII.quote)
    appendInside(string, to: &bytes, escaping: escaping)
    bytes.append(ASCII.quote)
  }

  /// Returns a string with its quotes, as text.
  public static func quoted(_ string: String, escaping: Escaping = .safe) -> String {
    var bytes: [UInt8] = []
    append(string, to: &bytes, escaping: escaping)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a value unchanged, except that characters unsafe for a terminal become escapes.
  ///
  /// Only strings can contain such characters, and an escape there has the same meaning.
  static func appendSafe(_ value: JSONValue, to bytes: inout [UInt8]) {
    guard value.utf8.contains(where: { $0 >= 0x7F }) else {
      bytes += value.utf8
      return
    }
    for scalar in value.text.unicodeScalars {
      appendShown(scalar, to: &bytes)
    }
  }

  /// Appends a character of a JSON text, as an escape if it is unsafe for a terminal.
  static func appendShown(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if isUnsafe(scalar) {
      appendEscape(scalar, to: &bytes)
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private static func appendInside(
    _ string: String,
    to bytes: inout [UInt8],
    escaping: Escaping
  ) {
    for scalar in string.unicodeScalars {
      if mustEscape(scalar) || (escaping == .safe && isUnsafe(scalar)) {
        appendEscape(scalar, to: &bytes)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
  }

  /// Whether a character beyond the ASCII controls is unsafe for a terminal.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Appends the shortest escape of a character.
  static func appendEscape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"", "\\": bytes += [ASCII.backslash, UInt8(truncatingIfNeeded: scalar.value)]
    case "\u{8}": bytes += [ASCII.backslash, 0x62]
    case "\u{C}": bytes += [ASCII.backslash, ASCII.lowerF]
    case "\n": bytes += [ASCII.backslash, ASCII.lowerN]
    case "\r": bytes += [ASCII.backslash, 0x72]
    case "\t": bytes += [ASCII.backslash, ASCII.lowerT]
    default:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        bytes += [ASCII.backslash, ASCII.lowerU]
        for shift in [12, 8, 4, 0] {
          let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift)) & 0xF
          bytes.append(digit < 10 ? ASCII.zero + digit : 0x57 + digit)
        }
      }
    }
  }
}
