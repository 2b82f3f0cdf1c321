package import JSON

/// What a field of a row reads as, before anybody makes a string of it.
package enum FieldText {
  /// The row has nothing there.
  case none

  /// A text that the row has beside its value.
  case text(String)

  /// A value, which reads as its ``JSON/JSONValue/plainText``.
  case value(JSONValue)

  /// Reads a value; null and no value are nothing.
  init(_ value: JSONValue?) {
    if let value, value.kind != .null { self = .value(value) } else { self = .none }
  }

  /// The text, or nil where there is nothing.
  package var string: String? {
    switch self {
    case .none: nil
    case .text(let text): text
    case .value(let value): value.plainText
    }
  }

  /// Appends the text in UTF-8.
  ///
  /// - Returns: Whether there is anything.
  @discardableResult
  package func append(to bytes: inout [UInt8]) -> Bool {
    switch self {
    case .none: return false
    case .text(let text): bytes.append(contentsOf: text.utf8)
    case .value(let value) where value.kind == .string: value.appendString(to: &bytes)
    case .value(let value): bytes.append(contentsOf: value.compact.utf8)
    }
    return true
  }
}
