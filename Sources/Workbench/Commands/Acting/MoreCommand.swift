/// `more`: a finger pulls the rows up to have more of them.
struct MoreCommand: Command {
  static let description = CommandDescription(
    name: "more",
    shortest: "mor",
    group: .acting,
    syntax: ["more"],
    summary: "pulls the rows up: the next page comes behind the others",
    pattern: "V → load-more control → C → list model: a request, a page; M, then one batch for V.",
    setup: ExampleTable.list,
    example: "more",
    effects: [.changes, .usesNetwork],
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    try FeedRunner(session, method: "loadNextPage()").pullUp()
  }
}
