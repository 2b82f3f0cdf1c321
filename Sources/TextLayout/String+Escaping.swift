extension String {
  /// Returns the text with code points that must not reach a terminal made visible.
  ///
  /// These are control codes (including line feed and tab), U+2028, U+2029 and noncharacters. The
  /// controls of bidirectional text (U+202A-202E, U+2066-2069) are escaped too. Everything else is
  /// unchanged, including joiners and variation selectors. A mark at the start of the text gets a
  /// space before it.
  ///
  /// - Complexity: O(n), without a copy if the text needs no changes.
  public func escapedForDisplay(_ style: EscapeStyle = .symbol) -> String {
    if isPrintableASCII(utf8Span.span) { return self }
    let classes = TextScan(utf8Span.span).classes
    return classes.isEscaped || (classes.isMark && hasLoneMark) ? escaped(style) : self
  }

  /// Returns the text with the code points of ``escapedForDisplay(_:)`` made visible, and no spaces
  /// added.
  ///
  /// Data for other programs thus keeps its length, even with a mark at its start.
  ///
  /// - Complexity: O(n), without a copy if the text needs no changes.
  public func escapedAsData(_ style: EscapeStyle = .symbol) -> String {
    if isPrintableASCII(utf8Span.span) { return self }
    guard TextScan(utf8Span.span).classes.isEscaped else { return self }
    return escaped(style, supportsMarks: false)
  }

  /// Returns whether the text, already scanned, needs a replacement or a space before a mark.
  func needsEscapes(_ scan: TextScan) -> Bool {
    scan.classes.isEscaped || (scan.classes.isMark && hasLoneMark)
  }

  private var hasLoneMark: Bool {
    var isAfterBreak = true
    for scalar in unicodeScalars {
      let scalarClass = ScalarClass(scalar)
      if scalarClass.isMark, isAfterBreak { return true }
      isAfterBreak = scalarClass.isBreak
    }
    return false
  }

  /// Returns the text with all replacements, and with spaces before marks.
  func escaped(_ style: EscapeStyle, supportsMarks: Bool = true) -> String {
    var result = UnicodeScalarView()
    var isAfterBreak = true
    for scalar in unicodeScalars {
      let scalarClass = ScalarClass(scalar)
      if supportsMarks, scalarClass.isMark, isAfterBreak { result.append(" ") }
      if scalarClass.isEscaped {
        result.append(contentsOf: style.spelling(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      isAfterBreak = scalarClass.isBreak
    }
    return String(result)
  }
}

extension EscapeStyle {
  fileprivate func spelling(of scalar: Unicode.Scalar) -> String {
    switch self {
    case .symbol: Self.picture(of: scalar) ?? Self.codePoint(scalar)
    case .ascii: Self.shortName(of: scalar) ?? Self.codePoint(scalar)
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
    case 0x7f: "␡"
    default: nil
    }
  }

  private static func shortName(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    case _ where scalar.isASCII: (scalar.value < 0x10 ? "\\x0" : "\\x") + hexadecimal(scalar)
    default: nil
    }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + hexadecimal(scalar) + "}"
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16)
  }
}

/// The visible form of a control code point.
///
/// In both styles, a code point without a picture or short name is written as `\u{202e}`.
public enum EscapeStyle: Hashable, Sendable {
  /// As a picture one column wide: `␛`, `␍`.
  case symbol

  /// ASCII only, with backslash escapes: `\x1b`, `\r`.
  case ascii
}
