import CEditline
import CommandLanguage
import Platform

extension EditlineReader {
  /// Waits for the next key and inserts pastes meanwhile; nil ends the line.
  func nextKey() -> Unicode.Scalar? {
    if !lineHistory.isLoaded {
      // The prompt appears first, since no input is pending yet.
      show()
      lineHistory.load()
    }
    if let recalled { recall(recalled) }
    noteChange()
    while let key = nextTyped() {
      switch key {
      case .scalar(let scalar):
        if changes.take(scalar) { noteChange() }
        return scalar
      case .paste(let text, let isCut): insertPaste(text, isCut: isCut)
      }
    }
    return nil
  }

  /// Shows the line, waits for the next input and handles signals meanwhile; nil ends the line.
  func nextTyped() -> KeySource.Key? {
    while true {
      while let place = keys.takeCursor() { screen.takeAnswer(place) }
      if let key = keys.take() { return key }
      // Pending input is taken first, because a line shown before it would not be seen.
      if case .timedOut = Descriptors.wait(for: screen.input, milliseconds: 0) { show() }
      let patience = keys.patience ?? screen.patience
      switch waitBesideCompanion(milliseconds: patience) {
      case nil where ending != nil: return nil
      case nil: continue
      case .ready: if !readKeys() { return nil }
      case .timedOut where keys.patience == nil: screen.stopAsking()
      case .timedOut: keys.expire()
      case .woken: if !answerSignals() { return nil }
      }
    }
  }

  /// Waits for the next input; nil if the companion worked instead.
  private func waitBesideCompanion(milliseconds: Int32?) -> Descriptors.WaitResult? {
    guard let companion, openLines.isEmpty else {
      return Descriptors.wait(for: screen.input, milliseconds: milliseconds ?? -1)
    }
    let due = companion.milliseconds()
    let limit = [milliseconds, due].compactMap(\.self).min() ?? -1
    let (result, isCompanionReady) = Descriptors.wait(
      for: screen.input,
      beside: companion.descriptors(),
      milliseconds: limit
    )
    let isDue = result == .timedOut && limit == due
    guard isCompanionReady || isDue else { return result }
    work(companion)
    // A key or a signal is noticed at the next wait.
    return nil
  }

  /// Lets the companion work; what it prints goes above the line.
  ///
  /// Its reply to a question ends the line.
  private func work(_ companion: LineCompanion) {
    var hasPrinted = false
    let prompt = companion.work { [screen] in
      if !hasPrinted { screen.printInPlace("") }
      hasPrinted = true
    }
    if let prompt { screen.prompt = screen.promptText(prompt) }
    if hasPrinted { screen.write(screen.prompt.upperLines) }
    guard let reply = companion.reply() else { return }
    screen.print("\n", behind: editor.line)
    ending = reply
  }

  /// Shows the line in its current state.
  private func show() {
    let wishes = editor.takeWishes()
    if wishes.clearing { screen.clear() }
    if wishes.bell { screen.beep() }
    if !editor.isVi { editor.leaveCharacter(from: screen.shown.cursor) }
    var line = editor.line
    let hint = hint(behind: line)
    line.mark = searchMark
    screen.show(line, hint: hint)
  }

  /// Reads typed bytes; returns false at the end of input or on an error.
  private func readKeys() -> Bool {
    let source = keyboard >= 0 ? keyboard : screen.input
    switch Descriptors.read(from: source, atMost: keys.appetite) {
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

  /// Inserts a pasted text into the line; no command runs before Return.
  private func insertPaste(_ text: String, isCut: Bool) {
    tabbedText = nil
    changes.endTyping()
    noteChange()
    let isRoom = editor.textBeforeCursor.utf8.count + text.utf8.count <= KeyFilter.pasteLimit
    if isCut || !isRoom {
      screen.printInPlace("the paste is longer than 1 MB; ignored\n")
    } else if !editor.insert(text) {
      screen.beep()
    }
    noteChange()
  }
}

// Earlier states of the line.
extension EditlineReader {
  /// Notes the state of the line, unless it is the same or more is being typed.
  private func noteChange() {
    guard !changes.isTyping, !editor.isVi else { return }
    changes.note(editor.line)
  }

  /// Restores the line before its last change; returns false if nothing changed.
  func undoChange() -> Bool {
    guard let line = changes.undo(), editor.replace(with: line.text) || line.text.isEmpty else {
      return false
    }
    editor.moveCursor(by: line.cursor - line.text.unicodeScalars.count)
    return true
  }
}

extension EditlineReader {
  /// Handles pending signals; returns false if the line was dropped.
  private func answerSignals() -> Bool {
    Interruption.drain()
    // The signal that reveals the line's position comes first, because the others print there.
    if Interruption.takeContinuation() { resume() }
    if Interruption.takeResize() { screen.resize() }
    if Interruption.isPending {
      dropLine()
      return false
    }
    if Interruption.takeStop() { suspend() }
    return true
  }

  /// Handles Ctrl-C: drops the line, but the arrow key restores it.
  private func dropLine() {
    let line = editor.line
    let text = lineBeforeSearch ?? line.text
    let isHelpless = wasDropped && text.isEmpty && openLines.isEmpty
    screen.print(isHelpless ? "^C\nCtrl-D or `quit` exits\n" : "^C\n", behind: line)
    wasDropped = true
    lineHistory.add((openLines + [text]).joined(separator: "\n"), isKept: false)
    keys.reset()
    ending = .interrupted
    Interruption.clear()
  }

  /// Handles Ctrl-Z: restores the terminal for the shell.
  private func suspend() {
    screen.print("\n", behind: editor.line)
    editor.prepareTerminal(isEditing: false)
    screen.leave()
    Interruption.stop()
    screen.enter()
    _ = Interruption.takeContinuation()
    editor.prepareTerminal(isEditing: true)
    screen.measure()
  }

  /// Handles a stop that could not be caught; other programs may have used the terminal meanwhile.
  private func resume() {
    editor.prepareTerminal(isEditing: false)
    editor.prepareTerminal(isEditing: true)
    screen.enter()
    screen.resume()
  }
}
