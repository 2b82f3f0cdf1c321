import CommandLanguage
import Workbench

/// What a lesson says to a command that was typed.
struct LessonFeedback: Sendable {
  /// Whether the step's goals are reached.
  let isReached: Bool

  /// What is said, as the lesson has it.
  let text: String

  /// What is said and what comes next, safe for a terminal.
  let lines: [String]

  /// The same for programs.
  let value: AnswerValue
}
