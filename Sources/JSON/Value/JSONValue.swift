/// A JSON value: a piece of valid text, decoded when somebody asks.
///
/// There is no tree. The value is a range of bytes that were checked once, so order, digits,
/// duplicate keys and white space are all still there, and freeing, comparing and printing never
/// recurse.
/// ```swift
/// let row = try JSONValue(parsing: #"{"title": "Ada", "height": 60.50}"#)
/// row["title"]?.string  // "Ada"
/// row["height"]?.text   // "60.50"
/// ```
public struct JSONValue: Sendable {
  /// The bytes that the value is part of.
  package let source: [UInt8]

  private let start: UInt32
  private let length: UInt32

  /// Makes a value of bytes that are known to be valid in a range.
  package init(validated bytes: [UInt8], range: Range<Int>) {
    source = bytes
    start = UInt32(clamping: range.lowerBound)
    length = UInt32(clamping: range.count)
  }

  /// Makes a value of bytes that are known to hold a valid value from an offset on.
  ///
  /// - Complexity: linear in the size of the value, whose end is looked for.
  package init(validated bytes: [UInt8], at offset: Int) {
    let end = bytes.span.endOfValue(at: offset, limit: bytes.count)
    self.init(validated: bytes, range: offset..<max(offset, end))
  }

  /// Where the value stands in its source.
  package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}

extension JSONValue {
  /// The six kinds of JSON value.
  public enum Kind: Hashable, Sendable {
    /// Members in order: `{"a": 1}`.
    case object

    /// Elements in order: `[1, 2]`.
    case array

    /// Text in quotes.
    case string

    /// A number, kept as it is written.
    case number

    /// `true` or `false`.
    case bool

    /// `null`.
    case null
  }

  /// What kind of value it is; the first byte tells.
  public var kind: Kind {
    guard length > 0, Int(start) < source.count else { return .null }
    return switch source[Int(start)] {
    case ASCII.openBrace: .object
    case ASCII.openBracket: .array
    case ASCII.quote: .string
    case ASCII.lowerT, ASCII.lowerF: .bool
    case ASCII.lowerN: .null
    default: .number
    }
  }

  /// The value byte for byte.
  public var utf8: ArraySlice<UInt8> { source[range] }

  /// The value as it is written.
  public var text: String { String(decoding: utf8, as: UTF8.self) }
}

extension JSONValue: Hashable {
  /// Whether two values are written in the same bytes.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    guard left.length == right.length else { return false }
    return left.source.span.hasBytes(
      at: Int(left.start),
      of: right.source.span,
      at: Int(right.start),
      count: Int(left.length)
    )
  }

  public func hash(into hasher: inout Hasher) {
    source.span.hash(range, into: &hasher)
  }
}

extension JSONValue: CustomStringConvertible {
  public var description: String { text }
}
