/// `swap`: lets two rows change places.
struct SwapCommand: EditingCommand {
  static let description = CommandDescription(
    name: "swap",
    shortest: "swa",
    group: .changing,
    syntax: ["swap S R with S R"],
    summary: "lets two rows change places",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "swap 0 0 with 0 3",
    effects: .changes,
    completion: .sequence([.optionalRow, .word("with"), .row]),
    needs: .source
  )

  let request: EditRequest
}
