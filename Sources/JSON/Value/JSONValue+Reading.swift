extension JSONValue {
  /// The decoded text of a string, or nil if the value is not a string.
  public var string: String? {
    guard kind == .string else { return nil }
    return source.decodedText(ofString: range)
  }

  /// Appends the decoded text of a string, in UTF-8; does nothing if the value is not a string.
  package func appendString(to bytes: inout [UInt8]) {
    guard kind == .string, range.count >= 2 else { return }
    source.appendText(ofString: range.lowerBound + 1..<range.upperBound - 1, to: &bytes)
  }

  /// Appends the text of ``plainText`` in UTF-8, without creating a string.
  ///
  /// - Returns: Whether the value has such a text; false for null.
  package func appendPlainText(to bytes: inout [UInt8]) -> Bool {
    switch kind {
    case .string: appendString(to: &bytes)
    case .number, .bool: bytes.append(contentsOf: utf8)
    case .null: return false
    case .object, .array: bytes.append(contentsOf: compact.utf8)
    }
    return true
  }

  /// The Boolean value, or nil if the value is neither `true` nor `false`.
  public var bool: Bool? {
    guard kind == .bool else { return nil }
    return source[range.lowerBound] == ASCII.lowerT
  }

  /// The number, or nil if it has a fraction or an exponent or is too large for an `Int`.
  public var integer: Int? {
    guard kind == .number else { return nil }
    let bytes = utf8
    let isNegative = bytes.first == ASCII.minus
    var result = 0
    for byte in isNegative ? bytes.dropFirst() : bytes {
      guard ASCII.isDigit(byte) else { return nil }
      let (tens, isTooLarge) = result.multipliedReportingOverflow(by: 10)
      let digit = Int(byte - ASCII.zero)
      let (next, isOver) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      guard !isTooLarge, !isOver else { return nil }
      result = next
    }
    return result
  }

  /// The nearest `Double`, or nil if the value is out of range or not a number.
  public var double: Double? {
    guard kind == .number else { return nil }
    if let short = source.span.shortNumber(from: range.lowerBound, to: range.upperBound) {
      return short
    }
    guard let double = Double(text), double.isFinite else { return nil }
    return double
  }
}

extension [UInt8] {
  /// Returns the decoded text of a string, given with its quotes.
  func decodedText(ofString quoted: Range<Int>) -> String {
    guard quoted.count >= 2 else { return "" }
    let range = quoted.lowerBound + 1..<quoted.upperBound - 1
    let plain = span.first(ASCII.backslash, from: range.lowerBound, to: range.upperBound)
    guard plain < range.upperBound else { return String(decoding: self[range], as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    appendText(ofString: range, to: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Appends the decoded text of a string, given without its quotes.
  fileprivate func appendText(ofString range: Range<Int>, to text: inout [UInt8]) {
    let plain = span.first(ASCII.backslash, from: range.lowerBound, to: range.upperBound)
    text.append(contentsOf: self[range.lowerBound..<plain])
    var rest = UnescapedBytes(plain..<range.upperBound)
    while let byte = rest.next(in: span) { text.append(byte) }
  }
}

extension JSONValue {
  /// Returns the lines of a JSON text for a terminal, with unsafe characters as escapes.
  ///
  /// They have the same value. Between tokens a tab becomes two spaces, and the carriage return of
  /// a line is removed.
  ///
  /// - Complexity: O(n) in the bytes.
  public static func shownLines(of text: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for scalar in String(decoding: Array(text), as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n":
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      case "\r": break
      case "\t": line += [ASCII.space, ASCII.space]
      default: JSONText.appendShown(scalar, to: &line)
      }
    }
    lines.append(String(decoding: line, as: UTF8.self))
    return lines
  }
}

extension JSONValue {
  /// The value as shown in a cell: text without quotes, null as nil, the rest unchanged.
  public var plainText: String? {
    switch kind {
    case .string: string
    case .null: nil
    default: compact.text
    }
  }
}
