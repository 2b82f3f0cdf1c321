public import JSON

extension Item {
  /// What the row's object has under a name, whatever that is bound to, or nil.
  ///
  /// A key-value row and one that is no object have nothing.
  public func member(_ name: String) -> JSONValue? {
    guard key == nil, value.kind == .object else { return nil }
    return value[name]
  }

  /// The text under a name, numbers and truth values as they are written; nil where there is none.
  public func text(of name: String) -> String? { member(name)?.plainText }

  /// The number under a name, or nil.
  public func number(of name: String) -> Double? { member(name)?.double }

  /// The truth value under a name, or nil.
  public func flag(of name: String) -> Bool? { member(name)?.bool }

  /// The texts of a list under a name; none where there is no list.
  public func texts(of name: String) -> [String] {
    guard let list = member(name), list.kind == .array else { return [] }
    return list.elements.compactMap(\.plainText)
  }
}
