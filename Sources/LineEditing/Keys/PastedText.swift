/// Turns the bytes of a paste into text that may stand in a line.
enum PastedText {
  /// Decodes the bytes: line ends become LF, the last one goes, and so do control characters.
  ///
  /// The newline at the end of a copied line is not a Return; a Tab pasted is a Tab and completes
  /// nothing; other control characters were never typed and would drive the editor.
  static func text(_ bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case "\n" where isAfterReturn: continue
      case "\r", "\n": scalars.append("\n")
      case "\t": scalars.append(scalar)
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): continue
      default: scalars.append(scalar)
      }
    }
    if scalars.last == "\n" { scalars.removeLast() }
    return String(scalars)
  }
}
