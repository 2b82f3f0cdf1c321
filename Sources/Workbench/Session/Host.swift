import CommandLanguage

/// Services that the program provides to a session; all are missing by default.
@MainActor struct Host {
  /// The user at the prompt, or nil.
  var person: PromptInteraction?

  /// The typed commands, or nil if commands are not typed.
  var history: (any CommandHistory)?

  /// Whether `quit` rejects unsaved changes once, for a user at the prompt.
  var asksBeforeQuitting = false

  /// Whether the commands come from the user's settings file.
  var isReadingSettings = false

  /// Whether the commands come from standard input, so that it has no data.
  var standardInputHoldsCommands = false

  /// Reads standard input to its end, or nil where that is a terminal or a script.
  var standardInput: (@MainActor () throws(CommandError) -> String)?

  /// The final destination of results, or nil if it cannot fail.
  weak var sink: (any AnswerSink)?

  /// The closure that flushes output before another program uses the terminal; nil without a
  /// terminal.
  var handsOverTerminal: (@MainActor () -> Void)?

  /// Whether a file or a program gets the answers, and so each listing as a whole.
  var answersAreWhole = false

  /// How many columns the terminal has that shows the answers, or nil where none does.
  var terminalColumns: (@MainActor () -> Int)?

  /// The full-screen front end for `browse`, or nil.
  var fullScreen: (any FullScreenBrowsing)?

  /// The display of the progress of long tasks, or nil.
  var progress: (any ProgressReporting)?

  /// The closure that stores the message for memory exhaustion; nil without a memory limit.
  var preparesForExhaustion: (@MainActor (CommandResult) -> Void)?
}
