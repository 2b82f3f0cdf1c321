package import JSON

/// A command's output for programs: a JSON value with its members in order.
package enum AnswerValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)

  /// A length in points, rounded to 0.001.
  case points(Double)
  case text(String)

  /// A value of the document, printed byte for byte if that is safe.
  case json(JSONValue)
  case list([AnswerValue])
  case object([Member])

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: AnswerValue

    package init(_ key: String, _ value: AnswerValue) {
      self.key = key
      self.value = value
    }
  }

  /// Returns a text, or null for nil.
  package static func optional(_ text: String?) -> AnswerValue { text.map { .text($0) } ?? .null }

  /// Returns a number, or null for nil.
  package static func optional(_ number: Int?) -> AnswerValue { number.map { .int($0) } ?? .null }

  /// The member of an object with a key, or nil.
  package subscript(key: String) -> AnswerValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}

extension AnswerValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(dictionaryLiteral elements: (String, AnswerValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  package init(arrayLiteral elements: AnswerValue...) { self = .list(elements) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension AnswerValue {
  /// Writes the value as JSON on one line.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.value(value)
    case .int(let value): writer.value(value)
    case .points(let value): writer.value(Self.rounded(value))
    case .text(let value): writer.value(value)
    case .json(let value): writer.value(value)
    case .list(let values):
      writer.beginArray()
      for value in values { value.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.key)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }

  private static func rounded(_ points: Double) -> Double {
    abs(points) < 1e12 ? (points * 1000).rounded() / 1000 : points
  }

  /// Whether the value is empty: null, an empty list or an empty text.
  package var isEmpty: Bool {
    switch self {
    case .null: true
    case .list(let values): values.isEmpty
    case .text(let text): text.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }
}

extension AnswerValue {
  /// Returns the members of two objects, those of the first one first.
  package func adding(_ other: AnswerValue) -> AnswerValue {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(own + more)
  }
}
