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
    completion: .words(["insert", "delete", "clear", "move", "header", "footer"])
  )

  let request: EditRequest
}
