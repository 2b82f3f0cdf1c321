/// The data that completion reads, such as the open tables.
///
/// The grammar passes it on without reading it. A slot that depends on it knows its type.
@MainActor package protocol CompletionContext {}

/// A place for one word of some kind.
package struct WordSlot: Sendable {
  /// Returns the words that may be typed, given the beginning of the word.
  package typealias Offering =
    @MainActor @Sendable (any CompletionContext, String) -> SlotCompletions

  /// Returns the possible continuations after a whole word; empty if the word is invalid.
  package typealias Following = @MainActor @Sendable (any CompletionContext, Token) -> [Follow]

  /// The name of the expected word, for people.
  package let name: String

  /// Sample words that are always valid; empty if the slot offers every valid word.
  package let samples: [String]

  /// Whether the slot always has words to offer, so that no lookup is needed.
  package let isNeverEmpty: Bool

  /// The function that returns the words to type, given the beginning of the word.
  package let offer: Offering

  /// The function that returns the continuations after a whole word; empty if the word is invalid.
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

  /// A continuation after a word.
  package struct Follow {
    /// The grammar that comes next, before the rest.
    package let grammar: Grammar

    /// The completion context after the words so far; nil if they do not change it.
    package let context: (any CompletionContext)?

    /// Creates a continuation.
    package init(grammar: Grammar = .nothing, context: (any CompletionContext)? = nil) {
      (self.grammar, self.context) = (grammar, context)
    }
  }
}

extension WordSlot {
  /// Returns a slot for a word that only the user knows.
  ///
  /// - Parameters:
  ///   - name: The name of the expected word.
  ///   - samples: Sample words that are valid.
  ///   - fits: Whether a word is valid.
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
  /// A number of points, or another number that only the user knows.
  package static let number = Grammar.slot(
    .free("a number", samples: ["44"]) { $0.bare.flatMap { Double($0) }?.isFinite == true }
  )

  /// A number of repetitions.
  package static let times = Grammar.slot(
    .free("how many", samples: ["1"]) { $0.bare.flatMap { Int($0) } ?? 0 > 0 }
  )

  /// Any one word.
  package static let text = Grammar.slot(.free("a text", samples: ["\"New\""]))

  /// Any one word except a bare `=`.
  package static let value = Grammar.slot(.free("a value", samples: ["3"]) { $0.bare != "=" })

  /// The remaining words of the command, as texts.
  package static let texts = Grammar.many(.text)
}
