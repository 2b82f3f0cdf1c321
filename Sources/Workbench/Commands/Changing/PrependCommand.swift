/// `prepend`: adds rows at the beginning of a section.
struct PrependCommand: EditingCommand {
  static let description = CommandDescription(
    name: "prepend",
    shortest: "pre",
    group: .changing,
    syntax: ["prepend [S] ITEM… [--raw]"],
    summary: "adds rows at the beginning of a section",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "prepend 0 \"New\"",
    effects: .changes,
    completion: .flags(
      ["--raw": "keys and values as they stand"],
      .sequence([.optionalSection, .items])
    ),
    needs: .source
  )

  let request: EditRequest
}
