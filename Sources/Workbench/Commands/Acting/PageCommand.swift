import TableAdapters
import TableStore

/// `page`: the pages of a list.
struct PageCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("page", short: "pag", in: .acting),
    words: .of(.optional(.choice(["previous", "next"])), make: Self.init)
      .written(["previous"], ["next"], []),
    summary: "the page before the current one, or the next; alone: which pages are there",
    pattern:
      "C → list model: a page it has seen comes from its cache; before the first: a refresh.",
    setup: ExampleTable.list + ["more"],
    example: "page previous",
    effects: [.changes, .usesNetwork],
    needs: [.screen, .noBatch]
  )

  private let word: String?

  var effects: Effects { word == nil ? [.reads] : Self.description.effects }

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    switch word {
    case "previous":
      return try FeedRunner(session, source, method: "loadPreviousPage()").run {
        $0.loadPreviousPage()
      }
    case "next":
      return try FeedRunner(session, source, method: "loadNextPage()").pullUp()
    default: return try pages(source, session)
    }
  }

  private func pages(
    _ source: OpenSource,
    _ session: Session
  ) throws(CommandError) -> Answer {
    _ = try FeedRunner(session, source, method: "loadNextPage()")
    guard let feed = source.feed, let shown = feed.loader.shownPages else {
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
