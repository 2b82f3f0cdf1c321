public import JSON

extension JSONValue {
  /// The value at a path such as `data/list`; empty parts are skipped.
  ///
  /// - Parameter path: The names of members, from the outside in.
  /// - Returns: The value, or nil where a step is missing or leads through something that is no object.
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
