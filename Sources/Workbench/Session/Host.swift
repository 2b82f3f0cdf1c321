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

  /// Whether standard input contains the commands, and therefore no data.
  var standardInputHoldsCommands = false

  /// The closure that reads standard input to its end; nil if it is a terminal or a script.
  var standardInput: (@MainActor () throws(CommandError) -> String)?

  /// The final destination of results, or nil if it cannot fail.
  weak var sink: (any AnswerSink)?

  /// The closure that flushes output before another program uses the terminal; nil without a
  /// terminal.
  var handsOverTerminal: (@MainActor () -> Void)?

  /// Whether a file or program receives the output, so that each listing is complete.
  var answersAreWhole = false

  /// The closure that clears the terminal's screen; nil without a terminal.
  var clearsTerminal: (@MainActor () -> Void)?

  /// The closure that returns the terminal's width in columns; nil if output is not on a terminal.
  var terminalColumns: (@MainActor () -> Int)?

  /// The full-screen front end for `browse`, or nil.
  var fullScreen: (any FullScreenBrowsing)?

  /// Creates the server of a page, or nil if the program has none.
  var makePage: PageMaker?

  /// Creates a recording of steps, or nil if the program has none.
  var makeStepRecording: (@MainActor () -> any StepRecording)?

  /// Whether the program keeps serving a page after the scripts, without a prompt.
  var keepsServing = false

  /// Whether the running command comes from a page.
  var runsForPage = false

  /// The effects beyond the session that commands of a page may have.
  var pageEffects: Effects = []

  /// The work that continues while the prompt waits for a key, or nil.
  var companion: LineCompanion?

  /// The closure that refuses requests while a command runs, or nil; called often.
  var whileBusy: (@MainActor () -> Void)?

  /// The user while the full screen has the terminal, without questions and output; else nil.
  var personAtFullScreen: PromptInteraction?

  /// The closure that prints a command of another front end and its result; nil without a prompt.
  var showsElsewhere: (@MainActor (_ prompt: String, _ outcome: CommandResult) -> Void)?

  /// The display of the progress of long tasks, or nil.
  var progress: (any ProgressReporting)?

  /// The closure that stores the message for memory exhaustion; nil without a memory limit.
  var preparesForExhaustion: (@MainActor (CommandResult) -> Void)?
}
