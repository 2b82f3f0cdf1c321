@testable import JSON

/// The error that a text gives, or nil where it is JSON.
func failure(_ bytes: [UInt8], isStrict: Bool = false, isLines: Bool? = false) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONDocument(bytes, isStrict: isStrict, isLines: isLines)
    return nil
  } catch {
    return error
  }
}

/// The error that a text gives, or nil where it is JSON.
func failure(_ text: String, isStrict: Bool = false, isLines: Bool? = false) -> JSONError? {
  failure(Array(text.utf8), isStrict: isStrict, isLines: isLines)
}

/// An error as a person sees it: place, message, excerpt, caret.
func report(_ error: JSONError) -> String {
  let place =
    "\(error.place.line):\(error.place.column) @\(error.place.offset) <\(error.place.path)>"
  let caret = String(repeating: " ", count: error.caret) + "^"
  return "\(place) \(error.message)\n\(error.excerpt)\n\(caret)"
}

/// A value with everything that it says about itself, strings and numbers as they are meant.
///
/// The same as the oracle writes. It recurses, so the text must be shallow.
func canonical(_ value: JSONValue) -> String {
  switch value.kind {
  case .object:
    let members = value.members.map { "\(hex($0.key)):\(canonical($0.value))" }
    return "{" + members.joined(separator: ",") + "}"
  case .array: return "[" + value.elements.map(canonical).joined(separator: ",") + "]"
  case .string: return "s" + hex(value.string ?? "?")
  case .number: return "n" + value.text
  case .bool: return value.bool == true ? "t" : "f"
  case .null: return "z"
  }
}

private func hex(_ text: String) -> String {
  text.utf8.map { String($0 + 0, radix: 16) }.joined(separator: ".")
}
