/// The escapes of a transcript line that ends in ` (esc)`: `\\`, `\t` and `\u{HEX}`.
enum LineEscapes {
  /// Returns the text that a line stands for.
  ///
  /// - Parameter line: The line, without its mark.
  /// - Returns: The text.
  /// - Throws: The error at an unknown escape.
  static func decoded(_ line: Substring) throws(PatternFault) -> String {
    var result = String.UnicodeScalarView()
    var rest = line.unicodeScalars[...]
    while let first = rest.first {
      let start = rest.startIndex
      rest.removeFirst()
      guard first == "\\" else {
        result.append(first)
        continue
      }
      switch rest.popFirst() {
      case "\\": result.append("\\")
      case "t": result.append("\t")
      case let other:
        if other == "u", let scalar = scalar(&rest) {
          result.append(scalar)
          continue
        }
        let offset = line.utf8.distance(from: line.startIndex, to: start)
        throw PatternFault(.escape("\\" + (other.map { String($0) } ?? "")), at: offset)
      }
    }
    return String(result)
  }

  /// Takes the scalar of an escape such as `{3E}`; returns nil if it is not one.
  private static func scalar(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    guard rest.first == "{", rest.dropFirst(digits.count + 1).first == "}",
      let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
    else { return nil }
    rest = rest.dropFirst(digits.count + 2)
    return scalar
  }

  /// Returns a line, without its mark, that stands for a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - scalars: The scalars to escape in addition to backslashes.
  /// - Returns: The line.
  static func encoded(_ text: String, escaping scalars: Set<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" {
        result.append(contentsOf: "\\\\".unicodeScalars)
      } else if scalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
