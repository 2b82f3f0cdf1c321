import CommandLanguage
import TextLayout

/// A help topic that concerns several commands, explained on one screen.
package struct HelpTopic: Sendable {
  /// The word after `help`.
  package let name: String

  /// A one-line summary.
  package let summary: String

  /// The content, in order.
  package let parts: [Part]

  /// Whether the page only lists a group of commands.
  let isGroup: Bool

  package init(name: String, summary: String, parts: [Part], isGroup: Bool = false) {
    (self.name, self.summary, self.parts) = (name, summary, parts)
    self.isGroup = isGroup
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

    /// The commands of a group, with their summaries.
    case group(HelpGroup)

    /// The kinds of cells, each with a drawing.
    case kinds

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
  static let core: [HelpTopic] =
    [
      .addresses, .queries, .databases, .exports, .forms, .kinds, .keys, .exit, .scripts,
      .assertions, .sent, .jsonl,
      .errors, .audits, .evidence, .environment, .secrets,
    ] + groups

  /// Returns the lines of the page.
  ///
  /// - Parameters:
  ///   - features: The features whose commands it may mention.
  ///   - isPlain: Whether to omit columns, for screen readers.
  /// - Returns: The lines.
  @MainActor func lines(in features: Features, isPlain: Bool = false) -> [String] {
    styledLines(in: features, isPlain: isPlain).map(\.text)
  }

  /// Returns the lines of the page with their styles.
  ///
  /// - Parameters:
  ///   - features: The features whose commands it may mention.
  ///   - isPlain: Whether to omit columns, for screen readers.
  ///   - language: The language of the commands' summaries.
  /// - Returns: The lines.
  @MainActor func styledLines(
    in features: Features,
    isPlain: Bool = false,
    language: TextLanguage = .english
  ) -> [StyledLine] {
    let heading = StyledLine([.init(name, .heading), .init(": \(summary)")])
    return [heading] + parts.flatMap { $0.lines(in: features, isPlain, language) }
  }
}

extension HelpTopic.Part {
  @MainActor fileprivate func lines(
    in features: Features,
    _ isPlain: Bool,
    _ language: TextLanguage
  ) -> [StyledLine] {
    switch self {
    case .text(let text): return HelpText.wrapped(text).map { StyledLine([.init($0)]) }
    case .terms(let terms), .tries(let terms):
      return HelpText.styledColumns(terms, isPlain: isPlain)
    case .commands(let terms):
      return HelpText.styledColumns(
        terms.filter { features.commands.named($0.firstWord) != nil },
        isPlain: isPlain
      )
    case .group(let group):
      let terms = group.members(in: features).map {
        HelpTopic.Term($0.name, $0.summary(in: language))
      }
      return HelpText.styledColumns(terms, isPlain: isPlain, isCut: true)
    case .kinds: return HelpText.styledColumns(KindDrawing.terms, isPlain: isPlain, isCut: true)
    case .options(let terms):
      return HelpText.styledColumns(
        terms.filter { ProgramOption.named($0.firstWord) != nil },
        isPlain: isPlain
      )
    case .example(let example):
      return example.styledLines(answer: example.answer(with: features))
    }
  }
}

extension HelpTopic.Term {
  /// The word that decides whether the program includes the entry.
  fileprivate var firstWord: String { String(word.prefix { $0 != " " && $0 != "," }) }
}
