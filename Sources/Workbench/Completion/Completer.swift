import CommandLanguage

/// A completer for the end of a line, based on the command's grammar and the current table.
@MainActor struct Completer {
  private let session: Session

  init(_ session: Session) { self.session = session }

  /// Returns the completion at the end of a text.
  ///
  /// - Parameters:
  ///   - text: The line before the cursor.
  ///   - open: The earlier lines of a multiline command.
  /// - Returns: The candidates; none in a comment or inside a JSON value.
  func completion(of text: String, behind open: String = "") -> Completion {
    let all = open.isEmpty ? text : open + "\n" + text
    guard let partial = PartialCommand(all, variables: session.value(ofVariable:)),
      text.hasSuffix(partial.typed)
    else { return .none }
    if let variable = variable(partial) { return variable }
    guard !partial.isBroken else { return .none }
    let offer = offer(for: partial)
    let words = offer.words.filter { $0.isText || partial.spelling == .bare }
    let style = style(for: words, partial)
    let candidates = words.map { word in
      Completion.Candidate(
        word.spelling ?? (word.isText ? style.spelled(word.text, isOpen: word.isOpen) : word.text),
        help: word.help
      )
    }
    var completion = Completion(
      replacedCount: partial.typed.count,
      candidates: candidates,
      addsSpace: !offer.isPartial && words.count == 1 && !words[0].isOpen,
      isPartial: offer.isPartial,
      note: offer.note
    )
    if partial.tokens.isEmpty, partial.typed.isEmpty, !partial.isDestination {
      completion.common = common(candidates)
    }
    return completion
  }

  /// Returns the everyday commands among all, in the order of `help`.
  private func common(_ candidates: [Completion.Candidate]) -> [Completion.Candidate] {
    let byName = Dictionary(candidates.map { ($0.text, $0) }) { first, _ in first }
    let common = HelpTier.names.compactMap { byName[$0] }
    return common.count < candidates.count ? common : []
  }

  /// Returns a matcher that has consumed the words before the cursor.
  func matcher(_ partial: PartialCommand) -> GrammarMatcher {
    let grammar = Grammar.slot(.command(allowsShort: true))
    var matcher = GrammarMatcher(grammar, in: CompletionScope(session))
    for token in expanded(partial.tokens) { matcher.take(token) }
    return matcher
  }

  /// Returns the words with an alias replaced by its words.
  func expanded(_ tokens: [Token]) -> [Token] {
    let command = LexedCommand(tokens: tokens, range: 0..<0)
    return (try? session.expandingAliases(in: command))?.tokens ?? tokens
  }

  /// Returns the quoting for the words; if one needs quotes, all get them and share a common
  /// prefix.
  private func style(for words: [OfferedWord], _ partial: PartialCommand) -> WordSpelling {
    guard partial.spelling == .bare else { return partial.spelling }
    let needsQuotes = words.contains {
      $0.isText && $0.spelling == nil && !WordSpelling.isBare($0.text)
    }
    return needsQuotes ? .double : .bare
  }

  private func offer(for partial: PartialCommand) -> SlotCompletions {
    let matcher =
      partial.isDestination
      ? GrammarMatcher(.files, in: CompletionScope(session)) : matcher(partial)
    let offers = matcher.offers(partial.word)
    let isPartial = offers.contains { $0.isPartial }
    let note = offers.first { !$0.note.isEmpty }?.note ?? ""
    var words = offers.flatMap(\.words).unique
    if !partial.word.hasPrefix("-") { words.removeAll { $0.text == Grammar.helpFlag } }
    if partial.word.hasPrefix("-") {
      words += matcher.options
    } else if partial.word.isEmpty, words.isEmpty, !matcher.takesFreeWord {
      words += matcher.options.filter { $0.text != WordOption.format.name }
    }
    return SlotCompletions(words.fitting(partial.word), isPartial: isPartial, note: note)
  }

  /// Returns the matching variables if the word ends in the start of one, or nil.
  private func variable(_ partial: PartialCommand) -> Completion? {
    guard partial.spelling != .single, let dollar = partial.typed.lastIndex(of: "$") else {
      return nil
    }
    let before = partial.typed[..<dollar]
    var name = partial.typed[partial.typed.index(after: dollar)...]
    let isBraced = name.first == "{"
    if isBraced { name = name.dropFirst() }
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
      before.reversed().prefix(while: { $0 == "\\" }).count % 2 == 0
    else { return nil }
    let fitting = session.names.variables.filter { $0.key.hasPrefix(name) }.sorted {
      $0.key < $1.key
    }
    let candidates = fitting.prefix(CompletionScope.limit).map { name, value in
      Completion.Candidate(
        isBraced ? "${\(name)}" : "$\(name)",
        help: CompletionScope.short(value)
      )
    }
    return Completion(
      replacedCount: partial.typed.distance(from: dollar, to: partial.typed.endIndex),
      candidates: candidates,
      addsSpace: before.isEmpty
    )
  }
}

extension Completion {
  /// An empty completion.
  static let none = Completion(replacedCount: 0, candidates: [])
}

extension [OfferedWord] {
  /// The words without duplicates.
  fileprivate var unique: [OfferedWord] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text).inserted }
  }

  /// Returns the words with a prefix.
  ///
  /// Without an exact match, it returns the matches that ignore case, or else the most similar
  /// keyword.
  fileprivate func fitting(_ word: String) -> [OfferedWord] {
    let exact = filter { $0.text.utf8.starts(with: word.utf8) }
    guard exact.isEmpty, !word.isEmpty else { return exact }
    let lowered = word.lowercased()
    let folded = filter { $0.text.lowercased().hasPrefix(lowered) }
    guard folded.isEmpty, word.count > 2, word.first?.isLetter == true else { return folded }
    let keywords = filter { !$0.isText }.map(\.text)
    guard let near = Suggestion.nearest(to: word, among: keywords) else { return [] }
    return filter { $0.text == near }
  }
}
