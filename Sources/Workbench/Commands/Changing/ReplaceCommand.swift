/// `replace`: puts another object in a row's place.
struct ReplaceCommand: EditingCommand {
  static let description = CommandDescription(
    name: "replace",
    shortest: "repl",
    group: .changing,
    syntax: ["replace [S R] ITEM [--raw]"],
    summary: "puts another object in a row's place",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "replace 0 3 \"New\"",
    effects: .changes,
    completion: .flags(
      ["--raw": "keys and values as they stand"],
      .sequence([.optionalRow, .item])
    ),
    needs: .source
  )

  let request: EditRequest
}
