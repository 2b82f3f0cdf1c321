import CommandLanguage
import TextLayout

/// The output of `help COMMAND`: its forms, its calls, and an example with real output.
@MainActor struct HelpPage {
  /// The command to explain.
  let description: CommandDescription

  /// Whether to omit columns, for screen readers.
  let isPlain: Bool

  private let session: Session
  private let features: Features
  private let language: TextLanguage

  init(_ description: CommandDescription, for session: Session) {
    self.description = description
    self.session = session
    isPlain = session.settings.isAccessible
    features = session.features
    language = session.language
  }

  /// The page as output.
  var answer: Answer {
    let example = description.liveExample
    let answered = example.answer(with: features)
    var lines = forms
    lines += HelpText.wrapped(description.summary(in: language), indent: 2).map(plain)
    lines += HelpText.wrapped(description.pattern, indent: 2).filter { $0 != "  " }.map(plain)
    if let value = description.value {
      let sentence = Self.sentence(about: value, description.name)
      lines += HelpText.wrapped(sentence, indent: 2).map(plain)
    }
    lines += otherNames.map(plain)
    lines += HelpText.styledColumns(
      HelpPlaceholder.terms(in: description.syntax, of: description.name),
      isPlain: isPlain
    )
    lines += [StyledLine()] + example.styledLines(answer: answered)
    return HelpText.answer(value(answered), lines, in: session)
  }

  private func plain(_ line: String) -> StyledLine { StyledLine([.init(line)]) }

  /// The forms, with the meaning of each if they differ.
  private var forms: [StyledLine] {
    description.forms.isEmpty
      ? description.syntax.flatMap { syntax($0) }
      : HelpText.styledColumns(description.forms, isPlain: isPlain)
  }

  /// Returns the lines of a form; continuation lines are indented.
  private func syntax(_ form: String) -> [StyledLine] {
    let lines = form.wrapped(toWidth: HelpText.width - 4)
    return lines.enumerated().map { StyledLine([.init($0 == 0 ? $1 : "    " + $1, .command)]) }
  }

  /// Returns a sentence about the value that `expect` compares.
  private static func sentence(about value: PrimaryValue, _ name: String) -> String {
    "`expect \(name) … = VALUE` compares \(value.words)."
  }

  private var otherNames: [String] {
    var lines: [String] = []
    let others = description.aliases + description.spellings
    if !others.isEmpty { lines.append("  also: " + others.joined(separator: "  ")) }
    if description.shortest != description.name {
      lines.append("  at the prompt also: \(description.shortest)")
    }
    return lines
  }

  private func value(_ answered: [String]?) -> AnswerValue {
    [
      "name": .text(description.name), "summary": .text(description.summary),
      "syntax": .list(description.syntax.map { .text($0) }),
      "forms": .list(
        description.forms.map { ["form": .text($0.word), "does": .text($0.meaning)] }
      ),
      "aliases": .list((description.aliases + description.spellings).map { .text($0) }),
      "shortest": .text(description.shortest),
      "value": .optional(description.value?.words), "pattern": .text(description.pattern),
      "setup": .list(description.setup.map { .text($0) }), "example": .text(description.example),
      "answer": answered.map { .list($0.map { .text($0) }) } ?? .null,
    ]
  }
}
