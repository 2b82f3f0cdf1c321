public import JSON

/// The expected shape of a response, as a JSON template. (YTKNetwork: JSON validator.)
///
/// Each member of an object in the template must be in the response, with the same kind of value.
/// The first element of an array describes all elements. `null` is allowed in place of any value.
public struct JSONShape: Hashable, Sendable {
  private let template: JSONValue

  /// Creates a shape.
  ///
  /// - Parameter template: A value of the shape; its texts and numbers only stand for their kind.
  public init(_ template: JSONValue) { self.template = template }

  /// Returns the first difference of a value from the shape, with its path; nil if there is none.
  ///
  /// - Complexity: O(n) in the size of the value.
  public func difference(in value: JSONValue) -> String? {
    Self.difference(value, template, "")
  }

  private static func difference(
    _ value: JSONValue,
    _ template: JSONValue,
    _ path: String
  ) -> String? {
    guard value.kind != .null, template.kind != .null else { return nil }
    guard value.kind == template.kind else {
      let place = path.isEmpty ? "the response" : path
      return "\(place): expected \(template.kind.phrase), found \(value.kind.phrase)"
    }
    switch template.kind {
    case .object:
      for member in template.members {
        let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
        guard let found = value[member.key] else { return "\(inner) is missing" }
        if let difference = difference(found, member.value, inner) { return difference }
      }
    case .array:
      guard let first = template.elements.first else { return nil }
      for (index, element) in value.elements.enumerated() {
        if let difference = difference(element, first, "\(path)[\(index)]") { return difference }
      }
    default: break
    }
    return nil
  }
}

extension Request where Value == JSONValue {
  /// Creates a request whose response must be JSON of a shape; other responses are failures.
  public convenience init(_ network: Network, shape: JSONShape) {
    self.init(network)
    let decode = decode
    self.decode = { response throws(RequestError) in
      let value = try decode(response)
      guard let difference = shape.difference(in: value) else { return value }
      throw .content(difference, hint: "the response does not have the expected shape")
    }
  }
}
