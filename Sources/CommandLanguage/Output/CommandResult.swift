/// What came of one command.
public struct CommandResult: Sendable {
  /// The number of the command in its session, from 1.
  public let number: Int

  /// Where the command was typed.
  public let place: CommandPlace

  /// The command as typed.
  public let command: String

  /// The answer, or why there is none.
  package let result: Result<Answer, CommandError>

  /// Where the error lies, if a word is to blame.
  package let blame: ErrorLocation?

  /// The messages that were sent meanwhile, or nil where nobody listened.
  package var trace: OutputTrace?

  /// The form asked for by the command itself, or nil.
  package var format: AnswerFormat?

  /// What a feature remarks on it, or nil.
  package var remark: Remark?

  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - number: The number of the command in its session.
  ///   - place: Where the command was typed.
  ///   - command: The command as typed.
  ///   - result: The answer, or why there is none.
  ///   - blame: Where the error lies, or nil.
  ///   - trace: The messages that were sent meanwhile.
  ///   - format: The form asked for by the command itself.
  package init(
    number: Int,
    place: CommandPlace,
    command: String,
    result: Result<Answer, CommandError>,
    blame: ErrorLocation? = nil,
    trace: OutputTrace? = nil,
    format: AnswerFormat? = nil
  ) {
    (self.number, self.place, self.command) = (number, place, command)
    (self.result, self.blame, self.trace, self.format) = (result, blame, trace, format)
  }

  /// The stable word of the failure, or nil where the command did what it says.
  public var errorCode: String? {
    if case .failure(let error) = result { error.code } else { nil }
  }

  /// The place of an error in what was typed.
  package struct ErrorLocation: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int

    /// The column, from 1 in Characters.
    package let column: Int

    /// The line as typed.
    package let excerpt: String

    /// Finds a place.
    ///
    /// - Parameters:
    ///   - offset: Bytes from the start of the text.
    ///   - text: What was typed, one line or several.
    ///   - firstLine: The number of its first line.
    package init(offset: Int, in text: String, firstLine: Int) {
      let prefix = String(decoding: text.utf8.prefix(max(0, offset)), as: UTF8.self)
      let linesBefore = prefix.split(separator: "\n", omittingEmptySubsequences: false)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      line = firstLine + linesBefore.count - 1
      column = (linesBefore.last?.count ?? 0) + 1
      excerpt = String(lines[min(linesBefore.count, lines.count) - 1])
    }
  }
}

/// What a feature says to what came of a command, below the answer.
package struct Remark: Sendable {
  /// Its name in the record of the command.
  let key: String

  /// The lines for people, safe for a terminal.
  package var lines: [String]

  /// The same for programs.
  let value: AnswerValue

  /// Makes a remark.
  package init(_ key: String, _ value: AnswerValue, _ lines: [String]) {
    (self.key, self.value, self.lines) = (key, value, lines)
  }
}
