extension JSONValue {
  /// Creates a string with the shortest legal escapes.
  public static func string(_ string: some StringProtocol) -> JSONValue {
    var bytes: [UInt8] = []
    JSONText.append(String(string), to: &bytes, escaping: .shortest)
    return JSONValue(whole: bytes)
  }

  /// Creates an integer number.
  public static func number(_ number: Int) -> JSONValue {
    JSONValue(whole: Array("\(number)".utf8))
  }

  /// Creates a number with the fewest digits that read back the same; `null` if it is not finite.
  public static func number(_ number: Double) -> JSONValue {
    guard number.isFinite else { return .null }
    return JSONValue(whole: Array(number.jsonText.utf8))
  }

  /// Creates `true` or `false`.
  public static func bool(_ bool: Bool) -> JSONValue { bool ? yes : no }

  /// The value `null`.
  public static let null = JSONValue(whole: Array("null".utf8))

  private static let yes = JSONValue(whole: Array("true".utf8))
  private static let no = JSONValue(whole: Array("false".utf8))

  /// Creates an object on one line, with its members in the given order.
  public static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    var bytes: [UInt8] = [ASCII.openBrace]
    for (index, (key, value)) in members.enumerated() {
      if index > 0 { bytes += [ASCII.comma, ASCII.space] }
      JSONText.append(key, to: &bytes, escaping: .shortest)
      bytes += [ASCII.colon, ASCII.space]
      bytes += value.utf8
    }
    bytes.append(ASCII.closeBrace)
    return JSONValue(whole: bytes)
  }

  /// Creates an array on one line.
  public static func array(_ elements: [JSONValue]) -> JSONValue {
    var bytes: [UInt8] = [ASCII.openBracket]
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += [ASCII.comma, ASCII.space] }
      bytes += element.utf8
    }
    bytes.append(ASCII.closeBracket)
    return JSONValue(whole: bytes)
  }

  /// Creates a value from bytes that are known to be valid.
  init(whole bytes: [UInt8]) {
    self.init(validated: bytes, range: 0..<bytes.count)
  }
}

extension Double {
  /// The fewest digits that read back the same, without `.0` after a whole number.
  var jsonText: String {
    // Whole numbers are common, and far quicker to write as such; -0 keeps its sign.
    if magnitude < 1e15, let whole = Int(exactly: self), whole != 0 || sign == .plus {
      return "\(whole)"
    }
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension JSONValue {
  /// Creates a value from text with exactly one value and optional white space around it.
  ///
  /// Duplicate keys are kept.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Creates a value from bytes with exactly one value and optional white space around it.
  ///
  /// Duplicate keys are kept.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    let text = try ScannedText(bytes, isLines: false)
    self.init(validated: bytes, range: text.scanner.root)
  }
}
