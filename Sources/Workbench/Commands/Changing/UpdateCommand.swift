/// `update`: changes single fields of a row.
struct UpdateCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("update", short: "upd", in: .changing),
    words: .of(.update, make: Self.init),
    summary: "changes single fields of a row",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "update 0 3 title=\"New\"",
    effects: .changes
  )

  let request: EditRequest
}
