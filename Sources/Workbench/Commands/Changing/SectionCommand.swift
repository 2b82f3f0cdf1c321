/// `section`: adds, takes away, empties, moves and names sections.
struct SectionCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("section", short: "section", in: .changing),
    words: .of(.sectionEdit, make: Self.init),
    summary: "adds, takes away, empties, moves and names sections",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "section insert after 0 \"New\"",
    effects: .changes
  )

  let request: EditRequest
}
