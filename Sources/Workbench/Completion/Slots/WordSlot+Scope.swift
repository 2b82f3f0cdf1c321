package import CommandLanguage
import TableModel

// Slots and grammars that read the session; in other contexts they are empty.
extension WordSlot {
  /// Creates a slot that reads the session.
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

  /// Returns a slot with a fixed list of words, or a list from the session.
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
  /// Returns a grammar that depends on the current session.
  package static func inScope(
    _ grammar: @escaping @MainActor @Sendable (CompletionScope) -> Grammar
  ) -> Grammar {
    .dependent { context in (context as? CompletionScope).map(grammar) ?? .never }
  }
}

extension CompletionScope {
  /// Returns the end of a word that names a row, or nil for an unknown row.
  func following(_ row: IndexPath?) -> WordSlot.Follow {
    guard let row else { return WordSlot.Follow() }
    var scope = self
    scope.row = row
    return WordSlot.Follow(context: scope)
  }
}
