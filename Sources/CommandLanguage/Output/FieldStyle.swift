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
  /// Returns a text as a field, in quotes if required. (RFC 4180.)
  func field(_ text: String) -> String {
    let shown = escaped(text[...])
    let isQuoted =
      shown.isEmpty || shown.utf8.first == 0x20 || shown.utf8.last == 0x20
      || shown.utf8.contains { [separator, 0x22, 0x0A, 0x0D, 0x09].contains($0) }
    guard isQuoted else { return shown }
    return "\"" + shown.replacing("\"", with: "\"\"") + "\""
  }

  /// Returns a text with visible control characters, except those that a field can contain.
  private func escaped(_ text: Substring) -> String {
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
