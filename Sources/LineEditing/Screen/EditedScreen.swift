import CommandLanguage
import Platform

/// The terminal while a line is edited: its modes, the prompt, the line and other output.
@MainActor final class EditedScreen {
  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  let input: Int32
  let allowsEscapes: Bool

  /// Whether the terminal probably supports faint text.
  let allowsGrey: Bool

  private let output: Int32
  private let allowsUnicode: Bool
  private var modes: TerminalModes?
  private var terminalGuard: TerminalGuard?
  private var drawing: any LineDrawing

  /// Whether a line is on screen.
  private var isOpen = false
  private var isBellWanted = false

  /// The number of cursor position queries without a reply.
  private var questions = 0

  /// The text before the line.
  var prompt = PromptText("", allowsEscapes: false, allowsUnicode: false)

  /// The line on the screen.
  private(set) var shown = EditedLine(text: "", cursor: 0)

  /// The hint on the screen after the line.
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

  /// The terminal size that the line is drawn for.
  var size: (columns: Int, rows: Int) { drawing.size }

  /// Splits a prompt into its parts for this terminal.
  func promptText(_ prompt: String) -> PromptText {
    PromptText(prompt, allowsEscapes: allowsEscapes, allowsUnicode: allowsUnicode)
  }

  /// Writes text; errors of a closed terminal are left to the next read.
  func write(_ text: String) {
    guard !text.isEmpty else { return }
    let bytes = Array(text.utf8)
    try? Descriptors.write(bytes[...], to: output)
    TerminalOutput.report(bytes, on: output)
  }

  /// Reports a line that the terminal echoed itself to the observer of the terminal's output.
  func reportEcho(of line: String) {
    if !isOpen { TerminalOutput.report((line + "\n").utf8, on: output) }
  }
}

extension EditedScreen {
  /// Prepares the terminal for a line.
  ///
  /// - Parameters:
  ///   - prompt: The text before the line.
  ///   - isEdited: Whether the line is edited here; otherwise the terminal echoes the typed text.
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

  /// Restores the terminal to its state before the line.
  func end() {
    isOpen = false
    leave()
    restore()
  }

  /// Restores the terminal modes used before the line.
  func restore() { modes?.apply() }

  /// Turns on the modes that only the prompt needs.
  func enter() {
    terminalGuard?.arm()
    if allowsEscapes { write(EditedScreen.pasteOn) }
    Interruption.catchStops(true)
  }

  /// Turns off those modes, before a command runs or the program stops.
  func leave() {
    Interruption.catchStops(false)
    if allowsEscapes { write(EditedScreen.pasteOff) }
    terminalGuard?.disarm()
  }
}

extension EditedScreen {
  /// Shows the current line and rings the bell if requested; writes only changes.
  ///
  /// While the position of the line is unknown, this shows no line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - hint: The gray text after the line, cut to the rest of the row.
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

  /// Shows the whole line for the last time and moves below it; a second call has no effect.
  func finish(_ line: EditedLine) {
    guard isOpen else { return }
    stopAsking()
    isOpen = false
    isBellWanted = false
    shownHint = .none
    write(drawing.finish(cells(line.atEnd)))
  }

  /// Prints after the line; the line is shown again below.
  ///
  /// - Parameters:
  ///   - text: The printed text, with a newline at its end.
  ///   - line: The current line.
  func print(_ text: String, behind line: EditedLine) {
    stopAsking()
    if isOpen { write(drawing.show(cells(line.atEnd))) }
    shownHint = .none
    write(text)
    drawing.forget(size: nil)
  }

  /// Replaces the line with a text; the line is shown again below.
  func printInPlace(_ text: String) {
    stopAsking()
    write(drawing.erase() + text)
  }

  /// Clears the screen; the line is shown again at its top, with its prompt.
  func clear() {
    stopAsking()
    write(drawing.eraseScreen() + prompt.upperLines)
  }

  /// Removes the line after other programs may have written; if none did, the cursor is still in
  /// the line.
  func resume() {
    questions = 0
    write(drawing.eraseRow())
    measure()
  }

  /// Updates the terminal size while no part of the line is on screen.
  func measure() { drawing.forget(size: Environment.terminalSize(of: output)) }

  private func cells(_ line: EditedLine) -> LineCells {
    LineCells(prompt, line, allowsUnicode: allowsUnicode)
  }
}

extension EditedScreen {
  /// The maximum time to wait for the terminal's reply, in milliseconds; nil if none is expected.
  var patience: Int32? { questions > 0 ? 200 : nil }

  /// Prepares to show the line after the terminal's size changed.
  ///
  /// The new position of the line depends on the kind of terminal; only its cursor reveals it.
  func resize() {
    let isLost = drawing.isLost(in: Environment.terminalSize(of: output))
    guard isOpen, questions > 0 || isLost else { return resize(cursor: nil) }
    questions += 1
    write("\u{1B}[6n")
  }

  /// Receives the cursor position that the terminal reported.
  func takeAnswer(_ cursor: ScreenPlace) {
    guard questions > 0 else { return }
    questions -= 1
    if questions == 0 { resize(cursor: cursor) }
  }

  /// Stops waiting for replies.
  func stopAsking() {
    guard questions > 0 else { return }
    questions = 0
    resize(cursor: nil)
  }

  private func resize(cursor: ScreenPlace?) {
    write(drawing.resize(to: Environment.terminalSize(of: output), cursor: cursor))
  }
}
