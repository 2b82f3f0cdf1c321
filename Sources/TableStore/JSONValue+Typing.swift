import JSON

extension JSONValue {
  /// The number that a text spells exactly as JSON does, or nil.
  init?(numberText text: String) {
    guard let value = try? JSONValue(parsing: text), value.kind == .number,
      value.utf8.count == text.utf8.count
    else { return nil }
    self = value
  }

  /// The value as one of a kind, or nil where it cannot be one.
  ///
  /// A text that spells a number, true or false can be one; a number, true or false can be a text.
  func fitted(to kind: Kind) -> JSONValue? {
    if self.kind == kind { return self }
    switch kind {
    case .number: return string.flatMap { JSONValue(numberText: $0) }
    case .bool:
      return string.flatMap { $0 == "true" ? .bool(true) : $0 == "false" ? .bool(false) : nil }
    case .string: return self.kind == .number || self.kind == .bool ? .string(text) : nil
    case .null, .array, .object: return nil
    }
  }

  /// The object with one key called something else; all on one line.
  func renaming(_ key: String, to name: String) -> JSONValue {
    let members = members.map { ($0.key.utf8.elementsEqual(key.utf8) ? name : $0.key, $0.value) }
    return .object(members)
  }

  /// The object with a member moved to the end of a path, unless a value is there already.
  func moving(_ key: String, to path: MemberPath) -> JSONValue {
    guard let value = self[key], self[path] == nil else { return self }
    if path.isPlain { return renaming(key, to: path.text) }
    return (try? removing(key).setting(path, to: value)) ?? self
  }

  /// The value as text for a key or a title, or nil where it is an array, an object or null.
  var word: String? {
    switch kind {
    case .string: string
    case .number, .bool: text
    case .null, .array, .object: nil
    }
  }
}
