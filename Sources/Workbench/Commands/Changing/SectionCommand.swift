/// `section`: adds, takes away, empties, moves and names sections.
struct SectionCommand: EditingCommand {
  static let description = CommandDescription(
    name: "section",
    shortest: "section",
    group: .changing,
    syntax: [
      "section insert before|after|at S [HEADER]", "section delete|clear S", "section move S to S",
      "section header|footer S TEXT",
    ],
    summary: "adds, takes away, empties, moves and names sections",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "section insert after 0 \"New\"",
    effects: .changes,
    completion: .sectionWords,
    needs: .source
  )

  let request: EditRequest
}

extension Grammar {
  /// What to do with which section.
  fileprivate static let sectionWords = Grammar.choice([
    .sequence([
      .word("insert", help: "a new section"),
      .choice([
        .sequence([.word("before", help: "a section"), .section]),
        .sequence([.word("after", help: "a section"), .section]),
        .sequence([.word("at", help: "a number"), .sectionPlace]),
      ]),
      .texts,
    ]),
    .sequence([.word("delete", help: "a section and its rows"), .section]),
    .sequence([.word("clear", help: "takes its rows away"), .section]),
    .sequence([
      .word("move", help: "to another number"), .section, .word("to"), .section,
    ]),
    .sequence([.word("header", help: "names it"), .section, .texts]),
    .sequence([.word("footer", help: "the text below it"), .section, .texts]),
  ])
}
