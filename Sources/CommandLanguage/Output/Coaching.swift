/// What a lesson says to a command that was typed.
package struct Coaching: Sendable {
  /// Whether the step's goals are reached.
  package let isReached: Bool

  /// What is said, as the lesson has it.
  package let text: String

  /// What is said and what comes next, safe for a terminal.
  package var lines: [String]

  /// The same for programs.
  package let value: AnswerValue

  /// Creates what is said.
  package init(isReached: Bool, text: String, lines: [String], value: AnswerValue) {
    (self.isReached, self.text, self.lines, self.value) = (isReached, text, lines, value)
  }
}
