import TableAdapters
import TableStore

/// `retry`: a tap on the message of a page that got lost.
struct RetryCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("retry", short: "ret", in: .acting),
    words: .of(make: Self.init),
    summary: "asks again for the page that got lost",
    pattern: "V → load-more control → C → list model: the same request once more.",
    setup: ExampleTable.list + ["net latency 1", "net fail next", "more", "tick 1"],
    example: "retry",
    effects: [.changes, .usesNetwork],
    needs: [.screen, .noBatch]
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let runner = try FeedRunner(session, source, method: "loadNextPage()")
    guard let model = source.feed?.model, model.failedKind != nil else {
      throw CommandError("refused", "nothing has failed", hint: "more asks for the next page")
    }
    return try runner.run { $0.retry() }
  }
}
