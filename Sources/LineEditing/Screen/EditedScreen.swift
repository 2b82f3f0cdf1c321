import Platform
import TextLayout

/// The terminal around the line that libedit draws: its modes, its cursor, what we print ourselves.
@MainActor final class EditedScreen {
  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  let input: Int32
  let allowsEscapes: Bool

  private let output: Int32
  private let allowsUnicode: Bool
  private var modes: TerminalModes?
  private var terminalGuard: TerminalGuard?
  private(set) var prompt = PromptText("", allowsEscapes: false, allowsUnicode: false)

  /// The size that the line was last drawn for.
  private(set) var size: (columns: Int, rows: Int)

  init(input: Int32, output: Int32, allowsEscapes: Bool, allowsUnicode: Bool) {
    self.input = input
    self.output = output
    self.allowsEscapes = allowsEscapes
    self.allowsUnicode = allowsUnicode
    size = Environment.terminalSize(of: output)
  }

  /// Takes a prompt apart for this terminal.
  func promptText(_ prompt: String) -> PromptText {
    PromptText(prompt, allowsEscapes: allowsEscapes, allowsUnicode: allowsUnicode)
  }

  /// Writes text of ours; what a closed terminal refuses, the next reading will notice.
  func write(_ text: String) {
    try? Descriptors.write(Array(text.utf8)[...], to: output)
  }
}

extension EditedScreen {
  /// Gets ready for a line.
  func begin(_ prompt: PromptText) {
    self.prompt = prompt
    if let modes = TerminalModes(descriptor: input) {
      self.modes = modes
      if terminalGuard == nil {
        terminalGuard = TerminalGuard(modes, farewell: allowsEscapes ? "\u{1B}[?2004l" : "")
      }
      terminalGuard?.update(modes)
    }
    enter()
    write(prompt.upperLines)
    size = Environment.terminalSize(of: output)
  }

  /// Takes note that another prompt stands before the line.
  func change(_ prompt: PromptText) { self.prompt = prompt }

  /// Leaves the terminal as it was before the line.
  func end() {
    leave()
    modes?.apply()
  }

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
  /// Clears the line from the screen, as it was drawn for the size before, and notes the new one.
  ///
  /// - Parameter before: The text before the cursor.
  func eraseLine(before: String) {
    let row = min(cursor(after: before).row, size.rows - 1)
    if allowsEscapes {
      write("\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J")
    } else {
      write("\r\n")
    }
    size = Environment.terminalSize(of: output)
  }

  /// Clears the row that the cursor is on, and all below.
  func eraseRow() { write(allowsEscapes ? "\r\u{1B}[J" : "\r\n") }

  /// Moves behind the end of the line.
  ///
  /// - Parameters:
  ///   - before: The text before the cursor.
  ///   - after: The text after the cursor.
  func moveToEnd(before: String, after: String) {
    guard allowsEscapes else { return }
    let here = cursor(after: before)
    let end = cursor(after: before + after)
    let down = min(end.row - here.row, size.rows - 1)
    let right = end.column
    write(
      "\r" + (down > 0 ? "\u{1B}[\(down)B" : "") + (right > 0 ? "\u{1B}[\(right)C" : "")
    )
  }

  /// The prompt as it stands in a line that nobody edits.
  func plain(_ prompt: PromptText) -> String {
    String(String.UnicodeScalarView(prompt.lastLine.filter { $0 != PromptText.literal }))
  }

  private func cursor(after text: String) -> LineLayout {
    var layout = LineLayout(columns: size.columns)
    layout.draw(prompt.visible, width: Editline.width)
    layout.draw(text.unicodeScalars, width: Editline.width)
    return layout
  }
}
