/// `swap`: lets two rows change places.
struct SwapCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("swap", short: "swa", in: .changing),
    words: .of(.swap, make: Self.init),
    summary: "lets two rows change places",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "swap 0 0 with 0 3",
    effects: .changes
  )

  let request: EditRequest
}
