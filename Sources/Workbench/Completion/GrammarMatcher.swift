import TableModel

/// Follows a grammar word by word and knows what may come next.
@MainActor struct GrammarMatcher {
  /// One way to read the words so far.
  fileprivate struct State {
    /// What is still to come, the next part last.
    var parts: [Grammar]

    /// The options that may still stand here.
    var options: [WordOption] = []

    /// The row that the words name.
    var row: IndexPath?
  }

  /// A place for a keyword or a slot, with the state behind it.
  private struct Head {
    var part: Grammar
    var rest: State
  }

  private let scope: CompletionScope
  private var states: [State]

  /// More readings than this are dropped; no grammar here comes near.
  private static let limit = 100

  init(_ grammar: Grammar, in scope: CompletionScope) {
    self.scope = scope
    states = [State(parts: [grammar])]
  }

  /// Goes on behind a whole word.
  mutating func take(_ token: Token) {
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
    states = heads.flatMap { head -> [State] in
      switch head.part {
      case .word(let word, _): return token.bare == word ? [head.rest] : []
      case .slot(let slot):
        return slot.follow(scope(of: head.rest), token).map { follow in
          var state = head.rest
          state.parts.append(follow.grammar)
          state.row = follow.row ?? state.row
          return state
        }
      default: return []
      }
    }
    states = Array(states.prefix(Self.limit))
  }

  /// Whether the command may end here.
  var canEnd: Bool { !expanded().ends.isEmpty }

  /// Whether anything may come next, or the command may end here.
  var isPossible: Bool {
    let (heads, ends) = expanded()
    return !ends.isEmpty
      || heads.contains { head in
        guard case .slot(let slot) = head.part else { return true }
        return slot.isNeverEmpty || !slot.samples.isEmpty
          || !slot.offer(scope(of: head.rest), "").words.isEmpty
      }
  }

  /// What may be typed here, given the beginning of the word.
  func offers(_ word: String) -> [Offer] {
    expanded().heads.map { head in
      switch head.part {
      case .word(let text, let help): Offer([OfferedWord(text, help: help)])
      case .slot(let slot): slot.offer(scope(of: head.rest), word)
      default: Offer()
      }
    }
  }

  /// The options that may stand here.
  var options: [OfferedWord] {
    let (heads, ends) = expanded()
    var seen: Set<String> = []
    // What every command takes stands below what this one does.
    return (heads.map(\.rest) + ends).flatMap { $0.options.reversed() }.compactMap { option in
      seen.insert(option.name).inserted ? OfferedWord(option.name, help: option.help) : nil
    }
  }

  /// Whether something may stand here that only the person knows.
  var takesFreeWord: Bool { !samples.isEmpty }

  /// Words that fit here although nobody offers them.
  var samples: [String] {
    expanded().heads.flatMap { head in
      if case .slot(let slot) = head.part { slot.samples } else { [String]() }
    }
  }

  private func scope(of state: State) -> CompletionScope {
    var scope = scope
    scope.row = state.row
    return scope
  }

  /// The keywords and slots that may come next, and the states in which the command may end.
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
      case .inScope(let grammar): open.append(state.with(grammar(scope(of: state))))
      }
    }
    return (heads, ends)
  }
}

extension GrammarMatcher.State {
  /// The state with another part to come first.
  fileprivate func with(_ part: Grammar) -> Self {
    var state = self
    state.parts.append(part)
    return state
  }

  /// The state behind an option, or nil where the word is none.
  fileprivate func taking(_ token: Token) -> Self? {
    guard let index = options.firstIndex(where: { $0.name == token.bare }) else { return nil }
    var state = self
    let option = state.options.remove(at: index)
    if let value = option.value { state.parts.append(value) }
    return state
  }
}
