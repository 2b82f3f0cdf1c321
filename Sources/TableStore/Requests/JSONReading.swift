public import JSON

/// Reads members as a requested type, or returns the default: one lenient rule for each type.
/// (KtTableView: dictionary category.)
public struct JSONReading: Sendable {
  private let object: JSONValue

  /// Creates a reader for the members of an object; other values have none.
  public init(_ object: JSONValue) { self.object = object }

  /// Returns a Boolean.
  ///
  /// A number is true unless it is 0. A text is true if it starts with y or t, ignoring case, or is
  /// `1`. Null is false.
  public func bool(_ path: String, default standard: Bool = false) -> Bool {
    guard let value = object.value(atPath: path) else { return standard }
    switch value.kind {
    case .bool: return value.bool ?? standard
    case .null: return false
    case .number: return value.double != 0
    case .string:
      let text = value.string ?? ""
      return text == "1" || text.first.map { "yYtT".contains($0) } == true
    case .array, .object: return standard
    }
  }

  /// Returns a number; a text is converted if it is a number.
  public func number(_ path: String, default standard: Double = 0) -> Double {
    guard let value = object.value(atPath: path) else { return standard }
    switch value.kind {
    case .number: return value.double ?? standard
    case .string: return value.string.flatMap { Double($0) } ?? standard
    default: return standard
    }
  }

  /// Returns a text; a number becomes its own digits.
  public func text(_ path: String, default standard: String = "") -> String {
    guard let value = object.value(atPath: path) else { return standard }
    switch value.kind {
    case .string: return value.string ?? standard
    case .number: return value.text
    default: return standard
    }
  }

  /// Returns an array, and no other value.
  public func array(_ path: String, default standard: [JSONValue] = []) -> [JSONValue] {
    guard let value = object.value(atPath: path), value.kind == .array else { return standard }
    return Array(value.elements)
  }

  /// Returns an object, and no other value.
  public func object(_ path: String) -> JSONValue? {
    guard let value = object.value(atPath: path), value.kind == .object else { return nil }
    return value
  }
}

extension JSONValue {
  /// Returns the value at a path such as `data/list`; empty parts are skipped.
  ///
  /// - Parameter path: The names of members, from the outside in.
  /// - Returns: The value, or nil if a member is missing or its parent is not an object.
  /// - Complexity: O(n) in the members of the objects on the path.
  public func value(atPath path: String) -> JSONValue? {
    var value = self
    for name in path.split(separator: "/") {
      guard value.kind == .object, let member = value[String(name)] else { return nil }
      value = member
    }
    return value
  }
}
