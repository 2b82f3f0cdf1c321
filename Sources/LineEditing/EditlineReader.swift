import CEditline
public import CommandLanguage
public import Platform
import TextLayout

/// Reads the lines that a person types at a terminal: libedit edits them, and we show them.
///
/// The keys are those of Emacs unless `~/.editrc` (or the file that `EDITRC` names) says otherwise.
/// Ctrl-C drops the line, Ctrl-D ends the input where the line is empty, Tab completes. Several
/// lines pasted at once stay one block until Return; then they come one after the other.
@MainActor public final class EditlineReader: LineReader {
  /// Always true: this is for persons.
  public let isInteractive = true

  /// Tells what may be typed at the end of a text.
  public var completer: ((_ textBeforeCursor: String) -> Completion)?

  /// Tells what is shown behind a line with the cursor at its end.
  public var hinter: ((_ line: String) -> LineHint)?

  /// What the person has set for the lines to come.
  private(set) var settings = LineSettings()

  let editor: Editline
  let screen: EditedScreen
  var keys = KeySource()

  /// The terminal to read from.
  let input: Int32

  /// The terminal for reading keys without ever waiting for them, or -1.
  let keyboard: Int32

  /// Why there is no line, noted by the key function for `readLine(prompt:)`.
  var ending: LineRead?

  /// The text before the cursor as the last Tab left it, if that left a choice: a second one lists.
  var tabbedText: String?

  /// The walk through the history that the arrow keys are on.
  var walk: HistoryWalk?

  /// The word of an earlier line that was put in last: how many lines back that is, and the text that it left
  /// before the cursor.
  var lastWord: (word: String, age: Int, textBefore: String)?

  /// The earlier command that hints are taken from.
  var earlier = HistoryHint()

  /// The line as it was before the search that goes on now.
  var lineBeforeSearch: String?

  /// What the search has found in the line, in Unicode scalars.
  var searchMark: Range<Int>?

  /// Whether Ctrl-C ended the last line.
  var wasDropped = false

  /// What was searched for last.
  var lastPattern = ""

  /// The command that the next line starts with.
  var recalled: String?

  let lineHistory: LineHistory

  /// The lines read since the last command was complete.
  private(set) var openLines: [String] = []

  /// The lines of a block that are still to come.
  private var waitingLines: [String] = []

  /// Whether the last line came from a block, which is remembered as a whole.
  private var isWithinBlock = false

  private var setup: EditorSetup

  /// Makes a reader for a terminal; nil where there is none.
  ///
  /// - Parameters:
  ///   - program: The name that lines of `~/.editrc` may be restricted to.
  ///   - input: The terminal to read from. The default is standard input.
  ///   - output: The terminal to write to. The default is standard output.
  ///   - history: The file of the commands of all sessions. The default is none.
  ///   - readsSettings: Whether the person's `.editrc` counts. The default is true.
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

  /// Takes note of what was set for the lines to come.
  public func prepare(_ settings: LineSettings) {
    if settings.keys != self.settings.keys { setup.useKeys(settings.keys) }
    self.settings = settings
    lineHistory.scope = settings.scope
    lineHistory.place = settings.place
  }

  isolated deinit { Descriptors.close(keyboard) }

  /// Waits for the next line.
  ///
  /// A line such as `!!` or `!12` is no line: the command that it stands for comes back, to be
  /// looked at and edited.
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

  /// Waits for the answer to a question.
  public func readAnswer(prompt: String) -> LineRead {
    let lines = openLines
    // What is open is the command that asks.
    defer { openLines = lines }
    return readLine(prompt: prompt)
  }

  /// Hands a text to the clipboard of the terminal.
  public func copy(_ text: String) -> Bool { screen.copy(text) }

  /// Edits one line; nil where there is none.
  private func edit(_ prompt: PromptText) -> String? {
    ending = nil
    tabbedText = nil
    walk = nil
    lastWord = nil
    earlier.forget()
    screen.begin(prompt, isEdited: editor.isEditing)
    defer { screen.end() }
    guard var text = editor.read() else {
      // Ctrl-D reaches us as a line of no characters, without a reason of ours.
      if ending == nil { screen.print("^D\n", behind: editor.line) }
      return nil
    }
    if text.last?.isNewline == true { text.removeLast() }
    // Where another key than Return ended it.
    screen.finish(EditedLine(text: text, cursor: 0))
    return text
  }

  /// The commands that the arrow keys go back to.
  public var history: (any CommandHistory)? { lineHistory }

  /// Adds a command to those the arrow keys go back to, and to the file.
  ///
  /// - Parameter command: What the lines read since the last one came to.
  public func remember(_ command: String) {
    openLines = []
    guard !isWithinBlock else { return }
    lineHistory.add(command, isKept: true)
  }

  /// What is wrong with the terminal, the settings or the history, each told once.
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

  /// A line of a block is shown as if it had been typed at its own prompt.
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
