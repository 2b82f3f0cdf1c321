import CommandLanguage

/// Tells what is left of a command's syntax behind what was typed, as `help` writes it.
@MainActor struct Hinter {
  /// Lines longer than this are nobody's to be taught.
  private static let limit = 400

  private let session: Session

  init(_ session: Session) { self.session = session }

  /// The hint behind a line.
  ///
  /// - Parameters:
  ///   - line: The line, with the cursor at its end.
  ///   - open: The lines before it, where the command began on one of them.
  /// - Returns: The rest of a keyword that was begun as text, what else is left of the syntax as a note; nothing
  ///   where no command is known yet, and where the words do not fit it.
  func hint(for line: String, behind open: String = "") -> LineHint {
    let all = open.isEmpty ? line : open + "\n" + line
    guard all.utf8.count <= Self.limit,
      let partial = PartialCommand(all, variables: session.value(ofVariable:)),
      line.hasSuffix(partial.typed), !partial.isBroken, !partial.isDestination
    else { return .none }
    let words = Completer(session).expanded(partial.tokens).map(\.text)
    guard !partial.typed.isEmpty else {
      guard !words.isEmpty else { return .none }
      return LineHint(note: Signature.note(signature.rests(behind: words)))
    }
    let whole = expanded(words + [partial.word])
    let rests = signature.rests(behind: whole)
    guard rests.isEmpty else {
      let note = Signature.note(rests)
      return LineHint(note: note.isEmpty ? "" : " " + note)
    }
    return begun(partial, behind: words)
  }

  /// What is left of a keyword that was begun, where it can be one only.
  private func begun(_ partial: PartialCommand, behind words: [String]) -> LineHint {
    guard !words.isEmpty, partial.spelling == .bare else { return .none }
    let keywords = (signature.keywords(behind: words) + [WordOption.format.name])
      .filter { $0.hasPrefix(partial.word) }
    guard Set(keywords).count == 1, let keyword = keywords.first else { return .none }
    let note = Signature.note(signature.rests(behind: words + [keyword]))
    return LineHint(
      text: String(keyword.dropFirst(partial.word.count)),
      note: note.isEmpty ? "" : " " + note
    )
  }

  /// The words of an alias in place of a first word that names one.
  private func expanded(_ words: [String]) -> [String] {
    guard words.count == 1, let alias = session.names.aliases[words[0]] else { return words }
    return alias.tokens.map(\.text)
  }

  private var signature: Signature {
    Signature(commands: session.commands, hasOneSection: CompletionScope(session).hasOneSection)
  }
}
