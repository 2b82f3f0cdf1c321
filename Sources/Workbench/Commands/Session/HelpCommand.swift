/// `help`: all commands, one of them, a topic, or what speaks of a word.
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
    summary: "all commands on one screen, one of them, a topic, or what speaks of a word",
    pattern: "Examples run on a table of their own: yours is neither asked nor changed.",
    example: "help insert",
    effects: .reads
  )

  private let topic: String?

  /// Whether all that speaks of a word is wanted, even where a command has that name.
  private let searches: Bool

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let topic else {
      let lines = HelpOverview.lines(aliases: session.aliases.keys.sorted().map(session.shown))
      return Answer(HelpOverview.value, lines)
    }
    let isPlain = session.settings.isAccessible
    if searches, let answer = HelpSearch(for: topic, isPlain: isPlain).answer { return answer }
    if let topic = HelpTopic.named(topic) {
      let lines = topic.lines(isPlain: isPlain)
      return Answer(["name": .text(topic.name), "lines": .list(lines.map { .text($0) })], lines)
    }
    if let type = CommandList.find(topic, allowsShort: true) { return page(of: type, isPlain) }
    if let alias = session.aliases[topic] {
      return Answer(
        ["alias": .text(topic), "command": .text(alias.text)],
        session.shown("\(topic) = \(alias.text)")
      )
    }
    if let foreign = foreign(session.shown(topic), isPlain) { return foreign }
    if let answer = HelpSearch(for: topic, isPlain: isPlain).answer { return answer }
    throw CommandError(
      "not-found",
      "nothing speaks of \(quoted(topic))",
      hint: nearest(to: topic) ?? "help lists all commands and topics"
    )
  }

  private func page(of type: any Command.Type, _ isPlain: Bool) -> Answer {
    HelpPage(description: type.description, isPlain: isPlain).answer
  }

  /// The page of the command that does what a word of UIKit or of another shell means.
  private func foreign(_ word: String, _ isPlain: Bool) -> Answer? {
    guard let line = ForeignWords.command(for: word),
      let type = CommandList.named(String(line.prefix { $0 != " " }))
    else { return nil }
    var answer = page(of: type, isPlain)
    answer.lines.insert("\(word): here it is \(line)", at: 0)
    return answer
  }

  private func nearest(to word: String) -> String? {
    let names = CommandList.names + HelpTopic.all.map(\.name)
    return Suggestion.nearest(to: word, among: names).map { "help \($0)" }
  }
}

extension Grammar {
  /// The name of a topic.
  fileprivate static let topicName = Grammar.choice(
    HelpTopic.all.map { .word($0.name, help: $0.summary) }
  )
}

extension Syntax where Value == String? {
  /// What help is wanted with; whoever searches must say for what.
  fileprivate static let topic = Syntax<String>
    .rest("a word to look for", completed: .choice([.commandName, .topicName]))
    .beginning { !$0.isEmpty || $0.verb == "apropos" }
    .ifThere
}
