import CEditline
import CommandLanguage
import Platform
import TextLayout

extension EditlineReader {
  /// Opens the line, with those before it of the same command, in the person's editor; what is saved there
  /// comes back as the line, to be looked at.
  func editOutside() -> EditlineAnswer {
    guard settings.startsPrograms else {
      screen.printInPlace("no program is started here\n")
      return editline_go_on
    }
    let before = openLines
    let text = (before + [editor.line.text]).joined(separator: "\n")
    let result = withTerminalOfPerson {
      ExternalEditor(Environment.value).edit(text, limit: KeyFilter.pasteLimit)
    }
    switch result {
    case .failed(let problem):
      screen.write("\(problem.escapedForDisplay()), so the line stays\n")
      return editline_go_on
    case .text(let edited) where before.isEmpty:
      if !editor.replace(with: edited) { screen.beep() }
      return editline_go_on
    case .text(let edited):
      // The lines before go with this one; all of it is the next line.
      recalled = edited
      ending = .interrupted
      return editline_end
    }
  }

  /// Gives the terminal back while another program has it.
  private func withTerminalOfPerson<T>(_ body: () -> T) -> T {
    screen.print("\n", behind: editor.line)
    editor.prepareTerminal(isEditing: false)
    screen.leave()
    defer {
      // Whatever the program did to the modes, and Ctrl-C that it was meant for.
      screen.restore()
      Interruption.clear()
      screen.enter()
      editor.prepareTerminal(isEditing: true)
      screen.measure()
    }
    return body()
  }
}
