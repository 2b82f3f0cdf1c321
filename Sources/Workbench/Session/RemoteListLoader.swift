import CommandLanguage
import TableAdapters
import TableModel
import TableStore
import TableUI
import Workspace

/// Runs what a person wants of a list that comes page by page.
@MainActor struct RemoteListLoader {
  private let session: Session
  private let source: OpenTable
  private let feed: RemoteList

  init(_ session: Session, _ source: OpenTable, _ feed: RemoteList) {
    self.session = session
    self.source = source
    self.feed = feed
  }

  /// The runner for a source whose rows come from a list.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - source: The source.
  ///   - method: What the controller must have, for the refusal.
  /// - Throws: Why nobody can be asked now.
  init(_ session: Session, _ source: OpenTable, method: String) throws {
    _ = try source.door.listScreen(for: method)
    guard let feed = source.feed else {
      throw CommandError(FeedFault.noServer(name: session.shown(source.name)))
    }
    source.restore()
    self.init(session, source, feed)
  }

  /// Starts something, and waits for it unless only the clock holds it back.
  ///
  /// - Parameter start: Starts it.
  /// - Returns: What came of it.
  /// - Throws: Why nothing came; the table is as it was.
  func run(_ start: @MainActor (ListLoader) -> Void) throws -> Answer {
    guard !feed.supply.isLoading else { return alreadyLoading }
    start(feed.loader)
    return try finish()
  }

  /// A person pulls the rows up.
  func pullUp() throws -> Answer {
    guard source.tableView.loadMoreControl != nil else {
      throw CommandError(FeedFault.loadMoreDisabled)
    }
    guard !feed.supply.isLoading else { return alreadyLoading }
    let result = try GestureRunner(session, source).run(.pullUp)
    // At the end the control tells nobody; the list says why.
    if !result.outcome.isAllowed { feed.loader.loadNextPage() }
    return try finish()
  }

  private var alreadyLoading: Answer {
    answer("alreadyLoading", [words.running + "; nobody is asked again"])
  }

  /// Waits for what was started.
  func finish(_ beginning: String = "") throws -> Answer {
    do { try session.wait(for: feed.supply) } catch {
      _ = feed.takeEvents()
      throw error
    }
    let events = feed.takeEvents()
    for event in events {
      switch event {
      case .failed(let error, _): throw CommandError(error, style: session.settings.escapeStyle)
      case .refused(let error): throw CommandError(error, era: source.tableView.messageEra)
      default: continue
      }
    }
    guard let event = events.last else {
      return answer("loading", [beginning + words.running])
    }
    var answer = answer(event.outcome, [beginning + words.line(event)], event)
    if case .refreshed = event, feed.lostEdits > 0 {
      let edits = TextFormatting.count(feed.lostEdits, "edit")
      answer.notes.append("\(edits) that nobody had saved went with the old rows")
    }
    let left = feed.takeNewProblems()
    if left > 0 { answer.notes.append("\(TextFormatting.count(left, "element")) left out: report") }
    return answer
  }

  /// Ends the running request.
  func cancel() throws -> Answer {
    let kind = feed.supply.runningLoad
    try feed.supply.cancelLoads()
    _ = feed.takeEvents()
    let word = kind.map(\.rawValue) ?? ""
    return Answer(
      ["events": ["cancelled"], "request": .text(word)],
      "the request is cancelled after \(feed.model.request.cost) ms; the table is as it was"
    )
  }

  private var words: RemoteListMessages { RemoteListMessages(session, source, feed) }

  private func answer(
    _ outcome: String,
    _ lines: [String],
    _ event: ListLoaderEvent? = nil
  ) -> Answer {
    Answer(
      [
        "rows": .int(source.rowCount), "source": .optional(event?.origin),
        "outcome": .text(outcome), "page": .optional(feed.model.currentPage),
        "lastPage": .optional(feed.model.isAtLastPage ? feed.model.currentPage : nil),
        "added": .int(event?.added ?? 0),
      ],
      lines
    )
  }
}

extension ListLoaderEvent {
  /// A stable word.
  fileprivate var outcome: String {
    switch self {
    case .refreshed: "refreshed"
    case .loaded: "loaded"
    case .failed: "failed"
    case .refused: "refused"
    case .reachedLastPage: "noMoreData"
    case .cancelled: "cancelled"
    }
  }

  /// Where the rows came from, or nil.
  fileprivate var origin: String? {
    switch self {
    case .refreshed: "network"
    case .loaded(_, _, let isFromCache, _): isFromCache ? "cache" : "network"
    default: nil
    }
  }

  /// How many rows came in.
  fileprivate var added: Int {
    switch self {
    case .refreshed(let page): page.rowCount
    case .loaded(_, _, _, let rows): rows
    default: 0
    }
  }
}
