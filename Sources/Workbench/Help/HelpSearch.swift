import CommandLanguage
import TextLayout

/// The output of `help WORD`: the commands and topics that mention a word.
@MainActor struct HelpSearch {
  private let word: String
  private let isPlain: Bool
  private let language: TextLanguage

  /// The commands that mention the word.
  let commands: [CommandDescription]

  /// The topics that mention the word, each with the first such line.
  let topics: [(topic: HelpTopic, line: String?)]

  /// Creates a search for a word, ignoring case.
  init(
    for word: String,
    in features: Features,
    isPlain: Bool = false,
    language: TextLanguage = .english
  ) {
    (self.isPlain, self.language) = (isPlain, language)
    let word = word.lowercased()
    self.word = word
    commands = features.commands.descriptions.filter { description in
      let texts = description.texts + [description.summary(in: language)]
      return texts.contains { $0.lowercased().containsText(word) }
    }
    topics = features.topics.filter { !$0.isGroup }.compactMap { topic in
      let lines = topic.lines(in: features)
      guard let index = lines.firstIndex(where: { $0.lowercased().containsText(word) })
      else { return nil }
      return (topic, index == 0 ? nil : lines[index])
    }
  }

  /// The matches as output, or nil if there are none.
  var answer: Answer? {
    guard !commands.isEmpty || !topics.isEmpty else { return nil }
    let found = commands.map { HelpTopic.Term($0.name, $0.summary(in: language)) }
    var lines = HelpText.columns(found, isPlain: isPlain)
    for (topic, line) in topics {
      lines.append("help \(topic.name): \(topic.summary)")
      if let line { lines.append("  … " + line.trimmingBlanks.truncated(toWidth: 74)) }
    }
    return Answer(.list(values), lines)
  }

  private var values: [AnswerValue] {
    commands.map { ["name": .text($0.name), "kind": "command", "summary": .text($0.summary)] }
      + topics.map { topic, line in
        [
          "name": .text(topic.name), "kind": "topic", "summary": .text(topic.summary),
          "line": .optional(line?.trimmingBlanks),
        ]
      }
  }
}

extension CommandDescription {
  @MainActor fileprivate var texts: [String] {
    [name, summary, pattern] + aliases + spellings + syntax
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}
