import CEditline
import CommandLanguage

extension EditlineReader {
  /// Performs the action of a custom key.
  func act(_ action: EditlineAction) -> EditlineAnswer {
    switch action {
    case editline_accept:
      screen.finish(editor.line)
      return editline_take_line
    case editline_complete: complete()
    case editline_earlier: take { $0.goBack() }
    case editline_later: take { $0.goForward() }
    case editline_search_earlier, editline_search_later:
      return search() ? editline_go_on : editline_end
    case editline_delete_before_cursor: ring(unless: editor.deleteCharacterBefore())
    case editline_delete_after_cursor: ring(unless: editor.deleteCharacterAfter())
    case editline_move_before: ring(unless: editor.moveCharacterBefore())
    case editline_move_after:
      ring(unless: takeHint(isWord: false) || editor.moveCharacterAfter())
    case editline_move_end: if !takeHint(isWord: false) { editor.moveCursor(by: .max) }
    case editline_last_word: ring(unless: takeLastWord())
    case editline_edit_outside: return editOutside()
    case editline_next_word:
      guard takeHint(isWord: true) else {
        editor.type(EditorSetup.nextWord)
        return editline_again
      }
    case editline_undo: ring(unless: undoChange())
    case editline_transpose: ring(unless: editor.transposeCharacters())
    default: break
    }
    return editline_go_on
  }

  /// Rings the bell if a key had no effect.
  private func ring(unless isDone: Bool) {
    if !isDone { screen.beep() }
  }

  /// Takes a step through the history; an edited line starts a new walk.
  private func take(_ step: (inout HistoryWalk) -> String?) {
    let (before, after) = (editor.textBeforeCursor, editor.textAfterCursor)
    var walk =
      if let walk, walk.shown == before + after { walk } else {
        HistoryWalk(lineHistory.walked, before: before, after: after)
      }
    guard let text = step(&walk), editor.replace(with: text) else { return screen.beep() }
    self.walk = walk
  }
}

extension EditlineReader {
  /// Inserts the last word of the previous line; when repeated, replaces it with that of the line
  /// before.
  private func takeLastWord() -> Bool {
    let entries = lineHistory.walked
    let last = lastWord.flatMap { $0.textBefore == editor.textBeforeCursor ? $0 : nil }
    let age = (last?.age ?? 0) + 1
    guard age <= entries.count,
      let word = entries[entries.count - age].split(whereSeparator: \.isWhitespace).last
    else { return false }
    if let last { editor.deleteBeforeCursor(last.word.unicodeScalars.count) }
    guard editor.insert(String(word)) else { return false }
    lastWord = (String(word), age, editor.textBeforeCursor)
    return true
  }

  /// Inserts a command into a new line.
  func recall(_ command: String) {
    recalled = nil
    ring(unless: editor.replace(with: command))
  }

  private enum SearchStep {
    case goOn
    case beep
    case accept
    case cancel
  }

  /// Searches the history while the user types, until another key is pressed; returns false at the
  /// end of input.
  private func search() -> Bool {
    let line = editor.textBeforeCursor + editor.textAfterCursor
    let prompt = screen.prompt
    var search = HistorySearch(lineHistory.walked)
    lineBeforeSearch = line
    defer {
      lineBeforeSearch = nil
      searchMark = nil
    }
    show(search)
    while let key = nextTyped() {
      let step = take(key, &search)
      if step == .goOn || step == .beep {
        show(search)
        ring(unless: step == .goOn)
        continue
      }
      if !search.pattern.isEmpty { lastPattern = search.pattern }
      screen.prompt = prompt
      if step == .cancel { ring(unless: editor.replace(with: line)) }
      return true
    }
    return false
  }

  private func take(_ key: KeySource.Key, _ search: inout HistorySearch) -> SearchStep {
    switch key {
    case .paste(let text, _):
      search.append(String(text.prefix { !$0.isNewline }))
    case .scalar("\u{12}"), .scalar("\u{13}"):
      guard search.pattern.isEmpty else {
        return (key == .scalar("\u{12}") ? search.goBack() : search.goForward()) ? .goOn : .beep
      }
      search.append(lastPattern)
    case .scalar("\u{8}"), .scalar("\u{7F}"): return search.removeLast() ? .goOn : .beep
    case .scalar("\u{7}"): return .cancel
    case .scalar("\u{1B}") where keys.isEmpty: return .accept
    case .scalar(let scalar) where scalar.value < 0x20:
      // Return, arrows and all other keys act on the found line as usual.
      keys.putBack(scalar)
      return .accept
    case .scalar(let scalar): search.append(String(scalar))
    }
    return search.match == nil ? .beep : .goOn
  }

  /// Shows the match with the cursor on it; without a match, the previous one stays.
  private func show(_ search: HistorySearch) {
    screen.prompt = screen.promptText(search.prompt)
    searchMark = nil
    guard let match = search.match, editor.replace(with: match) else { return }
    if settings.usesStyles, screen.allowsGrey {
      searchMark = search.offset..<(search.offset + search.pattern.unicodeScalars.count)
    }
    editor.moveCursor(by: search.offset - match.unicodeScalars.count)
  }
}
