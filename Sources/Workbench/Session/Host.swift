import CommandLanguage

/// What the program around a session provides: nothing, until the program says what.
@MainActor struct Host {
  /// Who sits at the prompt, or nil.
  var person: PromptInteraction?

  /// The commands typed so far, or nil where nobody types.
  var history: (any CommandHistory)?

  /// Whether `quit` minds unsaved changes, as it does once for a person at the prompt.
  var asksBeforeQuitting = false

  /// Whether the commands are those of the person's file of settings.
  var isReadingSettings = false

  /// Whether the commands come from standard input, so that it has no data.
  var standardInputHoldsCommands = false

  /// Reads standard input to its end, or nil where that is a terminal or a script.
  var standardInput: (@MainActor () throws(CommandError) -> String)?

  /// Where the outcomes go in the end, or nil where that cannot fail.
  weak var sink: (any AnswerSink)?

  /// Sends what was answered so far to the terminal before another program has it, or nil elsewhere.
  var handsOverTerminal: (@MainActor () -> Void)?

  /// Whether a file or a program gets the answers, and so each listing as a whole.
  var answersAreWhole = false

  /// How many columns the terminal has that shows the answers, or nil where none does.
  var terminalColumns: (@MainActor () -> Int)?

  /// What fills the terminal for `browse`, or nil where there is none.
  var fullScreen: (any FullScreenBrowsing)?

  /// Where a person sees how far something has come that takes long, or nil.
  var progress: (any ProgressReporting)?

  /// Gets what to say should memory run out in the command that begins, or nil where there is no limit.
  var preparesForExhaustion: (@MainActor (CommandResult) -> Void)?
}
