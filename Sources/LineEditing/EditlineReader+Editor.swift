import CEditline
import CommandLanguage
import Platform
import TextLayout

extension EditlineReader {
  /// Opens the line, and earlier lines of the same command, in the user's editor.
  ///
  /// The saved text becomes the line, for review.
  func editOutside() -> EditlineAnswer {
    guard settings.startsPrograms else {
      screen.printInPlace("starting programs is not allowed here\n")
      return editline_go_on
    }
    let before = openLines
    let text = (before + [editor.line.text]).joined(separator: "\n")
    let result = withTerminalOfPerson {
      ExternalEditor(Environment.value).edit(text, limit: KeyFilter.pasteLimit)
    }
    switch result {
    case .failed(let problem):
      screen.write("\(problem.escapedForDisplay()); the line is unchanged\n")
      return editline_go_on
    case .text(let edited) where before.isEmpty:
      if !editor.replace(with: edited) { screen.beep() }
      return editline_go_on
    case .text(let edited):
      // The earlier lines are part of the text; all of it becomes the next line.
      recalled = edited
      ending = .interrupted
      return editline_end
    }
  }

  /// Restores the terminal while another program uses it.
  private func withTerminalOfPerson<T>(_ body: () -> T) -> T {
    screen.print("\n", behind: editor.line)
    editor.prepareTerminal(isEditing: false)
    screen.leave()
    defer {
      // This undoes the program's mode changes and discards a Ctrl-C meant for it.
      screen.restore()
      Interruption.clear()
      screen.enter()
      editor.prepareTerminal(isEditing: true)
      screen.measure()
    }
    return body()
  }
}
