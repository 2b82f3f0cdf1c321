import CommandLanguage

/// The commands of a session that run now, one inside the other, and the scripts they are in.
struct ExecutionState {
  /// The place of the command that runs.
  var place = CommandPlace()

  /// The scripts that `source` runs, the innermost last.
  var scripts: [RunningScript] = []

  /// The receiver of the results.
  var report: (CommandResult) -> Void = { _ in }

  /// The number of commands that run one inside the other, as in `time repeat 3 rows`.
  var depth = 0

  /// The greatest depth.
  static let depthLimit = 100

  /// Whether `repeat` runs.
  var isRepeating = false

  /// Whether the output of the command goes to a file or a program.
  var sendsOutput = false

  /// The command that Return on an empty line runs next, or nil.
  var nextLook: LookingStep?
}
