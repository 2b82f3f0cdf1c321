/// What Tab knows of a command's words, as the pieces of its ``Syntax`` say it.
///
/// A grammar says what fits word by word; what a slot names is looked up when somebody asks, so that completion offers
/// what is there.
package indirect enum Grammar: Sendable {
  /// No word.
  case nothing

  /// A keyword.
  case word(String, help: String)

  /// A word of some kind, such as a file.
  case slot(WordSlot)

  /// One part after the other.
  case sequence([Grammar])

  /// One of several parts; of none, nothing fits at all.
  case choice([Grammar])

  /// A part that may be left out.
  case optional(Grammar)

  /// A part as often as one likes, or not at all.
  case many(Grammar)

  /// Options that may stand anywhere from here on, each once.
  case options([WordOption], Grammar)

  /// What fits depends on what is there now.
  case dependent(@MainActor @Sendable (any CompletionContext) -> Grammar)
}

/// An option such as `--limit N`.
package struct WordOption: Sendable {
  /// The option with its dashes.
  package let name: String

  /// A few words of help.
  package var help = ""

  /// What stands behind it, or nil where it is a flag.
  package var value: Grammar?

  /// Creates an option.
  package init(name: String, help: String = "", value: Grammar? = nil) {
    (self.name, self.help, self.value) = (name, help, value)
  }
}

extension Grammar {
  /// Nothing fits; the command cannot do its work now.
  package static let never = Grammar.choice([])

  /// A keyword without help.
  package static func word(_ text: String) -> Grammar { .word(text, help: "") }

  /// One of several keywords, or none.
  package static func words(_ words: [String]) -> Grammar { .optional(.anyWord(of: words)) }

  /// One of several keywords.
  package static func anyWord(of words: [String]) -> Grammar {
    .choice(words.map { .word($0, help: "") })
  }

  /// Flags that may stand anywhere, and what else fits.
  package static func flags(_ flags: KeyValuePairs<String, String>, _ grammar: Grammar) -> Grammar {
    .options(flags.map { WordOption(name: $0.key, help: $0.value) }, grammar)
  }
}
