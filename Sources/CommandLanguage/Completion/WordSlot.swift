/// What completion looks at, such as what is open.
///
/// The grammar hands it on and never looks into it: a slot that depends on it knows its type.
@MainActor package protocol CompletionContext {}

/// A place for one word of some kind.
package struct WordSlot: Sendable {
  /// What may be typed, given the beginning of the word.
  package typealias Offering =
    @MainActor @Sendable (any CompletionContext, String) -> SlotCompletions

  /// What may follow a whole word; nothing where it does not fit.
  package typealias Following = @MainActor @Sendable (any CompletionContext, Token) -> [Follow]

  /// What stands here, for people.
  package let name: String

  /// Words that fit here whatever is there; empty where all that fits is offered.
  package let samples: [String]

  /// Whether there is always something to offer, so that nobody has to look.
  package let isNeverEmpty: Bool

  /// What may be typed, given the beginning of the word.
  package let offer: Offering

  /// What may follow a whole word; nothing where it does not fit.
  package let follow: Following

  /// Creates a slot.
  package init(
    name: String,
    samples: [String] = [],
    isNeverEmpty: Bool = false,
    offering offer: @escaping Offering,
    following follow: @escaping Following
  ) {
    (self.name, self.samples, self.isNeverEmpty) = (name, samples, isNeverEmpty)
    (self.offer, self.follow) = (offer, follow)
  }

  /// How it goes on behind a word.
  package struct Follow {
    /// What must come next, before the rest of the grammar.
    package let grammar: Grammar

    /// What the words so far make of what completion looks at; nil where they change nothing.
    package let context: (any CompletionContext)?

    /// Creates a continuation.
    package init(grammar: Grammar = .nothing, context: (any CompletionContext)? = nil) {
      (self.grammar, self.context) = (grammar, context)
    }
  }
}

extension WordSlot {
  /// A slot for something that only the person knows.
  ///
  /// - Parameters:
  ///   - name: What stands here.
  ///   - samples: Words that fit.
  ///   - fits: Which words fit.
  /// - Returns: The slot.
  package static func free(
    _ name: String,
    samples: [String],
    where fits: @escaping @Sendable (Token) -> Bool = { _ in true }
  ) -> WordSlot {
    WordSlot(name: name, samples: samples) { _, _ in
      SlotCompletions()
    } following: { _, token in
      fits(token) ? [Follow()] : []
    }
  }
}

extension Grammar {
  /// A number of points, or any other that only the person knows.
  package static let number = Grammar.slot(
    .free("a number", samples: ["44"]) { $0.bare.flatMap { Double($0) }?.isFinite == true }
  )

  /// How many times.
  package static let times = Grammar.slot(
    .free("how many", samples: ["1"]) { $0.bare.flatMap { Int($0) } ?? 0 > 0 }
  )

  /// Any one word.
  package static let text = Grammar.slot(.free("a text", samples: ["\"New\""]))

  /// Any one word but a lone `=`.
  package static let value = Grammar.slot(.free("a value", samples: ["3"]) { $0.bare != "=" })

  /// The words of a text up to the end of the command.
  package static let texts = Grammar.many(.text)
}
