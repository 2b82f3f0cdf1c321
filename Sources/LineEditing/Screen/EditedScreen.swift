import CommandLanguage
import Platform

/// The terminal while a line is edited: its modes, the prompt and the line on it, what is printed
/// meanwhile.
@MainActor final class EditedScreen {
  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  let input: Int32
  let allowsEscapes: Bool

  /// Whether the terminal is likely to know faint text.
  let allowsGrey: Bool

  private let output: Int32
  private let allowsUnicode: Bool
  private var modes: TerminalModes?
  private var terminalGuard: TerminalGuard?
  private var drawing: any LineDrawing

  /// Whether there is a line to be shown.
  private var isOpen = false
  private var isBellWanted = false

  /// How often the terminal was asked where its cursor is, and has not answered yet.
  private var questions = 0

  /// What stands before the line.
  var prompt = PromptText("", allowsEscapes: false, allowsUnicode: false)

  /// The line as it is on the screen.
  private(set) var shown = EditedLine(text: "", cursor: 0)

  /// The hint that is on the screen behind the line.
  private(set) var shownHint = LineHint.none

  init(
    input: Int32,
    output: Int32,
    allowsEscapes: Bool,
    allowsGrey: Bool,
    allowsUnicode: Bool
  ) {
    self.input = input
    self.output = output
    self.allowsEscapes = allowsEscapes
    self.allowsGrey = allowsGrey
    self.allowsUnicode = allowsUnicode
    let size = Environment.terminalSize(of: output)
    drawing =
      allowsEscapes
      ? RowDrawing(size: size) : PlainDrawing(size: size, allowsUnicode: allowsUnicode)
  }

  /// The size that the line is drawn for.
  var size: (columns: Int, rows: Int) { drawing.size }

  /// Takes a prompt apart for this terminal.
  func promptText(_ prompt: String) -> PromptText {
    PromptText(prompt, allowsEscapes: allowsEscapes, allowsUnicode: allowsUnicode)
  }

  /// Writes text of ours; what a closed terminal refuses, the next reading will notice.
  func write(_ text: String) {
    guard !text.isEmpty else { return }
    try? Descriptors.write(Array(text.utf8)[...], to: output)
  }
}

extension EditedScreen {
  /// Gets ready for a line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before it.
  ///   - isEdited: Whether it is edited here; else the terminal itself shows what is typed.
  func begin(_ prompt: PromptText, isEdited: Bool) {
    self.prompt = prompt
    if let modes = TerminalModes(descriptor: input) {
      self.modes = modes
      if terminalGuard == nil {
        terminalGuard = TerminalGuard(modes, farewell: allowsEscapes ? "\u{1B}[?2004l" : "")
      }
      terminalGuard?.update(modes)
    }
    enter()
    measure()
    questions = 0
    isOpen = isEdited
    write(prompt.upperLines + (isEdited ? "" : prompt.lastLine))
  }

  /// Leaves the terminal as it was before the line.
  func end() {
    isOpen = false
    leave()
    restore()
  }

  /// Gives the terminal the modes that it had before the line.
  func restore() { modes?.apply() }

  /// Switches on what only the prompt needs.
  func enter() {
    terminalGuard?.arm()
    if allowsEscapes { write(EditedScreen.pasteOn) }
    Interruption.catchStops(true)
  }

  /// Switches it off: before a command runs, before the program stops.
  func leave() {
    Interruption.catchStops(false)
    if allowsEscapes { write(EditedScreen.pasteOff) }
    terminalGuard?.disarm()
  }
}

extension EditedScreen {
  /// Shows the line as it is now, and rings if that is wanted; writes nothing that is there already.
  ///
  /// While it is not known where the line is, nothing is shown.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - hint: What stands in grey behind it, as far as there is room in the row.
  func show(_ line: EditedLine, hint: LineHint = .none) {
    guard isOpen, questions == 0 else { return }
    let bell = isBellWanted ? "\u{7}" : ""
    isBellWanted = false
    shown = line
    shownHint = hint
    var cells = cells(line)
    if !hint.isEmpty {
      cells.append(
        hint: hint.text + hint.note,
        columns: size.columns,
        allowsUnicode: allowsUnicode
      )
    }
    write(drawing.show(cells) + bell)
  }

  /// Rings the bell when the line is shown next.
  func beep() { isBellWanted = true }

  /// Shows the line for the last time, all of it, and goes below it; a second call does nothing.
  func finish(_ line: EditedLine) {
    guard isOpen else { return }
    stopAsking()
    isOpen = false
    isBellWanted = false
    shownHint = .none
    write(drawing.finish(cells(line.atEnd)))
  }

  /// Prints behind the line, which the next showing puts below that.
  ///
  /// - Parameters:
  ///   - text: What is printed, with a newline at its end.
  ///   - line: The line as it is now.
  func print(_ text: String, behind line: EditedLine) {
    stopAsking()
    if isOpen { write(drawing.show(cells(line.atEnd))) }
    shownHint = .none
    write(text)
    drawing.forget(size: nil)
  }

  /// Prints in the place of the line, which the next showing puts below that.
  func printInPlace(_ text: String) {
    stopAsking()
    write(drawing.erase() + text)
  }

  /// Clears the screen but for the prompt, which the next showing puts at its top.
  func clear() {
    stopAsking()
    write(drawing.eraseScreen() + prompt.upperLines)
  }

  /// Takes the line off the screen after others may have written there: where nobody did, the
  /// cursor is still within the line, which the next showing draws over.
  func resume() {
    questions = 0
    write(drawing.eraseRow())
    measure()
  }

  /// Takes note of the terminal's size, where nothing of the line is on the screen.
  func measure() { drawing.forget(size: Environment.terminalSize(of: output)) }

  private func cells(_ line: EditedLine) -> LineCells {
    LineCells(prompt, line, allowsUnicode: allowsUnicode)
  }
}

extension EditedScreen {
  /// How many milliseconds to wait at most for the terminal's answer; nil where none is awaited.
  var patience: Int32? { questions > 0 ? 200 : nil }

  /// Gets ready to show the line on a terminal of which the size has changed.
  ///
  /// Where the line is now depends on the kind of terminal, which only its cursor tells.
  func resize() {
    let isLost = drawing.isLost(in: Environment.terminalSize(of: output))
    guard isOpen, questions > 0 || isLost else { return resize(cursor: nil) }
    questions += 1
    write("\u{1B}[6n")
  }

  /// Takes note of where the terminal says its cursor is.
  func takeAnswer(_ cursor: ScreenPlace) {
    guard questions > 0 else { return }
    questions -= 1
    if questions == 0 { resize(cursor: cursor) }
  }

  /// Waits no longer for an answer.
  func stopAsking() {
    guard questions > 0 else { return }
    questions = 0
    resize(cursor: nil)
  }

  private func resize(cursor: ScreenPlace?) {
    write(drawing.resize(to: Environment.terminalSize(of: output), cursor: cursor))
  }
}
