public import JSON

/// A JSON value as plain text in which the order of members and the spelling of strings do not count.
public func plainText(of value: JSONValue) -> String {
  switch value.kind {
  case .object: plainText(ofMembers: value.members.map { ($0.key, $0.value) })
  case .array: "[" + value.elements.map { plainText(of: $0) }.joined(separator: ",") + "]"
  case .string: JSONValue.string(value.string ?? "").text
  case .number, .bool, .null: value.text
  }
}

/// The text of an object; equal names keep their order.
func plainText(ofMembers members: [(String, JSONValue)]) -> String {
  let texts = members.enumerated().map { number, member in
    (Array(member.0.utf8), number, JSONValue.string(member.0).text + ":" + plainText(of: member.1))
  }
  let sorted = texts.sorted { left, right in
    left.0 == right.0 ? left.1 < right.1 : left.0.lexicographicallyPrecedes(right.0)
  }
  return "{" + sorted.map(\.2).joined(separator: ",") + "}"
}

/// The value of a text, or nil.
public func parsed(_ text: String) -> JSONValue? { try? JSONValue(parsing: text) }

/// The sections of a native document as plain text, wherever its list of sections is; nil if it has none.
public func plainSections(of text: String) -> String? {
  guard let root = parsed(text) else { return nil }
  return (root["data"] ?? root)["sections"].map { plainText(of: $0) }
}
