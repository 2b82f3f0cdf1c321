/// A JSON value: a part of a valid text, decoded on access.
///
/// It is not a tree but a range of bytes that were checked once. So order, digits, duplicate keys
/// and white space are preserved. Freeing, comparing and printing never recurse.
/// ```swift
/// let row = try JSONValue(parsing: #"{"title": "Ada", "height": 60.50}"#)
/// row["title"]?.string  // "Ada"
/// row["height"]?.text   // "60.50"
/// ```
public struct JSONValue: Sendable {
  /// The bytes that contain the value.
  package let source: [UInt8]

  private let start: UInt32
  private let length: UInt32

  /// Creates a value from a range of bytes that is known to be valid.
  package init(validated bytes: [UInt8], range: Range<Int>) {
    source = bytes
    start = UInt32(clamping: range.lowerBound)
    length = UInt32(clamping: range.count)
  }

  /// Creates a value from bytes that are known to have a valid value at an offset.
  ///
  /// - Complexity: Linear in the size of the value, whose end must be found.
  package init(validated bytes: [UInt8], at offset: Int) {
    let end = bytes.span.endOfValue(at: offset, limit: bytes.count)
    self.init(validated: bytes, range: offset..<max(offset, end))
  }

  /// The range of the value in its source.
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

    /// A number, in its original format.
    case number

    /// `true` or `false`.
    case bool

    /// `null`.
    case null

    /// The kind with its article, such as `an array`, for messages.
    public var phrase: String {
      switch self {
      case .object: "an object"
      case .array: "an array"
      case .string: "a string"
      case .number: "a number"
      case .bool: "true or false"
      case .null: "null"
      }
    }

    /// The kind of a value that begins with a byte.
    init(firstByte byte: UInt8) {
      self =
        switch byte {
        case ASCII.openBrace: .object
        case ASCII.openBracket: .array
        case ASCII.quote: .string
        case ASCII.lowerT, ASCII.lowerF: .bool
        case ASCII.lowerN: .null
        default: .number
        }
    }
  }

  /// The kind of the value, known from its first byte.
  public var kind: Kind {
    guard length > 0, Int(start) < source.count else { return .null }
    return Kind(firstByte: source[Int(start)])
  }

  /// The bytes of the value.
  public var utf8: ArraySlice<UInt8> { source[range] }

  /// The source text of the value.
  public var text: String { String(decoding: utf8, as: UTF8.self) }
}

extension JSONValue: Hashable {
  /// Whether two values have the same bytes.
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
