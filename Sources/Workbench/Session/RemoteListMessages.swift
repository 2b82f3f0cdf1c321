import TableAdapters
import TableModel
import TableStore
import TableUI
import Workspace

extension RemoteList {
  /// The current page and whether more pages follow, as text.
  var pagingWords: String {
    let page = model.currentPage.map { "page \($0)" } ?? "no page"
    if model.isAtLastPage { return page + ", the last" }
    return page + "; `more` loads the next (\(model.pagingWords))"
  }
}

/// The results of loads as text.
@MainActor struct RemoteListMessages {
  private let session: Session
  private let source: OpenTable
  private let feed: RemoteList

  init(_ session: Session, _ source: OpenTable, _ feed: RemoteList) {
    self.session = session
    self.source = source
    self.feed = feed
  }

  /// Returns an event as one line.
  func line(_ event: ListLoaderEvent) -> String {
    switch event {
    case .refreshed(let page):
      let rows = TextFormatting.count(page.rowCount, "row")
      return "page \(page.number): \(rows); replaced the list"
    case .loaded(let page, let kind, let isFromCache, let rows):
      return loaded(page, kind, isFromCache, rows)
    case .failed(let error, let kind):
      return "\(Self.name(kind)) failed: \(session.shown(error.message)); table unchanged"
    case .refused(let error):
      return "the table view rejected the page: \(error.text(era: source.tableView.messageEra))"
    case .reachedLastPage:
      let last = feed.model.currentPage.map { "page \($0)" } ?? "the page"
      return "no more data: \(last) is the last; no request sent"
    case .cancelled: return "canceled the request; table unchanged"
    }
  }

  /// The running request as one line.
  var running: String {
    let kind = feed.supply.runningLoad.map(Self.name) ?? "the request"
    let rest = session.clock.nextDue.map { $0 - session.clock.now } ?? 0
    let due = rest > 0 ? "`tick \(rest)` or `cancel`" : "`cancel` stops it"
    return "\(kind) is in progress; \(due)"
  }

  private func loaded(
    _ page: ListPage,
    _ kind: RowLoad,
    _ isFromCache: Bool,
    _ rows: Int
  ) -> String {
    if rows == 0, page.rowCount > 0, feed.loader.holds(page) {
      return "page \(page.number) is already loaded; no request sent"
    }
    let origin = isFromCache ? "from the cache" : "from the server"
    let place = kind == .previous ? "prepended" : "appended"
    let left = page.rowCount - rows
    var line = "page \(page.number), \(origin): \(TextFormatting.count(rows, "row")) \(place)"
    line += ", \(TextFormatting.grouped(source.rowCount)) in all"
    if left > 0 { line += "; skipped \(TextFormatting.count(left, "duplicate row"))" }
    return line
  }

  private static func name(_ kind: RowLoad) -> String {
    switch kind {
    case .refresh: "the refresh"
    case .next: "the next page"
    case .previous: "the previous page"
    }
  }
}
