/// The words that Tab can complete in a command, derived from its ``Syntax``.
///
/// A grammar describes a command word by word. Slots look up their words on demand, so that
/// completion offers current names.
package indirect enum Grammar: Sendable {
  /// No word.
  case nothing

  /// A keyword.
  case word(String, help: String)

  /// A word of some kind, such as a file.
  case slot(WordSlot)

  /// One part after the other.
  case sequence([Grammar])

  /// One of several parts; an empty list matches no word.
  case choice([Grammar])

  /// An optional part.
  case optional(Grammar)

  /// A part repeated any number of times, including zero.
  case many(Grammar)

  /// Options allowed anywhere from here on, each once.
  case options([WordOption], Grammar)

  /// A grammar that depends on the current context.
  case dependent(@MainActor @Sendable (any CompletionContext) -> Grammar)
}

/// An option such as `--limit N`.
package struct WordOption: Sendable {
  /// The option, including its dashes.
  package let name: String

  /// A short help text.
  package var help = ""

  /// The grammar of the value, or nil for a flag.
  package var value: Grammar?

  /// Creates an option.
  package init(name: String, help: String = "", value: Grammar? = nil) {
    (self.name, self.help, self.value) = (name, help, value)
  }
}

extension Grammar {
  /// A grammar that no command matches, for a command that cannot run now.
  package static let never = Grammar.choice([])

  /// A keyword without help.
  package static func word(_ text: String) -> Grammar { .word(text, help: "") }

  /// One of several keywords, or no word.
  package static func words(_ words: [String]) -> Grammar { .optional(.anyWord(of: words)) }

  /// One of several keywords.
  package static func anyWord(of words: [String]) -> Grammar {
    .choice(words.map { .word($0, help: "") })
  }

  /// Flags allowed anywhere, with the grammar of the other words.
  package static func flags(_ flags: KeyValuePairs<String, String>, _ grammar: Grammar) -> Grammar {
    .options(flags.map { WordOption(name: $0.key, help: $0.value) }, grammar)
  }
}
