package import JSON

/// One word of a command: bare, quoted, a mixture of both, or a JSON value.
package struct Token: Hashable, Sendable {
  /// The text after quotes, escapes and variables are resolved.
  package var text: String

  /// The range of the token in the command, in bytes.
  package var range: Range<Int>

  /// Whether part of it is quoted, so that it is never a keyword, a number or an option.
  package var isQuoted = false

  /// Whether it is a word of an alias, so that its range is that of the alias.
  package var isFromAlias = false

  /// The value or assignment, which few words have; stored indirectly to make copies cheap.
  private let content: Content?

  /// The value if the token is a JSON object or array; otherwise nil.
  package var json: JSONValue? { if case .value(let json)? = content { json } else { nil } }

  /// The two sides of the first bare `=` in ``text``, or nil without one.
  package var assignment: Assignment? {
    if case .assignment(let sides)? = content { sides } else { nil }
  }

  /// The meaning of a word that is more than its text.
  package indirect enum Content: Hashable, Sendable {
    /// A JSON object or array.
    case value(JSONValue)

    /// `KEY=VALUE`.
    case assignment(Assignment)
  }

  /// The two sides of `KEY=VALUE`.
  package struct Assignment: Hashable, Sendable {
    package let key: String
    package let value: JSONValue

    /// Creates an assignment.
    package init(key: String, value: JSONValue) { (self.key, self.value) = (key, value) }
  }

  /// Creates a word.
  package init(
    text: String,
    range: Range<Int>,
    isQuoted: Bool = false,
    isFromAlias: Bool = false,
    content: Content? = nil
  ) {
    (self.text, self.range, self.isQuoted) = (text, range, isQuoted)
    (self.isFromAlias, self.content) = (isFromAlias, content)
  }

  /// The text if the token can be a keyword, a number, an address or an option; otherwise nil.
  package var bare: String? { isQuoted || json != nil ? nil : text }
}

extension String {
  /// The text in quotes, typed so that no part of it has a special meaning.
  package var literal: String {
    var writer = JSONWriter()
    AnswerValue.text(self).write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self).replacing("$", with: "\\$")
  }
}

extension StringProtocol {
  /// Returns whether this text contains another one, compared byte for byte.
  package func containsText(_ text: some StringProtocol) -> Bool {
    let hay = Array(utf8)
    let needle = Array(text.utf8)
    guard !needle.isEmpty else { return true }
    guard hay.count >= needle.count else { return false }
    return (0...hay.count - needle.count).contains { hay[$0...].starts(with: needle) }
  }
}

extension String {
  /// The text without blanks at either end.
  package var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension String {
  /// Returns the text of a range of bytes.
  package func slice(of range: Range<Int>) -> String {
    guard range.count < utf8.count else { return self }
    func index(_ offset: Int) -> String.Index {
      utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    }
    return String(self[index(range.lowerBound)..<index(range.upperBound)])
  }
}
