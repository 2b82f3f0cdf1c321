/// `update`: changes single fields of a row.
struct UpdateCommand: EditingCommand {
  static let description = CommandDescription(
    name: "update",
    shortest: "upd",
    group: .changing,
    syntax: ["update [S R] KEY=VALUE … [--raw]"],
    summary: "changes single fields of a row",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "update 0 3 title=\"New\"",
    effects: .changes,
    completion: .updateWords,
    needs: .source
  )

  let request: EditRequest
}

extension Grammar {
  /// A row, and its keys with their new values.
  fileprivate static let updateWords = Grammar.flags(
    ["--raw": "keys and values as they stand"],
    .sequence([.optionalRow, .assignment, .many(.assignment)])
  )
}
