import CommandLanguage

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
    effects: .reads
  )

  private let topic: String?

  /// Whether to search for the word, even if a command has that name.
  private let searches: Bool

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let topic else {
      let aliases = session.names.aliases.keys.sorted().map(session.shown)
      return Answer(
        HelpOverview.value(of: session.features),
        HelpOverview.lines(of: session.features, aliases: aliases)
      )
    }
    let features = session.features
    let isPlain = session.settings.isAccessible
    let search = HelpSearch(
      for: topic,
      in: features,
      isPlain: isPlain,
      language: session.language
    )
    if searches, let answer = search.answer { return answer }
    if let topic = features.topic(named: topic) {
      let lines = topic.lines(in: features, isPlain: isPlain)
      return Answer(["name": .text(topic.name), "lines": .list(lines.map { .text($0) })], lines)
    }
    if let type = features.commands.find(topic, allowsShort: true) {
      return HelpPage(type.description, for: session).answer
    }
    if let alias = session.names.aliases[topic] {
      return Answer(
        ["alias": .text(topic), "command": .text(alias.text)],
        session.shown("\(topic) = \(alias.text)")
      )
    }
    if let foreign = foreign(session.shown(topic), session) { return foreign }
    if let answer = search.answer { return answer }
    throw CommandError(SessionFault.noTopic(topic: topic, near: nearest(to: topic, features)))
  }

  /// Returns the page of the command for a word of UIKit or another shell, or nil.
  private func foreign(_ word: String, _ session: Session) -> Answer? {
    guard let line = CommandSynonyms.command(for: word),
      let type = session.commands.named(String(line.prefix { $0 != " " }))
    else { return nil }
    var answer = HelpPage(type.description, for: session).answer
    answer.lines.insert("\(word): here it is \(line)", at: 0)
    return answer
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

extension Syntax where Value == String? {
  /// The syntax of a help topic; a search requires a word.
  fileprivate static let topic = Syntax<String>
    .rest("a word to look for", completed: .choice([.commandName, .topicName]))
    .beginning { !$0.isEmpty || $0.verb == "apropos" }
    .ifThere
}
