/// `append`: adds rows at the end of a section.
struct AppendCommand: EditingCommand {
  static let description = CommandDescription(
    name: "append",
    shortest: "app",
    group: .changing,
    syntax: ["append [S] ITEM… [--raw]"],
    summary: "adds rows at the end of a section",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "append 0 \"New\"",
    effects: .changes,
    completion: .flags(
      ["--raw": "keys and values as they stand"],
      .sequence([.optionalSection, .items])
    ),
    needs: .source
  )

  let request: EditRequest
}
