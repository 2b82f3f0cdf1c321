/// A writer of one-line JSON that is safe for a terminal: it never writes raw control characters.
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.key("n")
/// writer.value(1)
/// writer.endObject()
/// writer.text  // {"n":1}
/// ```
public struct JSONWriter: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []

  private var needsComma = false

  /// Creates an empty writer.
  public init() {}

  /// The text written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Moves the bytes written so far to the end of other bytes.
  public mutating func move(to other: inout [UInt8]) {
    if other.isEmpty { swap(&bytes, &other) } else { other += bytes }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Begins an object.
  public mutating func beginObject() { open(ASCII.openBrace) }

  /// Ends the innermost object.
  public mutating func endObject() { close(ASCII.closeBrace) }

  /// Begins an array.
  public mutating func beginArray() { open(ASCII.openBracket) }

  /// Ends the innermost array.
  public mutating func endArray() { close(ASCII.closeBracket) }

  /// Ends the line, so that the next value is on a new line.
  public mutating func endLine() {
    bytes.append(ASCII.lineFeed)
    needsComma = false
  }

  /// Writes the key of a member; its value follows.
  public mutating func key(_ key: String) {
    value(key)
    bytes.append(ASCII.colon)
    needsComma = false
  }

  /// Writes a string.
  public mutating func value(_ string: String) {
    separate()
    JSONText.append(string, to: &bytes, escaping: .safe)
  }

  /// Writes an integer.
  public mutating func value(_ number: Int) {
    separate()
    bytes.append(digitsOf: number)
  }

  /// Writes a number with the fewest digits that read back the same; `null` if it is not finite.
  public mutating func value(_ number: Double) {
    // Most numbers are whole ones, which need no search for the fewest digits.
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53,
      whole != 0 || number.sign == .plus
    {
      return value(whole)
    }
    raw(number.isFinite ? number.jsonText : "null")
  }

  /// Writes `true` or `false`.
  public mutating func value(_ bool: Bool) { raw(bool ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { raw("null") }

  /// Writes a value on one line: its tokens unchanged, except for escapes of unsafe characters.
  public mutating func value(_ value: JSONValue) {
    separate()
    JSONText.appendSafe(value.compact, to: &bytes)
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes += text.utf8
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(ASCII.comma) }
    needsComma = true
  }
}

extension JSONWriter {
  /// Writes a string, or `null` for nil.
  public mutating func value(_ string: String?) {
    if let string { value(string) } else { null() }
  }

  /// Writes an integer, or `null` for nil.
  public mutating func value(_ number: Int?) {
    if let number { value(number) } else { null() }
  }

  /// Writes a value, or `null` for nil.
  public mutating func value(_ value: JSONValue?) {
    if let value { self.value(value) } else { null() }
  }

  /// Writes integers as an array, such as an index path.
  public mutating func value(_ numbers: [Int]) {
    beginArray()
    for number in numbers { value(number) }
    endArray()
  }
}

// Members of objects.
extension JSONWriter {
  /// Writes a key with a string, or with `null` for nil.
  public mutating func member(_ key: String, _ string: String?) {
    self.key(key)
    value(string)
  }

  /// Writes a key with an integer, or with `null` for nil.
  public mutating func member(_ key: String, _ number: Int?) {
    self.key(key)
    value(number)
  }

  /// Writes a key with a number.
  public mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    value(number)
  }

  /// Writes a key with `true` or `false`.
  public mutating func member(_ key: String, _ bool: Bool) {
    self.key(key)
    value(bool)
  }

  /// Writes a key with a value, or with `null` for nil.
  public mutating func member(_ key: String, _ value: JSONValue?) {
    self.key(key)
    self.value(value)
  }

  /// Writes a key with an array of integers.
  public mutating func member(_ key: String, _ numbers: [Int]) {
    self.key(key)
    value(numbers)
  }

  /// Writes a key with an array of strings.
  public mutating func member(_ key: String, _ strings: [String]) {
    self.key(key)
    beginArray()
    for string in strings { value(string) }
    endArray()
  }
}
