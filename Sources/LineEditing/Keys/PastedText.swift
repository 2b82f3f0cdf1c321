/// Conversion of pasted bytes to text for a line.
enum PastedText {
  /// Decodes the bytes: line ends become LF, and the last one and control characters are removed.
  ///
  /// The newline at the end of a copied line does not act as Return. A pasted Tab is text and
  /// completes no word. Other control characters would control the editor.
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
