import CEditline
public import CommandLanguage
public import Platform
import TextLayout

/// A reader of lines typed at a terminal: libedit edits them, and this class draws them.
///
/// The key bindings are those of Emacs unless `~/.editrc`, or the file named by `EDITRC`, sets
/// others. Ctrl-C drops the line, Ctrl-D in an empty line ends the input, and Tab completes.
/// Several lines pasted at once stay one block until Return, and are then returned one after the
/// other.
@MainActor public final class EditlineReader: LineReader {
  /// Whether a user types the lines; always true.
  public let isInteractive = true

  /// Returns completions for the end of a text.
  public var completer: ((_ textBeforeCursor: String) -> Completion)?

  /// Returns the hint for a line with the cursor at its end.
  public var hinter: ((_ line: String) -> LineHint)?

  /// The work that continues while a line is typed, or nil.
  public var companion: LineCompanion?

  /// The user's settings for the following lines.
  private(set) var settings = LineSettings()

  let editor: Editline
  let screen: EditedScreen
  var keys = KeySource()

  /// The terminal to read from.
  let input: Int32

  /// The terminal for reading keys without blocking, or -1.
  let keyboard: Int32

  /// The reason for the absence of a line, set by the key function for `readLine(prompt:)`.
  var ending: LineRead?

  /// The text before the cursor after the last ambiguous Tab; another Tab lists the candidates.
  var tabbedText: String?

  /// The current walk through the history with the arrow keys.
  var walk: HistoryWalk?

  /// The last inserted word of an earlier line, its distance in lines, and the text before the
  /// cursor after that.
  var lastWord: (word: String, age: Int, textBefore: String)?

  /// The earlier states of the line, for Ctrl-_.
  var changes = LineChanges()

  /// The earlier command that supplies hints.
  var earlier = HistoryHint()

  /// The line before the current search.
  var lineBeforeSearch: String?

  /// The match of the search in the line, in Unicode scalars.
  var searchMark: Range<Int>?

  /// Whether Ctrl-C ended the last line.
  var wasDropped = false

  /// The last search pattern.
  var lastPattern = ""

  /// The command that prefills the next line.
  var recalled: String?

  let lineHistory: LineHistory

  /// The lines read since the last complete command.
  private(set) var openLines: [String] = []

  /// The remaining lines of a block.
  private var waitingLines: [String] = []

  /// Whether the last line belongs to a block, which is recorded as a whole.
  private var isWithinBlock = false

  private var setup: EditorSetup

  /// Creates a reader for a terminal; nil if the descriptors are not a terminal.
  ///
  /// - Parameters:
  ///   - program: The name that lines of `~/.editrc` may be restricted to.
  ///   - input: The terminal to read from. The default is standard input.
  ///   - output: The terminal to write to. The default is standard output.
  ///   - history: The file with the commands of all sessions. The default is none.
  ///   - readsSettings: Whether to read the user's `.editrc`. The default is true.
  public init?(
    program: String = "tabletop",
    input: Int32 = Descriptors.input,
    output: Int32 = Descriptors.output,
    history: HistoryFile? = nil,
    readsSettings: Bool = true
  ) {
    guard Environment.isTerminal(input), Environment.isTerminal(output) else { return nil }
    Interruption.install()
    let allowsUnicode = Editline.useUTF8()
    let messages = Descriptors.openNowhere()
    defer { Descriptors.close(messages) }
    guard messages >= 0,
      let editor = Editline(program: program, input: input, output: output, messages: messages)
    else { return nil }
    let setup = EditorSetup(editor, readsSettings: readsSettings)
    self.editor = editor
    self.input = input
    keyboard = Descriptors.reopenWithoutWaiting(input)
    screen = EditedScreen(
      input: input,
      output: output,
      allowsEscapes: setup.allowsEscapes,
      allowsGrey: setup.allowsGrey,
      allowsUnicode: allowsUnicode
    )
    self.setup = setup
    lineHistory = LineHistory(history, editor: editor)
    editor.handlers.nextKey = { [weak self] in self?.nextKey() }
    editor.handlers.act = { [weak self] action in self?.act(action) ?? editline_end }
  }

