import TableAdapters
import TableStore

/// `retry`: a tap on the message of a page that got lost.
struct RetryCommand: Command {
  static let description = CommandDescription(
    name: "retry",
    shortest: "ret",
    group: .acting,
    syntax: ["retry"],
    summary: "asks again for the page that got lost",
    pattern: "V → load-more control → C → list model: the same request once more.",
    setup: ExampleTable.list + ["net latency 1", "net fail next", "more", "tick 1"],
    example: "retry",
    effects: [.changes, .usesNetwork],
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let runner = try FeedRunner(session, method: "loadNextPage()")
    guard let model = session.current?.feed?.model, model.failedKind != nil else {
      throw CommandError("refused", "nothing has failed", hint: "more asks for the next page")
    }
    return try runner.run { $0.retry() }
  }
}
