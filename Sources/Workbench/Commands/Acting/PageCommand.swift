import TableAdapters
import TableStore

/// `page`: the pages of a list.
struct PageCommand: Command {
  static let description = CommandDescription(
    name: "page",
    shortest: "pag",
    group: .acting,
    syntax: ["page previous", "page next", "page"],
    summary: "the page before the current one, or the next; alone: which pages are there",
    pattern:
      "C → list model: a page it has seen comes from its cache; before the first: a refresh.",
    setup: ExampleTable.list + ["more"],
    example: "page previous",
    effects: [.changes, .usesNetwork],
    completion: .optional(.anyWord(of: ["previous", "next"])),
    needs: .source
  )

  private let word: String?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    word = arguments.isEmpty ? nil : try arguments.takeChoice(["previous", "next"])
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    switch word {
    case "previous":
      return try FeedRunner(session, method: "loadPreviousPage()").run { $0.loadPreviousPage() }
    case "next":
      return try FeedRunner(session, method: "loadNextPage()").pullUp()
    default: return try pages(in: session)
    }
  }

  private func pages(in session: Session) throws(CommandError) -> Answer {
    _ = try FeedRunner(session, method: "loadNextPage()")
    guard let feed = session.current?.feed, let shown = feed.loader.shownPages else {
      throw CommandError("refused", "no page has come yet", hint: "pull")
    }
    let range =
      shown.count == 1
      ? "page \(shown.lowerBound) is" : "pages \(shown.lowerBound) to \(shown.upperBound) are"
    return Answer(
      [
        "page": .optional(feed.model.currentPage),
        "shown": [.int(shown.lowerBound), .int(shown.upperBound)],
        "isLast": .bool(feed.model.isAtLastPage),
      ],
      "\(range) in the table; \(session.shown(feed.pagingWords))"
    )
  }
}
