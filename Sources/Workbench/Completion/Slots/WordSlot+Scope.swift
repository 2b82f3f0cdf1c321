package import CommandLanguage
import TableModel

// Slots and grammars that look at the session; of anything else they know nothing.
extension WordSlot {
  /// Creates a slot that looks at the session.
  init(
    name: String,
    samples: [String] = [],
    isNeverEmpty: Bool = false,
    offer: @escaping @MainActor @Sendable (CompletionScope, String) -> SlotCompletions,
    follow: @escaping @MainActor @Sendable (CompletionScope, Token) -> [Follow]
  ) {
    self.init(name: name, samples: samples, isNeverEmpty: isNeverEmpty) { context, word in
      (context as? CompletionScope).map { offer($0, word) } ?? SlotCompletions()
    } following: { context, token in
      (context as? CompletionScope).map { follow($0, token) } ?? []
    }
  }

  /// A slot that knows its words beforehand or finds them in the session.
  static func finite(
    _ name: String,
    _ words: @escaping @MainActor @Sendable (CompletionScope) -> [OfferedWord]
  ) -> WordSlot {
    WordSlot(name: name) { scope, _ in
      SlotCompletions(words(scope))
    } follow: { scope, token in
      words(scope).contains { $0.text == token.text } ? [Follow()] : []
    }
  }
}

extension Grammar {
  /// What fits depends on the session as it is now.
  package static func inScope(
    _ grammar: @escaping @MainActor @Sendable (CompletionScope) -> Grammar
  ) -> Grammar {
    .dependent { context in (context as? CompletionScope).map(grammar) ?? .never }
  }
}

extension CompletionScope {
  /// The end of a word behind which a row is named, or nil where it is not known.
  func following(_ row: IndexPath?) -> WordSlot.Follow {
    guard let row else { return WordSlot.Follow() }
    var scope = self
    scope.row = row
    return WordSlot.Follow(context: scope)
  }
}
