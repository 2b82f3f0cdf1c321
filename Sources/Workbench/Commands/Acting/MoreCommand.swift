/// `more`: a finger pulls the rows up to have more of them.
struct MoreCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("more", short: "mor", in: .acting),
    words: .of(make: Self.init),
    summary: "pulls the rows up: the next page comes behind the others",
    pattern: "V → load-more control → C → list model: a request, a page; M, then one batch for V.",
    setup: ExampleTable.list,
    example: "more",
    effects: [.changes, .usesNetwork],
    needs: [.screen, .noBatch]
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try FeedRunner(session, source, method: "loadNextPage()").pullUp()
  }
}
