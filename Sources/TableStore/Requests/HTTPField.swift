/// One line of the head of a request or an answer.
public struct HTTPField: Hashable, Sendable {
  /// The name, as it was written; names are compared without regard to case.
  public var name: String

  /// The value, without the spaces around it.
  ///
  /// From a server it is hostile text: escape it before showing it.
  public var value: String

  /// Names a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension [HTTPField] {
  /// The value of the first field of a name in whatever letters, or nil; O(count).
  public subscript(name: String) -> String? {
    let lowered = name.lowercased()
    return first { $0.name.lowercased() == lowered }?.value
  }
}
