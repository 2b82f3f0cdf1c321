import SessionSupport
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Random commands of paging against a model of a few lines.
@MainActor @Suite struct RandomFeedTests {
  /// What a list should be, kept as plainly as can be.
  private struct Naive {
    enum Kind { case refresh, next, previous }

    static let pages = (0..<4).map { page in (0..<3).map { "r\(page * 3 + $0)" } }
    var current = 0
    var shown = 0
    var cache: Set<Int> = [0]
    var calls = 1
    var latency = 0
    var failures = 0
    var now = 0
    /// Whether the control below the rows spins: a refresh that takes a page's place stops it at its end.
    var spins = false
    var running: (kind: Kind, fails: Bool, due: Int)?

    var rows: [String] { Self.pages[0...shown].flatMap { $0 } }

    mutating func start(_ kind: Kind) {
      calls += 1
      spins = spins || kind != .refresh
      let fails = failures > 0
      if fails { failures -= 1 }
      running = (kind, fails, now + latency)
      if latency == 0 { finish() }
    }

    mutating func finish() {
      guard let done = running else { return }
      running = nil
      spins = false
      guard !done.fails else { return }
      switch done.kind {
      case .refresh: (current, shown, cache) = (0, 0, [0])
      case .next: go(to: current + 1)
      case .previous: go(to: current - 1)
      }
    }

    mutating func go(to page: Int) {
      current = page
      shown = max(shown, page)
      cache.insert(page)
    }

    mutating func run(_ line: String) {
      switch line {
      case "pull": if running?.kind != .refresh { start(.refresh) }
      case "more":
        guard running == nil, current < Self.pages.count - 1 else { return }
        if cache.contains(current + 1) { go(to: current + 1) } else { start(.next) }
      case "page previous":
        guard running == nil else { return }
        if current == 0 { start(.refresh) } else { go(to: current - 1) }
      case "cancel":
        running = nil
        spins = false
      case "net fail next": failures += 1
      case "net latency 0": latency = 0
      case "net latency 30": latency = 30
      case "net latency 70": latency = 70
      case "tick 20", "tick 50":
        now += line == "tick 20" ? 20 : 50
        if let running, running.due <= now { finish() }
      default: break
      }
    }
  }

  private static let lines = [
    "pull", "more", "more", "more", "page previous", "cancel", "net fail next", "net latency 0",
    "net latency 30", "net latency 70", "tick 20", "tick 50", "tick 50",
  ]

  @Test(arguments: FeedCommandTests.wirings, 0..<12)
  func `order, calls and rows are those of a plain model, whatever is done`(
    wiring: String,
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let pages = Naive.pages.map { page in
      "[" + page.map { #"{"id": "\#($0)"}"# }.joined(separator: ", ") + "]"
    }
    let fixture = try SessionFixture(
      nil,
      wiring: wiring,
      served: #"{"/l": {"pages": [\#(pages.joined(separator: ", "))]}}"#
    )
    fixture.type("open http://example.org/l")
    var naive = Naive()
    var done: [String] = []
    for _ in 0..<80 {
      let line = Self.lines[random.below(Self.lines.count)]
      done.append(line)
      fixture.type(line)
      naive.run(line)
      let source = try #require(fixture.session.current)
      let rows = source.sections.flatMap { $0.items.map(\.id.text) }
      let feed = try #require(source.feed)
      guard rows == naive.rows, feed.model.isLoading == (naive.running != nil),
        fixture.session.network.transport.requestCount == naive.calls,
        feed.model.currentPage == naive.current + 1,
        (source.tableView.refreshControl?.isRefreshing == true)
          == (naive.running?.kind == .refresh),
        (source.tableView.loadMoreControl?.state == .loading) == naive.spins
      else {
        Issue.record("seed \(seed): \(done.joined(separator: "; "))")
        return
      }
    }
    #expect(fixture.code("invariants") == "ok")
  }
}
