public import Platform
import TextLayout
public import Workbench

/// Reads the lines that a person types at a terminal, with libedit.
///
/// The keys are those of Emacs unless `~/.editrc` (or the file that `EDITRC` names) says otherwise.
/// Ctrl-C drops the line, Ctrl-D ends the input where the line is empty, Tab completes. Several
/// lines pasted at once stay one block until Return; then they come one after the other.
@MainActor public final class EditlineReader: LineReader {
  /// Always true: this is for persons.
  public let isInteractive = true

  /// Tells what may be typed at the end of a text.
  public var completer: ((_ textBeforeCursor: String) -> Completion)?

  /// What is wrong with the terminal or the settings; worth one line each at the start.
  public let warnings: [String]

  let editor: Editline
  let screen: EditedScreen
  var keys = KeySource()

  /// Why there is no line, noted by the key function for `readLine(prompt:)`.
  var ending: LineRead?

  /// The text before the cursor as the last Tab left it, if that left a choice: a second one lists.
  var tabbedText: String?

  /// The lines of a block that are still to come.
  private var waitingLines: [String] = []

  /// Makes a reader for a terminal; nil where there is none.
  ///
  /// - Parameters:
  ///   - program: The name that lines of `~/.editrc` may be restricted to.
  ///   - input: The terminal to read from. The default is standard input.
  ///   - output: The terminal to write to. The default is standard output.
  public init?(
    program: String = "tabletop",
    input: Int32 = Descriptors.input,
    output: Int32 = Descriptors.output
  ) {
    guard Environment.isTerminal(input), Environment.isTerminal(output) else { return nil }
    Interruption.install()
    let allowsUnicode = Editline.useUTF8()
    let messages = Descriptors.openNowhere()
    defer { Descriptors.close(messages) }
    guard messages >= 0,
      let editor = Editline(program: program, input: input, output: output, messages: messages)
    else { return nil }
    let setup = EditorSetup(editor)
    self.editor = editor
    screen = EditedScreen(
      input: input,
      output: output,
      allowsEscapes: setup.allowsEscapes,
      allowsUnicode: allowsUnicode
    )
    warnings = setup.warnings
    editor.handlers.nextKey = { [weak self] in self?.nextKey() }
    editor.handlers.complete = { [weak self] in self?.complete() ?? false }
  }

  /// Waits for the next line.
  public func readLine(prompt: String) -> LineRead {
    let prompt = screen.promptText(prompt)
    if let line = nextOfBlock(prompt) { return line }
    ending = nil
    tabbedText = nil
    screen.begin(prompt)
    let text = editor.read(prompt: prompt.lastLine)
    screen.end()
    guard let text, ending == nil else { return endReading() }
    return accept(text)
  }

  /// Adds a line to those the arrow keys go back to.
  public func remember(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    editor.remember(line)
  }

  private func accept(_ text: String) -> LineRead {
    var line = text
    if line.last?.isNewline == true { line.removeLast() }
    remember(line)
    let lines = line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    waitingLines = lines.dropFirst().reversed()
    return .line(lines.first ?? "")
  }

  /// A line of a block is shown as if it had been typed at its own prompt.
  private func nextOfBlock(_ prompt: PromptText) -> LineRead? {
    guard !waitingLines.isEmpty else { return nil }
    if Interruption.isPending {
      waitingLines = []
      Interruption.clear()
      return .interrupted
    }
    let line = waitingLines.removeLast()
    screen.write(prompt.upperLines + screen.plain(prompt) + line.escapedForDisplay() + "\n")
    return .line(line)
  }

  private func endReading() -> LineRead {
    editor.reset()
    // Ctrl-D reaches us as a line of no characters, without a reason of ours.
    guard let ending else {
      screen.write("\n")
      return .endOfInput
    }
    return ending
  }
}
