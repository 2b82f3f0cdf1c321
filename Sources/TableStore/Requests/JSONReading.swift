public import JSON

/// Reads a member as the type that is wanted, or takes the default: one lenient rule for each type.
/// (KtTableView: dictionary category.)
public struct JSONReading: Sendable {
  private let object: JSONValue

  /// Reads the members of an object; anything else has none.
  public init(_ object: JSONValue) { self.object = object }

  /// A truth value: a number is true unless it is 0; a text is true if it starts with y or t in either case, or
  /// is `1`; null is false.
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

  /// A number; a text counts where it is one.
  public func number(_ path: String, default standard: Double = 0) -> Double {
    guard let value = object.value(atPath: path) else { return standard }
    switch value.kind {
    case .number: return value.double ?? standard
    case .string: return value.string.flatMap { Double($0) } ?? standard
    default: return standard
    }
  }

  /// A text; a number gives its own digits.
  public func text(_ path: String, default standard: String = "") -> String {
    guard let value = object.value(atPath: path) else { return standard }
    switch value.kind {
    case .string: return value.string ?? standard
    case .number: return value.text
    default: return standard
    }
  }

  /// An array, and nothing else.
  public func array(_ path: String, default standard: [JSONValue] = []) -> [JSONValue] {
    guard let value = object.value(atPath: path), value.kind == .array else { return standard }
    return Array(value.elements)
  }

  /// An object, and nothing else.
  public func object(_ path: String) -> JSONValue? {
    guard let value = object.value(atPath: path), value.kind == .object else { return nil }
    return value
  }
}

extension JSONValue {
  /// The value at a path such as `data/list`; empty parts are skipped.
  ///
  /// - Parameter path: The names of members, from the outside in.
  /// - Returns: The value, or nil where a step is missing or leads through something that is not an object.
  /// - Complexity: O(n) in the members of the objects on the way.
  public func value(atPath path: String) -> JSONValue? {
    var value = self
    for name in path.split(separator: "/") {
      guard value.kind == .object, let member = value[String(name)] else { return nil }
      value = member
    }
    return value
  }
}
