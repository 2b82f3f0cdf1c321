public import JSON

/// A value that rows are sorted by.
///
/// Numbers come first by size, then dates in ISO 8601 form by time. Texts follow, ignoring case and
/// accents, then false and true. Other values are sorted as written, and missing ones are last.
public enum SortValue: Hashable, Sendable {
  /// A number; integers beyond the precision of a Double are distinguished by the integer.
  case number(Double, Int)

  /// A date.
  indirect case date(DateSpan)

  /// A text, folded.
  case text([UInt8])

  /// A Boolean: 0 or 1.
  case flag(Int)

  /// An array or an object, as written.
  case other([UInt8])

  /// No value, or null.
  case missing

  /// The values of an order by several, one for each.
  case several([SortValue])

  /// Creates the sort value of a JSON value; a text that is a plain number counts as a number.
  public init(_ value: JSONValue?) {
    switch value?.kind {
    case .number: self = value.map(Self.number) ?? .missing
    case .string:
      let text = value?.string ?? ""
      self = Self.plainNumber(text) ?? Self.date(text) ?? .text(TextFolding.bytes(of: text))
    case .bool: self = .flag(value?.bool == true ? 1 : 0)
    case .array, .object: self = .other(value.map { Array($0.utf8) } ?? [])
    case .null, nil: self = .missing
    }
  }

  private static func number(_ value: JSONValue) -> SortValue {
    if let integer = value.integer { return number(integer) }
    // A number beyond the range of Double sorts as infinity.
    return .number(value.double ?? (value.text.hasPrefix("-") ? -.infinity : .infinity), 0)
  }

  private static func number(_ integer: Int) -> SortValue {
    .number(Double(integer), abs(Double(integer)) < 9e15 ? 0 : integer)
  }

  /// Returns the number of a text with only digits, an optional minus sign and at most one point
  /// inside.
  private static func plainNumber(_ text: String) -> SortValue? {
    let bytes = text.utf8
    guard let last = bytes.last, bytes.count <= 30, isDigit(last) else { return nil }
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    guard let first = digits.first, isDigit(first),
      digits.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    if let integer = Int(text) { return number(integer) }
    return Double(text).map { .number($0, 0) }
  }

  /// Returns the date of a text as queries read it, so that both have the same order.
  private static func date(_ text: String) -> SortValue? {
    // Most texts are words, which need no copy.
    guard let first = text.utf8.first, isDigit(first) else { return nil }
    return DateSpan(Array(text.utf8)[...], allowsYear: false).map { .date($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

extension SortValue: Comparable {
  public static func < (left: SortValue, right: SortValue) -> Bool {
    switch (left, right) {
    case (.number(let first, let exact), .number(let second, let other)):
      first == second ? exact < other : first < second
    case (.date(let first), .date(let second)): first < second
    case (.text(let first), .text(let second)), (.other(let first), .other(let second)):
      first.lexicographicallyPrecedes(second)
    case (.flag(let first), .flag(let second)): first < second
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .number: 0
    case .date: 1
    case .text: 2
    case .flag: 3
    case .other: 4
    case .missing: 5
    case .several: 6
    }
  }
}
