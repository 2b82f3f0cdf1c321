import Workbench

extension EditlineReader {
  /// Completes the word before the cursor; tells whether the line must be drawn again.
  func complete() -> Bool {
    let before = editor.textBeforeCursor
    guard let completion = completer?(before) else {
      editor.beep()
      return false
    }
    let step = CompletionStep(completion, in: before, isRepeated: tabbedText == before)
    tabbedText = nil
    switch step {
    case .replace(let count, let text):
      let word = String(before.suffix(count))
      editor.deleteBeforeCursor(word.unicodeScalars.count)
      if !editor.insert(text) { editor.beep() }
      if completion.candidates.count > 1 { tabbedText = editor.textBeforeCursor }
      return true
    case .refuse:
      tabbedText = before
      editor.beep()
    case .list:
      list(completion, before: before)
    }
    return false
  }

  /// Shows what fits below the line, and the line again below that.
  private func list(_ completion: Completion, before: String) {
    screen.moveToEnd(before: before, after: editor.textAfterCursor)
    let size = screen.size
    let listing = CandidateListing(columns: max(1, size.columns - 1), rows: max(1, size.rows - 3))
    let lines = listing.lines(completion.candidates, note: completion.note)
    screen.write("\n" + lines.map { $0 + "\n" }.joined())
    editor.redraw()
  }
}
