import Platform
import Workbench

extension EditlineReader {
  /// Waits for the next key, and puts pastes into the line meanwhile; nil ends the line.
  func nextKey() -> Unicode.Scalar? {
    // The prompt is on the screen, and nobody waits for anything yet.
    lineHistory.load()
    if let recalled { recall(recalled) }
    while let key = nextTyped() {
      switch key {
      case .scalar(let scalar): return scalar
      case .paste(let text, let isCut): insertPaste(text, isCut: isCut)
      }
    }
    return nil
  }

  /// Waits for what is typed next, and answers signals meanwhile; nil ends the line.
  func nextTyped() -> KeySource.Key? {
    while true {
      if let key = keys.take() { return key }
      switch Descriptors.wait(for: screen.input, milliseconds: keys.patience) {
      case .ready: if !readKeys() { return nil }
      case .timedOut: keys.expire()
      case .woken: if !answerSignals() { return nil }
      }
    }
  }

  /// Reads what was typed; false when there will be nothing more.
  private func readKeys() -> Bool {
    switch Descriptors.read(from: screen.input, atMost: keys.appetite) {
    case .success(let bytes) where !bytes.isEmpty:
      keys.feed(bytes)
      return true
    case .failure(let error) where error.isTransient:
      return true
    case .failure(let error) where !error.isHangUp:
      ending = .failed("cannot read from the terminal: \(error.message)")
      return false
    default:
      ending = .endOfInput
      return false
    }
  }

  /// Puts a pasted text into the line; nothing runs before Return.
  private func insertPaste(_ text: String, isCut: Bool) {
    tabbedText = nil
    let before = editor.textBeforeCursor
    screen.eraseLine(before: before)
    let isRoom = before.utf8.count + text.utf8.count <= KeyFilter.pasteLimit
    if isCut || !isRoom {
      screen.write("the paste is longer than 1 MB and was left out\n")
    } else if !editor.insert(text) {
      editor.beep()
    }
    editor.redraw()
  }
}

extension EditlineReader {
  /// Does what the signals ask for; false when the line is dropped.
  private func answerSignals() -> Bool {
    Interruption.drain()
    if Interruption.isPending {
      dropLine()
      return false
    }
    if Interruption.takeStop() { suspend() }
    if Interruption.takeContinuation() { resume() }
    if Interruption.takeResize() {
      screen.eraseLine(before: editor.textBeforeCursor)
      editor.resize()
      editor.redraw()
    }
    return true
  }

  /// Ctrl-C: the line goes, but the arrow key brings it back.
  private func dropLine() {
    let (before, after) = (editor.textBeforeCursor, editor.textAfterCursor)
    screen.moveToEnd(before: before, after: after)
    screen.write("^C\n")
    let line = lineBeforeSearch ?? before + after
    lineHistory.add((openLines + [line]).joined(separator: "\n"), isKept: false)
    keys.reset()
    ending = .interrupted
    Interruption.clear()
  }

  /// Ctrl-Z: the shell gets its terminal as it was.
  private func suspend() {
    screen.moveToEnd(before: editor.textBeforeCursor, after: editor.textAfterCursor)
    screen.write("\n")
    editor.prepareTerminal(isEditing: false)
    screen.leave()
    Interruption.stop()
    screen.enter()
    _ = Interruption.takeContinuation()
    editor.prepareTerminal(isEditing: true)
    editor.resize()
    editor.redraw()
  }

  /// After a stop that could not be caught, others may have had the terminal meanwhile.
  ///
  /// Where nobody wrote, the cursor is still within the line, which is drawn over.
  private func resume() {
    screen.eraseRow()
    editor.prepareTerminal(isEditing: false)
    editor.prepareTerminal(isEditing: true)
    screen.enter()
    editor.resize()
    editor.redraw()
  }
}
