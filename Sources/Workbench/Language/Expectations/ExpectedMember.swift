import CommandLanguage
import JSON

/// A member of a query's output that an assertion compares, such as `height` or `name.common`.
struct ExpectedMember {
  /// The path in the user's words.
  let name: String

  /// The place of the word in the command, in bytes.
  private let offset: Int

  /// Creates a member from a word.
  init(_ token: Token, in text: String) {
    name = token.pathText(in: text)
    offset = token.range.lowerBound
  }

  /// Returns the value of the member.
  ///
  /// - Parameters:
  ///   - output: The output as JSON.
  ///   - words: The words of the query, for the error.
  /// - Returns: The value.
  /// - Throws: ``MissingMemberFault`` with the nearest names if the output has no such member.
  func value(in output: JSONValue, of words: String) throws(CommandError) -> JSONValue {
    if let value = output[MemberPath(orKey: name)] { return value }
    // A list has no names; its first element may have some.
    let object = output.kind == .array ? output.elements.first : output
    let names = object?.kind == .object ? object?.members.map(\.key) ?? [] : []
    throw CommandError(
      MissingMemberFault(name: name, words: words, names: names, kind: output.kind),
      at: offset
    )
  }
}
