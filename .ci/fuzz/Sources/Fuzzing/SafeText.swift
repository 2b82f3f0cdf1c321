/// What of a text may not reach a terminal, as code points; empty where all of it may.
///
/// That is the controls but for line feeds, DEL, the controls from U+0080 on, those that turn the direction of
/// writing, and the separators of lines and paragraphs.
///
/// - Parameter text: The text.
/// - Returns: The first few, each as `U+001B`.
public func rawControls(in text: String) -> [String] {
  let found = text.unicodeScalars.lazy.filter { scalar in
    switch scalar.value {
    case 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
  return found.prefix(3).map { "U+" + String($0.value, radix: 16, uppercase: true) }
}
