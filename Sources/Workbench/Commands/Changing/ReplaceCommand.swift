/// `replace`: puts another object in a row's place.
struct ReplaceCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("replace", short: "repl", in: .changing),
    words: .of(.replace, make: Self.init),
    summary: "puts another object in a row's place",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "replace 0 3 \"New\"",
    effects: .changes
  )

  let request: EditRequest
}
