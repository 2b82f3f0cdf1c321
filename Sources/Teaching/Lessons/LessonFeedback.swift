import CommandLanguage
import Workbench

/// A lesson's feedback on a command.
struct LessonFeedback: Sendable {
  /// Whether the step's goals are reached.
  let isReached: Bool

  /// The feedback, as written in the lesson.
  let text: String

  /// The feedback and the next task, safe for a terminal.
  let lines: [String]

  /// The same as data, for programs.
  let value: AnswerValue
}
