import TextLayout

/// Something that more than one command has to do with, explained on one screen.
package struct HelpTopic: Sendable {
  /// The word behind `help`.
  package let name: String

  /// What it explains, in one line.
  package let summary: String

  /// What it says, in order.
  package let parts: [Part]

  package init(name: String, summary: String, parts: [Part]) {
    (self.name, self.summary, self.parts) = (name, summary, parts)
  }

  /// A piece of the page.
  package enum Part: Sendable {
    /// Sentences.
    case text(String)

    /// Words and what they mean.
    case terms([Term])

    /// Lines for the example table and what they do.
    case tries([Term])

    /// Commands and what they do; those that this program lacks are left out.
    case commands([Term])

    /// Options of the program and what they do; those that this program lacks are left out.
    case options([Term])

    /// A line with its answer.
    case example(HelpExample)
  }

  /// A word or line, and what stands behind it.
  package struct Term: Hashable, Sendable {
    package let word: String
    package let meaning: String

    package init(_ word: String, _ meaning: String) {
      self.word = word
      self.meaning = meaning
    }
  }

  /// The topics that every session has, in the order in which `help` lists them.
  static let core: [HelpTopic] = [
    .addresses, .queries, .forms, .keys, .scripts, .jsonl, .errors, .evidence,
    .exit,
    .environment, .secrets,
  ]

  /// The page.
  ///
  /// - Parameters:
  ///   - features: Whose commands it may speak of.
  ///   - isPlain: Whether it is to be heard, without columns.
  /// - Returns: Its lines.
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
  /// What decides whether the program has it.
  fileprivate var firstWord: String { String(word.prefix { $0 != " " && $0 != "," }) }
}
