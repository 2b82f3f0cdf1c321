/// `prepend`: adds rows at the beginning of a section.
struct PrependCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("prepend", short: "pre", in: .changing),
    words: .of(.prepend, make: Self.init),
    summary: "adds rows at the beginning of a section",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "prepend 0 \"New\"",
    effects: .changes
  )

  let request: EditRequest
}
