import CommandLanguage

/// The output of `help` without arguments: an overview on one screen.
@MainActor enum HelpOverview {
  /// The column at which names begin, after the first word of their heading.
  private static let column = 10

  /// Returns at most 22 lines of 79 columns, so that the next prompt remains visible.
  ///
  /// - Parameters:
  ///   - features: The source of the commands and topics.
  ///   - aliases: The names of the user's aliases, which get their own line.
  /// - Returns: The lines.
  static func lines(of features: Features, aliases: [String] = []) -> [String] {
    let groups = CommandGroup.allCases.map { group in
      (group.label, features.commands.descriptions.filter { $0.group == group }.map(\.name))
    }
    let topics = ("Topics", features.topics.map(\.name))
    let own = aliases.isEmpty ? [] : [("Aliases", aliases)]
    return (groups + own + [topics]).flatMap { label, names in
      HelpText.labelled(label, names.joined(separator: "  "), column: column)
    } + closing
  }

  /// Returns the commands and topics as data.
  static func value(of features: Features) -> AnswerValue {
    .list(
      features.commands.descriptions.map { description in
        [
          "name": .text(description.name), "group": .text(description.group.rawValue),
          "summary": .text(description.summary),
        ]
      }
        + features.topics.map { topic in
          [
            "name": .text(topic.name), "group": "Topics",
            "summary": .text(topic.summary),
          ]
        }
    )
  }

  private static let closing = [
    "help COMMAND   its syntax, its effect and an example (or COMMAND --help)",
    "help TOPIC     one of the topics above; help WORD searches help and UIKit names",
    "try            sections · row 0 3 · select · insert after · delete · height",
  ]
}

extension CommandGroup {
  /// The first word of the heading, where space is limited.
  fileprivate var label: String { String(rawValue.prefix { $0 != " " }) }
}
