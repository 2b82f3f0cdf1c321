/// One member of an object: its key and its value, and where both stand.
public struct JSONMember: Hashable, Sendable {
  /// The value of the member.
  public let value: JSONValue

  /// Where the key stands in the source of the value, with its quotes.
  package let keyRange: Range<Int>

  init(keyRange: Range<Int>, value: JSONValue) {
    self.keyRange = keyRange
    self.value = value
  }

  /// The decoded key.
  ///
  /// - Complexity: linear in its length; the string is made anew each time.
  public var key: String {
    value.source.decodedText(ofString: keyRange)
  }

  /// Where the member stands in the source of the value, from the key's quote to the value's end.
  package var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
}
