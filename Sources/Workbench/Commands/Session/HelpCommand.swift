import CommandLanguage
import TableUI

/// The `help` command: lists all commands, shows one command or topic, or searches for a word.
struct HelpCommand: Command {
  static let description = CommandDescription(
    heading: .init(
      "help",
      short: "h",
      in: .session,
      aliases: ["?"],
      spellings: ["h", ":help", "\\?", "\\h", ".help", "apropos", "man"]
    ),
    words: .of(.topic, .verb) { Self(topic: $0, searches: $1 == "apropos") }
      .written([], ["COMMAND"], ["TOPIC"], ["WORD"]),
    otherForms: ["apropos WORD", "COMMAND --help"],
    summary: "list all commands, show one or a topic, or search for a word",
    pattern: "Examples run on their own table; your table is not used.",
    example: "help insert",
    effects: .reads,
    value: .lines("the text of the page"),
    needsAllRows: .never
  )

  private let topic: String?

  /// Whether to search for the word, even if a command has that name.
  private let searches: Bool

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let topic else {
      let aliases = session.names.aliases.keys.sorted().map(session.shown)
      return HelpText.answer(
        HelpOverview.value(of: session.features),
        HelpOverview.lines(of: session.features, aliases: aliases),
        in: session
      )
    }
    let features = session.features
    let isPlain = session.settings.isAccessible
    // A search reads every page, so it is made only if it is needed.
    lazy var search = HelpSearch(
      for: topic,
      in: features,
      isPlain: isPlain,
      language: session.language
    )
    if searches, let answer = search.answer { return answer }
    if let topic = features.topic(named: topic) {
      let lines = topic.styledLines(in: features, isPlain: isPlain, language: session.language)
      return HelpText.answer(
        ["name": .text(topic.name), "lines": .list(lines.map { .text($0.text) })],
        lines,
        in: session
      )
    }
    if let type = features.commands.named(topic) {
      return HelpPage(type.description, for: session).answer
    }
    if let alias = session.names.aliases[topic] {
      return Answer(
        ["alias": .text(topic), "command": .text(alias.text)],
        session.shown("\(topic) = \(alias.text)")
      )
    }
    if let name = HelpName(topic, in: session) {
      var answer = name.answer
      let synonym = CommandSynonyms.synonym(for: topic)
      if let synonym { answer.append(SessionText.alsoCommand(hint: synonym.hint).words) }
      return answer
    }
    if let foreign = foreign(session.shown(topic), session) { return foreign }
    if let type = features.commands.find(topic, allowsShort: true) {
      return HelpPage(type.description, for: session).answer
    }
    if let answer = search.answer { return answer }
    throw CommandError(SessionFault.noTopic(topic: topic, near: nearest(to: topic, features)))
  }

  /// Returns the page of the command for a word of UIKit or another program, or nil.
  private func foreign(_ word: String, _ session: Session) -> Answer? {
    guard let synonym = CommandSynonyms.synonym(for: word) else { return nil }
    let name = UIKitName.named(word)
    let heading =
      name.map { HelpText.wrapped("\($0.name): \($0.meaning)") + HelpText.wrapped(synonym.hint) }
      ?? HelpText.wrapped("\(word): \(synonym.hint)")
    let value: AnswerValue = [
      "word": .text(word), "meaning": .optional(name?.meaning),
      "command": synonym.line.isEmpty ? .null : .text(synonym.line), "note": .text(synonym.note),
    ]
    let first = synonym.line.prefix { $0 != " " }
    guard let type = session.commands.named(String(first)), first != "help" else {
      return Answer(value, heading)
    }
    let page = HelpPage(type.description, for: session).answer
    let lines = heading.map { StyledLine([.init($0)]) } + [StyledLine()]
    return HelpText.answer(
      value.adding(page.value),
      lines + (page.styled?.value ?? []),
      in: session
    )
  }

  private func nearest(to word: String, _ features: Features) -> String? {
    let names = features.commands.names + features.topics.map(\.name)
    return Suggestion.nearest(to: word, among: names).map { "help \($0)" }
  }
}

extension Grammar {
  /// The grammar of a topic's name.
  fileprivate static let topicName = Grammar.inScope { scope in
    .choice(scope.session.features.topics.map { .word($0.name, help: $0.summary) })
  }
}

extension Grammar {
  /// The grammar of a name of UIKit, a property or an optional method.
  fileprivate static let uikitName = Grammar.inScope { _ in
    .choice(
      UIKitName.all.map { .word($0.name, help: $0.meaning) }
        + TableProperty.all.map { .word($0.name, help: $0.effect) }
        + OptionalMethod.allCases.map { .word($0.name, help: "an optional method") }
    )
  }
}

extension Syntax where Value == String? {
  /// The syntax of a help topic; a search requires a word.
  fileprivate static let topic = Syntax<String>
    .rest("a word to look for", completed: .choice([.commandName, .topicName, .uikitName]))
    .beginning { !$0.isEmpty || $0.verb == "apropos" }
    .ifThere
}
