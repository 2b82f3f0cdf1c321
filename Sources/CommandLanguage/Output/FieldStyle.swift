public import TextLayout

/// The style of fields in a line of separated values.
public struct FieldStyle: Hashable, Sendable {
  /// The byte between two fields.
  public let separator: UInt8

  /// The style for control characters.
  public let escapes: EscapeStyle

  /// Whether tabs and carriage returns stay unchanged, in quotes; false for a terminal.
  public let keepsLineEnds: Bool

  /// Creates a style; by default, commas separate fields and only line feeds stay unescaped.
  public init(
    separator: UInt8 = UInt8(ascii: ","),
    escapes: EscapeStyle = .symbol,
    keepsLineEnds: Bool = false
  ) {
    (self.separator, self.escapes, self.keepsLineEnds) = (separator, escapes, keepsLineEnds)
  }
}

extension FieldStyle {
  /// Appends a text as a field in UTF-8, in quotes if required. (RFC 4180.)
  func append(_ text: String, to bytes: inout [UInt8]) {
    let shown = escaped(text)
    guard needsQuotes(shown.utf8Span.span, from: 0) else {
      return bytes.append(contentsOf: shown.utf8)
    }
    bytes.append(Self.quote)
    for byte in shown.utf8 {
      if byte == Self.quote { bytes.append(Self.quote) }
      bytes.append(byte)
    }
    bytes.append(Self.quote)
  }

  /// Returns whether a text in UTF-8 needs quotes, from an offset to the end.
  func needsQuotes(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    let end = bytes.count
    guard start < end, bytes[start] != 0x20, bytes[end - 1] != 0x20 else { return true }
    for index in start..<end {
      let byte = bytes[index]
      if byte == separator || byte == Self.quote || Self.isLineEndOrTab(byte) { return true }
    }
    return false
  }

  private static let quote = UInt8(ascii: "\"")

  private static func isLineEndOrTab(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns a text with visible control characters, except those that a field can contain.
  private func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: Self.isLineEndOrTab) else { return text.escapedAsData(escapes) }
    var result = ""
    var piece = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard scalar == "\n" || keepsLineEnds && (scalar == "\r" || scalar == "\t") else {
        piece.append(scalar)
        continue
      }
      result += String(piece).escapedAsData(escapes)
      result.unicodeScalars.append(scalar)
      piece = String.UnicodeScalarView()
    }
    return result + String(piece).escapedAsData(escapes)
  }
}
