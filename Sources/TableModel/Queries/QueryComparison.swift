package import JSON

/// A comparison of a row's value with a value from the user.
///
/// Numbers compare as numbers, and dates in ISO 8601 form as dates. Everything else compares as
/// text, ignoring case and accents. A list matches if any of its elements does.
public struct QueryComparison: Sendable {
  /// The comparison operators, as the user types them.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// Equal, or an element of the list is equal.
    case equals = "="
    /// Not equal; true of a missing value too.
    case differs = "!="
    /// Less than the operand.
    case less = "<"
    /// Less than or equal to the operand.
    case atMost = "<="
    /// Greater than the operand.
    case greater = ">"
    /// Greater than or equal to the operand.
    case atLeast = ">="
    /// Contains the text or matches the pattern.
    case contains = "~"
    /// Neither contains the text nor matches the pattern.
    case lacks = "!~"
  }

  /// The comparison operator.
  public let operation: Operation

  private let operand: Operand

  /// The value of a comparison, for sources that compare by themselves.
  package enum Content: Sendable {
    /// Null.
    case null

    /// A pattern.
    case pattern

    /// A typed text and the same one folded; it may read as a number in JSON or as a date.
    case value(typed: String, folded: [UInt8], isNumber: Bool, isDate: Bool)
  }

  /// The value that rows are compared with.
  package var content: Content {
    switch operand {
    case .null: .null
    case .pattern: .pattern
    case .value(let operand): operand.content
    }
  }

  private enum Operand: Sendable {
    case null
    case pattern(any TextPattern)
    case value(QueryOperand)
  }

  /// Creates a comparison with a text, a number or a date.
  ///
  /// - Parameters:
  ///   - operation: The operator.
  ///   - text: The value from the user.
  ///   - isText: Whether to compare as text even if the value reads as a number or a date.
  public init(_ operation: Operation, _ text: String, isText: Bool = false) {
    self.operation = operation
    operand = .value(QueryOperand(text, isText: isText))
  }

  /// Creates a comparison with null; a missing value or null is equal to it.
  public init(withNull operation: Operation) {
    self.operation = operation
    operand = .null
  }

  /// Creates a search for a pattern.
  public init(_ operation: Operation, _ pattern: any TextPattern) {
    self.operation = operation
    operand = .pattern(pattern)
  }

  /// Whether the comparison is true of a value.
  ///
  /// - Parameter value: The value of a row, or nil if it has none.
  /// - Returns: Whether it is true.
  package func holds(for value: JSONValue?) -> Bool {
    switch operation {
    case .equals: equals(value)
    case .differs: !equals(value)
    case .contains: contains(value)
    case .lacks: !contains(value)
    case .less, .atMost, .greater, .atLeast: isOrdered(value)
    }
  }

  /// Whether the comparison is true of a number with at most 15 digits.
  ///
  /// - Parameter number: The number, rounded from its digits.
  /// - Returns: Whether it is true, or nil if its digits must be compared.
  func holds(forShort number: Double) -> Bool? {
    guard case .value(let operand) = operand, let other = operand.shortNumber else { return nil }
    return switch operation {
    case .equals: number == other
    case .differs: number != other
    case .less: number < other
    case .atMost: number <= other
    case .greater: number > other
    case .atLeast: number >= other
    case .contains, .lacks: nil
    }
  }

  private func equals(_ value: JSONValue?) -> Bool {
    guard case .value(let operand) = operand else {
      if case .null = operand { return value == nil }
      return contains(value)
    }
    guard let value else { return false }
    switch value.kind {
    case .array: return value.elements.contains { $0.kind.isScalar && operand.equals($0) }
    case .object: return false
    default: return operand.equals(value)
    }
  }

  private func contains(_ value: JSONValue?) -> Bool {
    guard let value else { return false }
    switch operand {
    case .null: return false
    case .pattern(let pattern): return value.hasScalar { pattern.isFound(in: $0.plainText ?? "") }
    case .value(let operand): return value.hasScalar { operand.text.isFound(in: $0) }
    }
  }

  private func isOrdered(_ value: JSONValue?) -> Bool {
    guard let value, case .value(let operand) = operand else { return false }
    switch value.kind {
    case .array: return value.elements.contains { isOrdered($0, operand) }
    default: return isOrdered(value, operand)
    }
  }

  /// Returns whether a scalar is on the side of the operand that the operation asks for.
  private func isOrdered(_ value: JSONValue, _ operand: QueryOperand) -> Bool {
    switch operation {
    case .less: return operand.side(of: value) == .before
    case .greater: return operand.side(of: value) == .after
    case .atMost: return operand.side(of: value).map { $0 != .after } ?? false
    default: return operand.side(of: value).map { $0 != .before } ?? false
    }
  }
}

/// The value from the user that a comparison uses.
///
/// An object, because each row of a search copies its reference.
final class QueryOperand: Sendable {
  /// The position of a value relative to the operand.
  enum Side: Sendable {
    case before, same, after
  }

  /// The operand as text.
  let text: SearchText

  /// The number, if it has at most 15 digits.
  ///
  /// Such numbers are in the same order as their nearest `Double` values, and no two have the same.
  let shortNumber: Double?

  private let number: ExactNumber?
  private let dates: DateSpan?

  init(_ typed: String, isText: Bool) {
    text = SearchText(typed)
    number = isText ? nil : ExactNumber(Array(typed.utf8)[...])
    dates = isText ? nil : DateSpan(Array(typed.utf8)[...], allowsYear: true)
    let isShort = typed.utf8.count <= 15 && !typed.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    shortNumber = number != nil && isShort ? Double(typed) : nil
  }

  var content: QueryComparison.Content {
    .value(
      typed: text.text,
      folded: text.folded,
      isNumber: number != nil,
      isDate: dates != nil
    )
  }

  /// Whether a scalar is equal to the operand.
  func equals(_ value: JSONValue) -> Bool {
    guard number != nil || dates != nil else { return text.isEqual(to: value) }
    return side(of: value) == .same || text.isEqual(to: value)
  }

  /// Returns the position of a scalar, or nil if the two cannot be compared.
  func side(of value: JSONValue) -> Side? {
    switch value.kind {
    case .number:
      guard let number else { return sideOfText(value) }
      return ExactNumber.compare(value.utf8, with: number)
    case .string:
      guard number != nil || dates != nil else { return sideOfText(value) }
      var bytes: [UInt8] = []
      value.appendString(to: &bytes)
      if let dates, let other = DateSpan(bytes[...], allowsYear: false) {
        return other.start < dates.start ? .before : other.start < dates.end ? .same : .after
      }
      // Numbers and words have no common order; dates can be compared with any text.
      guard let number else { return sideOfText(value) }
      return ExactNumber.compare(bytes[...], with: number)
    case .bool: return text.isEqual(to: value) ? .same : nil
    case .null, .array, .object: return nil
    }
  }

  private func sideOfText(_ value: JSONValue) -> Side {
    let other = TextFolding.bytes(of: value.plainText ?? "")
    if other == text.folded { return .same }
    return other.lexicographicallyPrecedes(text.folded) ? .before : .after
  }
}

extension JSONValue {
  /// Whether a scalar matches, or any text or number in a list or an object.
  fileprivate func hasScalar(where fits: (JSONValue) -> Bool) -> Bool {
    kind.isScalar ? fits(self) : hasReadable(where: fits)
  }
}

extension JSONValue.Kind {
  /// Whether a value of the kind is a text, a number or a Boolean.
  fileprivate var isScalar: Bool {
    switch self {
    case .string, .number, .bool: true
    case .null, .array, .object: false
    }
  }
}
