import CommandLanguage
import TableAdapters
import TableModel
import TableStore
import TableUI
import Workspace

/// A helper that runs the user's commands on a paged remote list.
@MainActor struct RemoteListLoader {
  private let session: Session
  private let source: OpenTable
  private let feed: RemoteList

  init(_ session: Session, _ source: OpenTable, _ feed: RemoteList) {
    self.session = session
    self.source = source
    self.feed = feed
  }

  /// Creates a loader for a table with a remote list.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - source: The table.
  ///   - method: The method that the controller must have, for the error message.
  /// - Throws: An error if no request is possible now.
  init(_ session: Session, _ source: OpenTable, method: String) throws {
    _ = try source.door.listScreen(for: method)
    guard let feed = source.feed else {
      throw CommandError(FeedFault.noServer(name: session.shown(source.name)))
    }
    source.restore()
    self.init(session, source, feed)
  }

  /// Starts a load and waits for it, unless only the virtual clock delays it.
  ///
  /// - Parameter start: Starts the load.
  /// - Returns: The result.
  /// - Throws: An error if the load failed; the table stays unchanged.
  func run(_ start: @MainActor (ListLoader) -> Void) throws -> Answer {
    guard !feed.supply.isLoading else { return alreadyLoading }
    start(feed.loader)
    return try finish()
  }

  /// Loads more rows, as if the user had pulled the rows up.
  func pullUp() throws -> Answer {
    guard source.tableView.loadMoreControl != nil else {
      throw CommandError(FeedFault.loadMoreDisabled)
    }
    guard !feed.supply.isLoading else { return alreadyLoading }
    let result = try GestureRunner(session, source).run(.pullUp)
    // At the end the control sends no event, so the list reports the reason.
    if !result.outcome.isAllowed { feed.loader.loadNextPage() }
    return try finish()
  }

  private var alreadyLoading: Answer {
    answer("alreadyLoading", [words.running + "; no new request sent"])
  }

  /// Waits for the running load.
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
      answer.notes.append(LoadingText.discardedEdits(feed.lostEdits).words)
    }
    let left = feed.takeNewProblems()
    if left > 0 {
      answer.notes.append(LoadingText.skippedElements(left).words)
    }
    return answer
  }

  /// Cancels the running request.
  func cancel() throws -> Answer {
    let kind = feed.supply.runningLoad
    try feed.supply.cancelLoads()
    _ = feed.takeEvents()
    let word = kind.map(\.rawValue) ?? ""
    return Answer(
      ["events": ["cancelled"], "request": .text(word)],
      LoadingText.canceled(milliseconds: feed.model.request.cost)
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
  /// A stable word for the result.
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

  /// The origin of the rows, or nil.
  fileprivate var origin: String? {
    switch self {
    case .refreshed: "network"
    case .loaded(_, _, let isFromCache, _): isFromCache ? "cache" : "network"
    default: nil
    }
  }

  /// The number of new rows.
  fileprivate var added: Int {
    switch self {
    case .refreshed(let page): page.rowCount
    case .loaded(_, _, _, let rows): rows
    default: 0
    }
  }
}
