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
    case .listCommon:
      tabbedText = before
      let all = completion.candidates.count
      list(completion.common, note: "Tab again lists all \(all); see help COMMAND")
    case .list: list(completion.candidates, note: completion.note)
    }
  }

  /// Shows candidates below the line, and the line again below them.
  private func list(_ candidates: [Completion.Candidate], note: String) {
    let size = screen.size
    let listing = CandidateListing(
      columns: max(1, size.columns - 1),
      rows: max(1, size.rows - 3),
      isAccessible: settings.isAccessible
    )
    let lines = listing.lines(candidates, note: note)
    screen.print("\n" + lines.map { $0 + "\n" }.joined(), behind: editor.line)
  }
}
