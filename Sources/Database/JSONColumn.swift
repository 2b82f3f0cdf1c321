import JSON

/// The values of JSON columns, as a row has them.
///
/// A row has null for NULL. So the null of JSON is the text `null`, and a text that reads like this is
/// in quotes: `"null"`. Each value of a column has one form, which no other value has.
enum JSONColumn {
  private static let null = "null"

  /// Returns the form of a value of a column; nil if it is the value itself.
  static func form(of value: JSONValue) -> JSONValue? {
    if value.kind == .null { return .string(null) }
    guard let text = value.string, readsAsNull(text) else { return nil }
    return .string(value.compact.text)
  }

  /// Returns the value of a column that has a form; nil if it is the form itself.
  static func value(of form: JSONValue) -> JSONValue? {
    guard let text = form.string else { return nil }
    if text == null { return .null }
    guard readsAsNull(text) else { return nil }
    return try? JSONValue(parsing: Array(text.utf8))
  }

  /// Whether a text is `null`, with or without quotes around it.
  private static func readsAsNull(_ text: String) -> Bool {
    if text == null { return true }
    guard text.utf8.first == UInt8(ascii: "\""), text.utf8.last == UInt8(ascii: "\""),
      let inner = (try? JSONValue(parsing: Array(text.utf8)))?.string
    else { return false }
    return readsAsNull(inner)
  }
}
