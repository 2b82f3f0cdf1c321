import TextLayout

/// A help topic that concerns several commands, explained on one screen.
package struct HelpTopic: Sendable {
  /// The word after `help`.
  package let name: String

  /// A one-line summary.
  package let summary: String

  /// The content, in order.
  package let parts: [Part]

  package init(name: String, summary: String, parts: [Part]) {
    (self.name, self.summary, self.parts) = (name, summary, parts)
  }

  /// A part of the page.
  package enum Part: Sendable {
    /// Sentences.
    case text(String)

    /// Terms and their meanings.
    case terms([Term])

    /// Lines for the example table and their effects.
    case tries([Term])

    /// Commands and their effects; commands missing from this program are omitted.
    case commands([Term])

    /// Program options and their effects; options missing from this program are omitted.
    case options([Term])

    /// A line with its output.
    case example(HelpExample)
  }

  /// A term or line, and its meaning.
  package struct Term: Hashable, Sendable {
    package let word: String
    package let meaning: String

    package init(_ word: String, _ meaning: String) {
      self.word = word
      self.meaning = meaning
    }
  }

  /// The topics of every session, in the order of `help`.
  static let core: [HelpTopic] = [
    .addresses, .queries, .exports, .forms, .keys, .scripts, .jsonl, .errors, .evidence,
    .exit,
    .environment, .secrets,
  ]

  /// Returns the lines of the page.
  ///
  /// - Parameters:
  ///   - features: The features whose commands it may mention.
  ///   - isPlain: Whether to omit columns, for screen readers.
  /// - Returns: The lines.
  @MainActor func lines(in features: Features, isPlain: Bool = false) -> [String] {
    ["\(name): \(summary)"] + parts.flatMap { $0.lines(in: features, isPlain) }
  }
}

extension HelpTopic.Part {
  @MainActor fileprivate func lines(in features: Features, _ isPlain: Bool) -> [String] {
    switch self {
    case .text(let text): return HelpText.wrapped(text)
    case .terms(let terms), .tries(let terms): return HelpText.columns(terms, isPlain: isPlain)
    case .commands(let terms):
      return HelpText.columns(
        terms.filter { features.commands.named($0.firstWord) != nil },
        isPlain: isPlain
      )
    case .options(let terms):
      return HelpText.columns(
        terms.filter { ProgramOption.named($0.firstWord) != nil },
        isPlain: isPlain
      )
    case .example(let example):
      return example.lines(answer: example.answer(with: features))
    }
  }
}

extension HelpTopic.Term {
  /// The word that decides whether the program includes the entry.
  fileprivate var firstWord: String { String(word.prefix { $0 != " " && $0 != "," }) }
}
