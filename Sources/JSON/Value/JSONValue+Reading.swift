extension JSONValue {
  /// The text that a string stands for, or nil where the value is no string.
  public var string: String? {
    guard kind == .string else { return nil }
    return source.decodedText(ofString: range)
  }

  /// Appends the text that a string stands for, in UTF-8; nothing where the value is no string.
  package func appendString(to bytes: inout [UInt8]) {
    guard kind == .string, range.count >= 2 else { return }
    source.appendText(ofString: range.lowerBound + 1..<range.upperBound - 1, to: &bytes)
  }

  /// The truth value, or nil where the value is neither `true` nor `false`.
  public var bool: Bool? {
    guard kind == .bool else { return nil }
    return source[range.lowerBound] == ASCII.lowerT
  }

  /// The number, where it is written without fraction and exponent and fits an `Int`; else nil.
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

  /// The number nearest to what is written, or nil where it is out of range or no number.
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
  /// The text that a string stands for, given with its quotes.
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

  /// Appends the text that a string stands for, given by what is between its quotes.
  fileprivate func appendText(ofString range: Range<Int>, to text: inout [UInt8]) {
    let plain = span.first(ASCII.backslash, from: range.lowerBound, to: range.upperBound)
    text.append(contentsOf: self[range.lowerBound..<plain])
    var rest = UnescapedBytes(plain..<range.upperBound)
    while let byte = rest.next(in: span) { text.append(byte) }
  }
}

extension JSONValue {
  /// The lines of a JSON text as a terminal may get them: what must not reach it raw as escapes.
  ///
  /// They are the same value. Between the tokens a tab is two blanks, and the carriage return of a line is left out.
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
  /// The value as a person would read it in a cell: text without quotes, null as nil, the rest as written.
  public var plainText: String? {
    switch kind {
    case .string: string
    case .null: nil
    default: compact.text
    }
  }
}
