import TableModel

/// A place for one word of some kind.
package struct WordSlot: Sendable {
  /// What stands here, for people.
  let name: String

  /// Words that fit here whatever the table holds; empty where all that fits is offered.
  var samples: [String] = []

  /// Whether there is always something to offer, so that nobody has to look.
  var isNeverEmpty = false

  /// What may be typed, given the beginning of the word.
  let offer: @MainActor @Sendable (CompletionScope, String) -> Offer

  /// What may follow a whole word; nothing where it does not fit.
  let follow: @MainActor @Sendable (CompletionScope, Token) -> [Follow]

  /// How it goes on behind a word.
  struct Follow: Sendable {
    /// What must come next, before the rest of the grammar.
    var grammar = Grammar.nothing

    /// The row that the words so far name, or nil where they name none.
    var row: IndexPath?
  }
}

extension WordSlot {
  /// A slot that knows its words beforehand or finds them in the table.
  static func finite(
    _ name: String,
    _ words: @escaping @MainActor @Sendable (CompletionScope) -> [OfferedWord]
  ) -> WordSlot {
    WordSlot(name: name) { scope, _ in
      Offer(words(scope))
    } follow: { scope, token in
      words(scope).contains { $0.text == token.text } ? [Follow()] : []
    }
  }

  /// A slot for something that only the person knows.
  static func free(_ name: String, samples: [String]) -> WordSlot {
    WordSlot(name: name, samples: samples) { _, _ in
      Offer()
    } follow: { _, _ in
      [Follow()]
    }
  }
}
