extension String {
  /// The text with every code point made visible that must not reach a terminal.
  ///
  /// These are the control codes (line feed and tab too), U+2028 and U+2029, the controls of
  /// bidirectional text (U+202A-202E, U+2066-2069), and noncharacters. Everything else stays as it
  /// is, joiners and variation selectors too; but a mark with nothing before it gets a space to stand
  /// on.
  ///
  /// - Complexity: O(n), without a copy if there is nothing to do.
  public func escapedForDisplay(_ style: EscapeStyle = .symbol) -> String {
    if isPrintableASCII(utf8Span.span) { return self }
    let classes = unusualClasses
    return classes.isEscaped || (classes.isMark && hasLoneMark) ? escaped(style) : self
  }

  /// The text with every code point made visible as ``escapedForDisplay(_:)`` does, and nothing added: data that
  /// other programs read stays as long as it is, marks with nothing before them too.
  ///
  /// - Complexity: O(n), without a copy if there is nothing to do.
  public func escapedAsData(_ style: EscapeStyle = .symbol) -> String {
    if isPrintableASCII(utf8Span.span) { return self }
    guard TextScan(unicodeScalars).classes.isEscaped else { return self }
    return escaped(style, supportsMarks: false)
  }

  /// Whether the text, of which a scan is at hand, has something to replace or a mark to support.
  func needsEscapes(_ scan: TextScan) -> Bool {
    scan.classes.isEscaped || (scan.classes.isMark && hasLoneMark)
  }

  /// The classes of all scalars but printable ASCII, which needs no escape and is no mark.
  private var unusualClasses: ScalarClass {
    var classes = ScalarClass(bits: 0)
    var scalars = utf8Span.makeUnicodeScalarIterator()
    while let scalar = scalars.next() {
      if scalar.value &- 0x20 >= 0x5f { classes = classes | ScalarClass(scalar) }
    }
    return classes
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

  /// The text with everything replaced or supported that needs it.
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

/// How a control code point is made visible.
///
/// In both styles a code point without a picture or a short name is spelled `\u{202e}`.
public enum EscapeStyle: Hashable, Sendable {
  /// As a picture one column wide: `␛`, `␍`.
  case symbol

  /// In ASCII alone, as Swift and C spell it: `\x1b`, `\r`.
  case ascii
}
