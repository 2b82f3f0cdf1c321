import CommandLanguage
import JSON

/// The value that `expect QUERY = VALUE` compares: one part of the query's output.
package struct PrimaryValue: Sendable {
  /// Its meaning, for help: "the title".
  let words: String

  private let read: @Sendable (Answer) -> AnswerValue

  private init(_ words: String, _ read: @escaping @Sendable (Answer) -> AnswerValue) {
    (self.words, self.read) = (words, read)
  }

  /// Returns the value in an output.
  func value(of answer: Answer) -> AnswerValue { read(answer) }

  /// The whole output.
  package static func whole(_ words: String) -> PrimaryValue { PrimaryValue(words, \.value) }

  /// The printed lines as one text.
  package static func lines(_ words: String) -> PrimaryValue {
    PrimaryValue(words) { .text($0.lines.joined(separator: "\n")) }
  }

  /// The number of elements, including those that the output omits.
  package static func count(_ words: String) -> PrimaryValue {
    PrimaryValue(words) { answer in answer.total.map { .int($0) } ?? answer.value.count }
  }

  /// The number of elements of a member.
  package static func count(of key: String, _ words: String) -> PrimaryValue {
    PrimaryValue(words) { $0.value[key]?.count ?? $0.value }
  }

  /// A member; of a list, the number of elements; of any other output, all of it.
  package static func member(_ key: String, _ words: String) -> PrimaryValue {
    PrimaryValue(words) { answer in
      if case .list = answer.value { return answer.value.count }
      return answer.value[key] ?? answer.value
    }
  }

  /// The last element of a member.
  package static func last(of key: String, _ words: String) -> PrimaryValue {
    PrimaryValue(words) { answer in
      guard case .list(let values)? = answer.value[key] else { return .null }
      return values.last ?? .null
    }
  }

  /// A member of the element that is the current one; nil if none is.
  package static func current(_ key: String, _ words: String) -> PrimaryValue {
    PrimaryValue(words) { answer in
      guard case .list(let values) = answer.value else { return answer.value }
      return values.first { $0["current"] == true }?[key] ?? .null
    }
  }

  /// The place of a row as `[section,row]`, or null.
  package static func place(_ words: String) -> PrimaryValue {
    PrimaryValue(words) { answer in
      guard let section = answer.value["section"], let row = answer.value["row"] else {
        return answer.value
      }
      return .list([section, row])
    }
  }

  /// The value of a command that declares none: text, a number, or the lines of an object.
  static let undeclared = PrimaryValue("its output") { answer in
    switch answer.value {
    case .list: answer.total.map { .int($0) } ?? answer.value.count
    case .object: answer.value["height"] ?? .text(answer.lines.joined(separator: "\n"))
    default: answer.value
    }
  }
}

extension AnswerValue {
  /// The number of elements or members; any other value unchanged.
  fileprivate var count: AnswerValue {
    switch self {
    case .list(let values): .int(values.count)
    case .object(let members): .int(members.count)
    default: self
    }
  }

  /// The value as JSON.
  var json: JSONValue {
    if case .json(let value) = self { return value }
    var writer = JSONWriter()
    write(to: &writer)
    return (try? JSONValue(parsing: writer.bytes)) ?? .null
  }
}
