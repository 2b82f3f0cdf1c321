import TextLayout

/// `help`: all commands, or one of them.
struct HelpCommand: Command {
  static let description = CommandDescription(
    name: "help",
    aliases: ["?"],
    shortest: "h",
    group: .session,
    syntax: ["help", "help COMMAND", "help WORD"],
    summary: "all commands in groups, one command, or the commands that speak of a word",
    example: "help insert",
    effects: .reads
  )

  private let topic: String?

  init(_ arguments: inout Arguments, in session: Session) {
    topic = arguments.takeRest()
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let topic else { return overview() }
    if let type = CommandList.find(topic, allowsShort: true) { return page(type.description) }
    let word = topic.lowercased()
    let found = CommandList.all.map { $0.description }.filter { description in
      ([description.name, description.summary, description.pattern] + description.syntax)
        .contains { $0.lowercased().containsText(word) }
    }
    guard !found.isEmpty else {
      throw CommandError(
        "not-found",
        "no command speaks of \(quoted(topic))",
        hint: ForeignWords.command(for: topic) ?? Suggestion.nearest(
          to: topic,
          among: CommandList.names
        ) ?? "help lists all commands"
      )
    }
    return list(found)
  }

  private func overview() -> Answer {
    var lines: [String] = []
    for group in CommandGroup.allCases {
      let names = CommandList.all.map { $0.description }.filter { $0.group == group }.map(\.name)
      lines +=
        [group.rawValue + ":"]
        + names.joined(separator: "  ").wrapped(toWidth: 76).map {
          "  " + $0
        }
    }
    lines.append(
      "help COMMAND tells more; try: sections, row 0 3, select, insert after, delete, height"
    )
    let values = CommandList.all.map { type -> AnswerValue in
      let description = type.description
      return [
        "name": .text(description.name), "group": .text(description.group.rawValue),
        "summary": .text(description.summary),
      ]
    }
    return Answer(.list(values), lines)
  }

  private func list(_ descriptions: [CommandDescription]) -> Answer {
    var table = TextTable([.left, .left], maximumWidth: 90)
    for description in descriptions { table.append([description.name, description.summary]) }
    let values = descriptions.map { description -> AnswerValue in
      ["name": .text(description.name), "summary": .text(description.summary)]
    }
    return Answer(.list(values), table.lines)
  }

  private func page(_ description: CommandDescription) -> Answer {
    var lines = description.syntax
    lines.append("  " + description.summary)
    if !description.pattern.isEmpty { lines.append("  " + description.pattern) }
    if !description.aliases.isEmpty {
      lines.append("  also: " + description.aliases.joined(separator: ", "))
    }
    if description.shortest != description.name {
      lines.append("  at the prompt also: \(description.shortest)")
    }
    lines.append("  example: " + description.example)
    let value: AnswerValue = [
      "name": .text(description.name), "summary": .text(description.summary),
      "syntax": .list(description.syntax.map { .text($0) }),
      "aliases": .list(description.aliases.map { .text($0) }),
      "shortest": .text(description.shortest), "example": .text(description.example),
    ]
    return Answer(value, lines)
  }
}
