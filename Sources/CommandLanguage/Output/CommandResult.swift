/// One command's result.
public struct CommandResult: Sendable {
  /// The number of the command in its session, from 1.
  public let number: Int

  /// The place where the command was typed.
  public let place: CommandPlace

  /// The command as the user typed it.
  public let command: String

  /// The output, or the error.
  package let result: Result<Answer, CommandError>

  /// The location of the error, or nil if no word caused it.
  package let blame: ErrorLocation?

  /// The messages sent while the command ran, or nil if the trace was off.
  package var trace: OutputTrace?

  /// The output format that the command requests, or nil.
  package var format: AnswerFormat?

  /// A feature's remark, or nil.
  package var remark: Remark?

  /// Whether the next command expects the failure.
  package var isExpected = false

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - number: The number of the command in its session.
  ///   - place: The place where the command was typed.
  ///   - command: The typed command.
  ///   - result: The output, or the error.
  ///   - blame: The location of the error, or nil.
  ///   - trace: The messages sent while the command ran.
  ///   - format: The output format that the command requests.
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

  /// The stable word of the failure, or nil if the command succeeded.
  public var errorCode: String? {
    if case .failure(let error) = result { error.code } else { nil }
  }

  /// The location of an error in the typed text.
  package struct ErrorLocation: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int

    /// The column, from 1 in Characters.
    package let column: Int

    /// The line that the user typed.
    package let excerpt: String

    /// Creates the location of a byte offset.
    ///
    /// - Parameters:
    ///   - offset: The offset in bytes from the start of the text.
    ///   - text: The typed text, one or more lines.
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

/// A feature's comment on a command's result, below the output.
package struct Remark: Sendable {
  /// The key in the record of the command.
  let key: String

  /// The lines for people, safe for a terminal.
  package var lines: [String]

  /// The remark for programs.
  let value: AnswerValue

  /// Creates a remark.
  package init(_ key: String, _ value: AnswerValue, _ lines: [String]) {
    (self.key, self.value, self.lines) = (key, value, lines)
  }
}
