import TableModel

/// `filter`: shows only the rows that hold a text.
struct FilterCommand: Command {
  static let description = CommandDescription(
    name: "filter",
    shortest: "fil",
    group: .looking,
    syntax: ["filter", "filter TEXT", "filter off"],
    summary: "shows only the rows with a text in title, subtitle or id; the source stays as it is",
    pattern:
      "A data source before C's own shows V fewer rows and asks C for them by the source's paths. "
      + "As in search screens, a section without a match is not shown. "
      + "Edits reach the source, and save writes all of it.",
    example: "filter ada",
    effects: .changes,
    completion: .optional(.choice([.word("off", help: "all rows"), .searchText])),
    needs: [.source, .noBatch]
  )

  private let text: String?
  private let isOff: Bool

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    isOff = arguments.bare() == "off" && arguments.count == 1
    text = try arguments.takeSearchText()
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let runner = try ArrangementRunner(session, try session.requireSource())
    guard let text else { return runner.answer }
    return try runner.run { $0.filter = isOff ? nil : SearchText(text) }
  }
}

extension Arguments {
  /// Takes the rest as a text to look for; blanks only are none.
  mutating func takeSearchText() throws(CommandError) -> String? {
    guard !isEmpty else { return nil }
    let start = self
    guard let text = takeRest(), text.contains(where: { !$0.isWhitespace }) else {
      throw start.unexpected("a text to look for")
    }
    return text
  }
}

extension Grammar {
  /// A text to look for.
  static let searchText = Grammar.slot(.free("a text", samples: ["ada"]))
}
