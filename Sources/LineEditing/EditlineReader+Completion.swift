import CommandLanguage

extension EditlineReader {
  /// Completes the word before the cursor.
  func complete() {
    let before = editor.textBeforeCursor
    guard let completion = completer?(before) else { return screen.beep() }
    let step = CompletionStep(completion, in: before, isRepeated: tabbedText == before)
    tabbedText = nil
    switch step {
    case .replace(let count, let text):
      let word = String(before.suffix(count))
      editor.deleteBeforeCursor(word.unicodeScalars.count)
      if !editor.insert(text) { screen.beep() }
      if completion.candidates.count > 1 { tabbedText = editor.textBeforeCursor }
    case .refuse:
      tabbedText = before
      screen.beep()
    case .list: list(completion)
    }
  }

  /// Shows the candidates below the line, and the line again below them.
  private func list(_ completion: Completion) {
    let size = screen.size
    let listing = CandidateListing(
      columns: max(1, size.columns - 1),
      rows: max(1, size.rows - 3),
      isAccessible: settings.isAccessible
    )
    let lines = listing.lines(completion.candidates, note: completion.note)
    screen.print("\n" + lines.map { $0 + "\n" }.joined(), behind: editor.line)
  }
}
