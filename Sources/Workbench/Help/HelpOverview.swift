import CommandLanguage

/// The output of `help` without arguments: the everyday commands, on one screen.
@MainActor enum HelpOverview {
  /// The column at which names begin, after their heading.
  private static let column = 12

  /// Returns at most 22 lines of 79 columns, so that the next prompt remains visible.
  ///
  /// - Parameters:
  ///   - features: The source of the commands and topics.
  ///   - aliases: The names of the user's aliases, which get their own line.
  /// - Returns: The lines.
  static func lines(of features: Features, aliases: [String] = []) -> [StyledLine] {
    let tiers = HelpTier.all.map { tier in
      (tier.name, tier.commands.filter { features.commands.named($0) != nil })
    }
    let own = aliases.isEmpty ? [] : [("Aliases", aliases)]
    let topics = ("Topics", features.topics.filter { !$0.isGroup }.map(\.name))
    let everyday = (tiers + own).flatMap { row($0, names: $1) }
    return everyday + [StyledLine(), StyledLine([.init("More commands", .heading), .init(":")])]
      + groups(in: features) + row(topics.0, names: topics.1) + closing
  }

  private static func row(_ label: String, names: [String]) -> [StyledLine] {
    HelpText.labelled(label, names.joined(separator: "  "), column: column).enumerated()
      .map { index, line in
        guard index == 0 else { return StyledLine([.init(line)]) }
        return StyledLine([.init(label, .heading), .init(String(line.dropFirst(label.count)))])
      }
  }

  private static func groups(in features: Features) -> [StyledLine] {
    HelpText.styledColumns(
      HelpGroup.all.filter { !$0.members(in: features).isEmpty }
        .map { HelpTopic.Term("help \($0.name)", $0.summary) }
    )
  }

  /// Returns the commands and topics as data.
  static func value(of features: Features) -> AnswerValue {
    .list(
      features.commands.descriptions.map { description in
        let group =
          HelpTier.holding(description.name)?.name ?? HelpGroup.holding(description)?.name ?? ""
        return [
          "name": .text(description.name), "group": .text(group),
          "summary": .text(description.summary),
        ]
      }
        + features.topics.map { topic in
          [
            "name": .text(topic.name), "group": topic.isGroup ? "Groups" : "Topics",
            "summary": .text(topic.summary),
          ]
        }
    )
  }

  private static let closing: [StyledLine] = [
    ("help WORD", "   a command (or COMMAND --help), a topic, a UIKit name, any word"),
    ("try", "         sections · row 0 3 · select · insert after · delete · height"),
  ]
  .map { StyledLine([.init($0, .command), .init($1)]) }
}
