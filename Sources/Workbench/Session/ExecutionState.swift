import CommandLanguage
import TableUI

/// The running commands of a session, with nested ones, and the scripts that contain them.
struct ExecutionState {
  /// The place of the running command.
  var place = CommandPlace()

  /// The scripts that `source` runs, innermost last.
  var scripts: [RunningScript] = []

  /// The receiver of the results.
  var report: (CommandResult) -> Void = { _ in }

  /// The number of nested commands, as in `time repeat 3 rows`.
  var depth = 0

  /// The maximum nesting depth.
  static let depthLimit = 100

  /// The line of a script at which the user was asked last, or nil if no script runs line by line.
  var steppedLine: FrontEndScriptLine?

  /// Whether `repeat` is running.
  var isRepeating = false

  /// Whether a note has explained how drawings show images.
  var hasExplainedImages = false

  /// Whether the output of the command goes to a file or a program.
  var sendsOutput = false

  /// The form of the output of the running command.
  var answerForm = AnswerForm()

  /// The command that Return on an empty line runs next, or nil.
  var nextLook: LookingStep?
}
