import CommandLanguage
import TableAdapters
import TableModel
import TableStore
import TableUI
import Workspace

/// The `pull` command: pulls the rows down and releases them.
struct PullCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("pull", short: "pul", in: .acting, aliases: ["refresh"]),
    words: .of(.optional(.pull)) { Self(distance: $0 ?? RefreshControl.threshold) },
    summary: "pull the rows down to refresh; under 60 pt nothing happens",
    pattern:
      "The refresh control sets isRefreshing and sends valueChanged. The controller loads "
      + "the rows and calls endRefreshing.",
    setup: ["app refresh handler on"],
    example: "pull",
    effects: [.changes, .usesNetwork],
    needs: [.screen, .noBatch]
  )

  private let distance: Double

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .pullDown(let points) = gesture else { return nil }
    return GestureCall(
      Self(distance: points),
      ["pull"] + (points == RefreshControl.threshold ? [] : [.points(points)])
    )
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let listeners = source.tableView.refreshControl?.targets(for: .valueChanged) ?? []
    let runner = GestureRunner(session, source)
    let result = try runner.run(.pullDown(by: distance))
    guard let outcome = result.outcome.pull, outcome != .notEnabled else {
      throw CommandError(FeedFault.pullDisabled)
    }
    if let feed = source.feed, outcome == .refreshed, source.scriptedRefresh == nil {
      return try RemoteListLoader(session, source, feed).finish(
        LoadingText.pulled(by: distance).words
      )
    }
    let names = listeners.map { String(describing: type(of: $0)) }
    return Answer(
      Self.value(outcome, names, source),
      texts(outcome, names, source)
    )
  }

  private static func value(
    _ outcome: PullOutcome,
    _ names: [String],
    _ source: OpenTable
  ) -> AnswerValue {
    let isSent = outcome == .refreshed
    return [
      "rows": .int(source.sections.rowCount),
      // Without a server, the rows come unchanged from the model.
      "source": .null,
      "outcome": .text(outcome.rawValue),
      "refreshing": .bool(source.tableView.refreshControl?.isRefreshing == true),
      "delivered": isSent ? .list(names.map { .text($0) }) : [],
      "offset": .points(source.tableView.contentOffset.y),
    ]
  }

  private func texts(
    _ outcome: PullOutcome,
    _ names: [String],
    _ source: OpenTable
  ) -> [LoadingText] {
    switch outcome {
    case .notEnabled: return []
    case .tooShort:
      return [.pulledTooShort(by: distance, threshold: RefreshControl.threshold)]
    case .alreadyRefreshing: return [.alreadyRefreshing(by: distance)]
    case .refreshed where names.isEmpty:
      return [.noRefreshTarget(by: distance), .noRefreshMethod(receiver: source.door.name)]
    case .refreshed:
      let isSpinning = source.tableView.refreshControl?.isRefreshing == true
      return [.sentRefresh(by: distance, receivers: names, isRefreshing: isSpinning)]
    }
  }
}

extension Syntax where Value == Double {
  /// The syntax of the distance to pull, in points.
  fileprivate static let pull = number().placed { distance, offset throws(CommandError) in
    guard distance > 0, distance <= 100_000 else {
      throw CommandError(ActingFault.noPull(distance: distance), at: offset)
    }
    return distance
  }
}

/// The `more` command: pulls the rows up to load more of them.
struct MoreCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("more", short: "mor", in: .acting),
    words: .of(make: Self.init),
    summary: "load the next page and append its rows",
    pattern:
      "The load-more control asks the controller, which asks the list model to request a "
      + "page. The model changes, then the table view gets one batch.",
    setup: ExampleTable.list,
    example: "more",
    effects: [.changes, .usesNetwork],
    needs: [.screen, .noBatch]
  )

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .pullUp = gesture else { return nil }
    return GestureCall(Self(), ["more"])
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try RemoteListLoader(session, source, method: "loadNextPage()").pullUp()
  }
}

/// The `retry` command: taps the message of a page that failed to load.
struct RetryCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("retry", short: "ret", in: .acting),
    words: .of(make: Self.init),
    summary: "request the failed page again, or reconnect to a database",
    pattern:
      "The load-more control asks the controller, and the list model repeats the same "
      + "request. A database is connected again; the rows and edits stay.",
    setup: ExampleTable.list + ["net latency 1", "net fail next", "more", "tick 1"],
    example: "retry",
    effects: [.changes, .usesNetwork],
    needs: [.screen, .noBatch]
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    if source.document.isDatabase { return try session.reconnect(source) }
    let runner = try RemoteListLoader(session, source, method: "loadNextPage()")
    guard source.feed?.supply.failedLoad != nil else {
      throw CommandError(FeedFault.nothingFailed)
    }
    return try runner.run { $0.retry() }
  }
}