  /// Receives the settings for the following lines.
  public func prepare(_ settings: LineSettings) {
    if settings.keys != self.settings.keys { setup.useKeys(settings.keys) }
    self.settings = settings
    lineHistory.scope = settings.scope
    lineHistory.place = settings.place
  }

  isolated deinit { Descriptors.close(keyboard) }

  /// Waits for the next line.
  ///
  /// A line such as `!!` or `!12` is not returned; the command it refers to appears for review and
  /// editing.
  public func readLine(prompt: String) -> LineRead {
    let prompt = screen.promptText(prompt)
    if let line = nextOfBlock(prompt) { return line }
    while true {
      let text = edit(prompt)
      guard let text, ending == nil else { return endReading() }
      guard openLines.isEmpty,
        let command = HistoryReference.command(of: text, in: lineHistory.entries)
      else { return accept(text) }
      recalled = command
    }
  }

  /// Waits for the reply to a question.
  public func readAnswer(prompt: String) -> LineRead {
    let lines = openLines
    // The open command is the one that asks.
    defer { openLines = lines }
    return readLine(prompt: prompt)
  }

  /// Sends a text to the terminal's clipboard.
  public func copy(_ text: String) -> Bool { screen.copy(text) }

  /// Edits one line; nil if no line was entered.
  private func edit(_ prompt: PromptText) -> String? {
    ending = nil
    tabbedText = nil
    walk = nil
    lastWord = nil
    changes = LineChanges()
    earlier.forget()
    screen.begin(prompt, isEdited: editor.isEditing)
    defer { screen.end() }
    guard var text = editor.read() else {
      // Ctrl-D arrives as an empty line without an ending of ours.
      if ending == nil { screen.print("^D\n", behind: editor.line) }
      return nil
    }
    if text.last?.isNewline == true { text.removeLast() }
    if !editor.isEditing { screen.reportEcho(of: text) }
    // This matters if a key other than Return ended the line.
    screen.finish(EditedLine(text: text, cursor: 0))
    return text
  }

  /// The commands that the arrow keys recall.
  public var history: (any CommandHistory)? { lineHistory }

  /// Adds a command to those the arrow keys recall, and to the file.
  ///
  /// - Parameter command: The command made of the lines read since the last one.
  public func remember(_ command: String) {
    openLines = []
    guard !isWithinBlock else { return }
    lineHistory.add(command, isKept: true)
  }

  /// Returns warnings about the terminal, the settings or the history, each only once.
  public func takeWarnings() -> [String] {
    setup.takeWarnings() + lineHistory.takeWarnings()
  }

  private func accept(_ line: String) -> LineRead {
    let lines = line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    isWithinBlock = lines.count > 1
    if isWithinBlock {
      lineHistory.add((openLines + [line]).joined(separator: "\n"), isKept: true)
    }
    waitingLines = lines.dropFirst().reversed()
    return handOut(lines.first ?? "")
  }

  private func handOut(_ line: String) -> LineRead {
    wasDropped = false
    openLines.append(line)
    return .line(line)
  }

  /// Returns the next line of a block, shown as if typed at its own prompt.
  private func nextOfBlock(_ prompt: PromptText) -> LineRead? {
    guard !waitingLines.isEmpty else { return nil }
    if Interruption.isPending {
      waitingLines = []
      openLines = []
      Interruption.clear()
      return .interrupted
    }
    let line = waitingLines.removeLast()
    screen.write(prompt.upperLines + prompt.lastLine + line.escapedForDisplay() + "\n")
    return handOut(line)
  }

  private func endReading() -> LineRead {
    editor.reset()
    openLines = []
    return ending ?? .endOfInput
  }
}
