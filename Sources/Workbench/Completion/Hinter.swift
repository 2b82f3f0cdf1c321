import CommandLanguage

/// A source of hints that shows the rest of a command's syntax after the typed words, as in `help`.
@MainActor struct Hinter {
  /// The maximum line length for hints, in UTF-8 bytes.
  private static let limit = 400

  private let session: Session

  init(_ session: Session) { self.session = session }

  /// Returns the hint after a line.
  ///
  /// - Parameters:
  ///   - line: The line, with the cursor at its end.
  ///   - open: The earlier lines of a multiline command.
  /// - Returns: The rest of a partly typed keyword as text, and the remaining syntax as a note.
  ///   Empty if the command is not known yet or the words do not match it.
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

  /// Returns the rest of a partly typed keyword if only one keyword matches.
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

  /// Returns the alias's words if the first word names one, or else the same words.
  private func expanded(_ words: [String]) -> [String] {
    guard words.count == 1, let alias = session.names.aliases[words[0]] else { return words }
    return alias.tokens.map(\.text)
  }

  private var signature: Signature {
    Signature(commands: session.commands, hasOneSection: CompletionScope(session).hasOneSection)
  }
}
