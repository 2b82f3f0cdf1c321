/// `swap`: lets two rows change places.
struct SwapCommand: Command {
  static let description = CommandDescription(
    name: "swap",
    shortest: "swa",
    group: .changing,
    syntax: ["swap S R with S R"],
    summary: "lets two rows change places",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "swap 0 0 with 0 3",
    effects: .changes,
    completion: .nothing
  )

  private let request: EditRequest

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    request = try EditRequest(verb: "swap", &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    return try EditRunner(session, source, command: "swap").run(edit)
  }
}
