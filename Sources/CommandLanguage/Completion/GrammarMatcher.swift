/// A matcher that follows a grammar word by word and offers the next words.
@MainActor package struct GrammarMatcher {
  /// One way to parse the words so far.
  fileprivate struct State {
    /// The remaining parts, with the next part last.
    var parts: [Grammar]

    /// The options still allowed here.
    var options: [WordOption] = []

    /// The completion context after the words so far.
    var context: any CompletionContext
  }

  /// A keyword or slot that may come next, with the state after it.
  private struct Head {
    var part: Grammar
    var rest: State
  }

  private var states: [State]

  /// The maximum number of parses; further ones are dropped, but no grammar here reaches it.
  private static let limit = 100

  package init(_ grammar: Grammar, in context: any CompletionContext) {
    states = [State(parts: [grammar], context: context)]
  }

  /// Advances past a whole word.
  package mutating func take(_ token: Token) {
    let (heads, ends) = expanded()
    let optional =
      ends.compactMap { $0.taking(token) }
      + heads.compactMap { head in
        var state = head.rest
        state.parts.append(head.part)
        return state.taking(token)
      }
    if !optional.isEmpty {
      states = Array(optional.prefix(Self.limit))
      return
    }
    // A keyword is never another word, as when the command is parsed.
    let keywords = heads.filter { head in
      if case .word(let word, _) = head.part { token.bare == word } else { false }
    }
    states = (keywords.isEmpty ? heads : keywords).flatMap { head -> [State] in
      switch head.part {
      case .word(let word, _): return token.bare == word ? [head.rest] : []
      case .slot(let slot):
        return slot.follow(head.rest.context, token).map { follow in
          var state = head.rest
          state.parts.append(follow.grammar)
          state.context = follow.context ?? state.context
          return state
        }
      default: return []
      }
    }
    states = Array(states.prefix(Self.limit))
  }

  /// Whether the command may end here.
  package var canEnd: Bool { !expanded().ends.isEmpty }

  /// Whether another word may follow or the command may end here.
  package var isPossible: Bool {
    let (heads, ends) = expanded()
    return !ends.isEmpty
      || heads.contains { head in
        guard case .slot(let slot) = head.part else { return true }
        return slot.isNeverEmpty || !slot.samples.isEmpty
          || !slot.offer(head.rest.context, "").words.isEmpty
      }
  }

  /// Returns the words that may be typed here, given the beginning of the word.
  package func offers(_ word: String) -> [SlotCompletions] {
    expanded().heads.map { head in
      switch head.part {
      case .word(let text, let help): SlotCompletions([OfferedWord(text, help: help)])
      case .slot(let slot): slot.offer(head.rest.context, word)
      default: SlotCompletions()
      }
    }
  }

  /// The options allowed here.
  package var options: [OfferedWord] {
    let (heads, ends) = expanded()
    var seen: Set<String> = []
    // Options shared by all commands are listed after the command's options.
    return (heads.map(\.rest) + ends).flatMap { $0.options.reversed() }.compactMap { option in
      seen.insert(option.name).inserted ? OfferedWord(option.name, help: option.help) : nil
    }
  }

  /// Whether a word is allowed here that only the user knows.
  package var takesFreeWord: Bool { !samples.isEmpty }

  /// Sample words that are valid here but are not offered.
  package var samples: [String] {
    expanded().heads.flatMap { head in
      if case .slot(let slot) = head.part { slot.samples } else { [String]() }
    }
  }

  /// Returns the keywords and slots that may come next, and the states in which the command may
  /// end.
  private func expanded() -> (heads: [Head], ends: [State]) {
    var heads: [Head] = []
    var ends: [State] = []
    var open = Array(states.reversed())
    while var state = open.popLast(), heads.count < 1000 {
      guard let part = state.parts.popLast() else {
        ends.append(state)
        continue
      }
      switch part {
      case .nothing: open.append(state)
      case .word, .slot: heads.append(Head(part: part, rest: state))
      case .sequence(let parts):
        state.parts += parts.reversed()
        open.append(state)
      case .choice(let parts): open += parts.reversed().map { state.with($0) }
      case .optional(let part): open += [state, state.with(part)]
      case .many(let repeated): open += [state, state.with(part).with(repeated)]
      case .options(let options, let rest):
        state.options += options
        open.append(state.with(rest))
      case .dependent(let grammar): open.append(state.with(grammar(state.context)))
      }
    }
    return (heads, ends)
  }
}

extension GrammarMatcher.State {
  /// Returns the state with another part inserted before the remaining ones.
  fileprivate func with(_ part: Grammar) -> Self {
    var state = self
    state.parts.append(part)
    return state
  }

  /// Returns the state after an option, or nil if the word is not an option.
  fileprivate func taking(_ token: Token) -> Self? {
    guard let index = options.firstIndex(where: { $0.name == token.bare }) else { return nil }
    var state = self
    let option = state.options.remove(at: index)
    if let value = option.value { state.parts.append(value) }
    return state
  }
}
