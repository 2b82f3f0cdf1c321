import TableModel
import TableStore
import Testing

// L16 to L21: paging, refresh, the memory of pages.
@MainActor @Suite struct ListModelTests {
  /// A screen as the article has it, with its rows as texts.
  @MainActor private final class Screen: ListModelDelegate {
    var rows: [String] = []
    var log: [String] = []

    func listModel(_ model: ListModel, didRefresh page: ListPage) {
      rows = Self.titles(page)
      log.append("refresh")
    }

    func listModel(
      _ model: ListModel,
      didLoad page: ListPage,
      kind: RowLoad,
      isFromCache: Bool
    ) {
      rows = kind == .next ? rows + Self.titles(page) : Self.titles(page) + rows
      log.append("load \(page.number) \(kind.rawValue)" + (isFromCache ? " cached" : ""))
    }

    func listModel(_ model: ListModel, didFail error: RequestError, kind: RowLoad) {
      log.append("fail \(error.code)")
    }

    func listModelDidReachLastPage(_ model: ListModel) { log.append("last") }
    func listModelDidFinish(_ model: ListModel) { log.append("finish") }

    private static func titles(_ page: ListPage) -> [String] {
      page.sections.flatMap { $0.items.map { $0.title ?? "" } }
    }

    /// What was heard since this was asked last.
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let clock = VirtualClock()
  private let transport = PocketTransport()
  private let network: Network
  private let screen = Screen()

  init() {
    network = Network(transport, clock: clock)
    for (page, rows) in [#"["a", "b"]"#, #"["c"]"#, #"["d"]"#].enumerated() {
      transport.answer("http://h/l?nextPage=\(page)", #"{"page_number": "2", "data": \#(rows)}"#)
    }
  }

  private func model(_ rule: PageRule = .article, _ address: String = "http://h/l") -> ListModel {
    let reader = DocumentPageReader(name: "l", rule: rule)
    let model = ListModel(address, rule: rule, reader: reader, network: network)
    model.delegate = screen
    return model
  }

  @Test func `the golden trace of a list that is refreshed, continued, lost and found`() {
    let model = model()
    func step(_ call: () -> Void) -> String {
      let calls = transport.requests.count
      call()
      network.loop.settle()
      let events = screen.take().joined(separator: ", ")
      let page = model.currentPage.map(String.init) ?? "nil"
      return "\(events) · \(transport.requests.count - calls) · \(screen.rows.joined()) · \(page)"
    }
    let trace = [
      step(model.loadNextPage), step(model.refresh), step(model.loadNextPage),
      step(model.loadNextPage), step(model.loadNextPage), step(model.refresh),
      step {
        network.transport.failNext()
        model.loadNextPage()
      }, step(model.loadNextPage),
      step(model.loadPreviousPage), step(model.loadPreviousPage),
    ]
    #expect(
      trace == [
        "refresh, finish · 1 · ab · 0", "refresh, finish · 1 · ab · 0",
        "load 1 next, finish · 1 · abc · 1", "load 2 next, finish · 1 · abcd · 2",
        "last · 0 · abcd · 2", "refresh, finish · 1 · ab · 0",
        "fail network, finish · 0 · ab · 0", "load 1 next, finish · 1 · abc · 1",
        "load 0 previous cached, finish · 0 · ababc · 0", "refresh, finish · 1 · ab · 0",
      ]
    )
  }

  @Test func `a page that failed is asked for again by retry, and nothing else is`() {
    let model = model()
    #expect(model.retry() == false)
    model.refresh()
    network.loop.settle()
    network.transport.isOffline = true
    model.loadNextPage()
    network.loop.settle()
    #expect(model.failedLoad == .next)
    network.transport.isOffline = false
    #expect(model.retry())
    network.loop.settle()
    #expect(model.failedLoad == nil && screen.rows == ["a", "b", "c"] && model.retry() == false)
  }

  @Test func `a refresh takes the place of a page under way, anything else waits its turn`() {
    let model = model()
    model.refresh()
    network.loop.settle()
    transport.holds = true
    _ = screen.take()
    model.loadNextPage()
    model.loadNextPage()
    model.loadPreviousPage()
    #expect(transport.requests.count == 2 && model.runningLoad == .next)
    model.refresh()
    model.refresh()
    #expect(transport.requests.count == 3 && model.runningLoad == .refresh)
    transport.release()
    network.loop.settle()
    #expect(screen.take() == ["refresh", "finish"] && screen.rows == ["a", "b"])
  }

  @Test func `a refresh that fails leaves rows, page and memory alone`() {
    let model = model()
    model.refresh()
    network.loop.settle()
    model.loadNextPage()
    network.loop.settle()
    network.transport.failNext()
    model.refresh()
    network.loop.settle()
    #expect(model.currentPage == 1 && screen.rows == ["a", "b", "c"])
    let calls = transport.requests.count
    model.loadPreviousPage()
    network.loop.settle()
    #expect(transport.requests.count == calls && model.currentPage == 0)
  }

  @Test func `cancel ends once, and tells the finish alone`() {
    let model = model()
    #expect(model.cancel() == false)
    transport.holds = true
    model.refresh()
    #expect(model.cancel() && model.cancel() == false)
    transport.release()
    network.loop.settle()
    #expect(screen.take() == ["finish"] && model.currentPage == nil)
  }

  @Test func `a page from memory comes no earlier than one from the server, and can be cancelled`()
  {
    let model = model()
    model.refresh()
    network.loop.settle()
    model.loadNextPage()
    network.loop.settle()
    _ = screen.take()
    model.loadPreviousPage()
    #expect(screen.log.isEmpty && model.isLoading)
    #expect(model.cancel())
    network.loop.settle()
    #expect(screen.take() == ["finish"] && model.currentPage == 1)
  }

  @Test func `a list that is let go hears of nothing and holds nothing`() {
    transport.holds = true
    var held: ListModel? = model()
    weak let weakModel = held
    held?.refresh()
    held = nil
    #expect(weakModel == nil)
    transport.release()
    network.loop.settle()
    #expect(screen.log.isEmpty && network.loop.count == 0)
  }

  @Test func `a delegate is held weakly`() {
    let model = model()
    var other: Screen? = Screen()
    weak let weakScreen = other
    model.delegate = other
    model.refresh()
    other = nil
    network.loop.settle()
    #expect(weakScreen == nil && model.currentPage == 0)
  }

  @Test(
    arguments: [
      ([HTTPField("Link", "<?page=2>; rel=\"next\"")], "[1]", "http://h/l?page=2"),
      (
        [HTTPField("link", "<http://h/x>; title=\"a, b\"; rel=\"prev\", </y>; rel=next")], "[1]",
        "http://h/y"
      ),
      ([], #"{"items": [1], "next_cursor": "a b"}"#, "http://h/l?cursor=a%20b"),
      ([], #"{"items": [1], "nextPageToken": "t"}"#, "http://h/l?pageToken=t"),
      ([], #"{"results": [{"a": 1}], "next": "http://h/l?offset=20"}"#, "http://h/l?offset=20"),
      ([], #"{"page": 1, "total_pages": 3, "items": [1]}"#, "http://h/l?page=2"),
      (
        [], #"{"data": [{"a": 1}], "meta": {"pagination": {"current_page": 1, "last_page": 2}}}"#,
        "http://h/l?page=2"
      ),
      ([], #"{"items": [1], "next_page": 7}"#, "http://h/l?page=7"),
    ] as [([HTTPField], String, String)]
  )
  func `the next page is found where servers say it`(
    headers: [HTTPField],
    body: String,
    next: String
  ) {
    transport.answer("http://h/l", body, headers: headers)
    // The answer says where it comes from.
    transport.answers["http://h/l"] = .success(
      HTTPResponse(headers: headers, url: "http://h/l", body: Array(body.utf8))
    )
    let model = model(.automatic)
    model.refresh()
    network.loop.settle()
    #expect(model.currentPage != nil && !model.isAtLastPage)
    model.loadNextPage()
    network.loop.settle()
    #expect(transport.requests.map(\.url) == ["http://h/l", next])
  }

  @Test(arguments: [
    "[1, 2]", #"{"items": [1], "next_cursor": null}"#, #"{"items": [1], "next": ""}"#,
    #"{"page": 3, "total_pages": 3, "items": [1]}"#, #"{"items": [1], "next": "ftp://h/x"}"#,
    #"{"items": [1], "next": "http://h/l"}"#,
    #"{"items": [1], "nextCursor": "x", "hasMore": false}"#,
  ])
  func `a page that names no other one is the last`(body: String) {
    transport.answers["http://h/l"] = .success(
      HTTPResponse(url: "http://h/l", body: Array(body.utf8))
    )
    let model = model(.automatic)
    model.refresh()
    network.loop.settle()
    model.loadNextPage()
    network.loop.settle()
    #expect(model.isAtLastPage && transport.requests.count == 1)
    #expect(screen.take() == ["refresh", "finish", "last"])
  }

  @Test func `numbers that nobody ends are ended by a page without rows`() {
    for (page, rows) in [#"[{"a": 1}]"#, #"[{"a": 2}]"#, "[]"].enumerated() {
      transport.answer("http://h/l?p=\(page + 1)", rows)
    }
    let model = model(.numbered(parameter: "p", first: 1))
    for _ in 0..<4 {
      model.loadNextPage()
      network.loop.settle()
    }
    #expect(model.currentPage == 2 && model.isAtLastPage && transport.requests.count == 3)
  }

  @Test func `a list opened in the middle goes back to its beginning`() {
    for page in 1...3 { transport.answer("http://h/l?p=\(page)", #"[{"a": \#(page)}]"#) }
    let model = model(.numbered(parameter: "p", first: 1), "http://h/l?p=3")
    for call in [model.refresh, model.loadPreviousPage, model.loadPreviousPage] {
      call()
      network.loop.settle()
    }
    #expect(
      screen.take().filter { $0 != "finish" } == ["refresh", "load 2 previous", "load 1 previous"]
    )
    #expect(transport.requests.map(\.url) == (1...3).reversed().map { "http://h/l?p=\($0)" })
  }

  @Test func `what one server is told in secret another one is not`() {
    let link = HTTPField("Link", "<http://other/l>; rel=\"next\"")
    transport.answers["http://h/l"] = .success(
      HTTPResponse(headers: [link], url: "http://h/l", body: Array("[1]".utf8))
    )
    let reader = DocumentPageReader(name: "l")
    let secret = [HTTPField("Authorization", "Bearer x")]
    let model = ListModel("http://h/l", headers: secret, reader: reader, network: network)
    model.refresh()
    network.loop.settle()
    model.loadNextPage()
    #expect(transport.requests.map(\.url) == ["http://h/l", "http://other/l"])
    #expect(transport.requests.map(\.headers.count) == [1, 0])
  }

  @Test func `who asks is told the same server again`() {
    let link = HTTPField("Link", "<?page=2>; rel=\"next\"")
    transport.answers["http://me:secret@h/l"] = .success(
      HTTPResponse(headers: [link], url: "http://h/l", body: Array("[1]".utf8))
    )
    let model = model(.automatic, "http://me:secret@h/l")
    model.refresh()
    network.loop.settle()
    model.loadNextPage()
    #expect(
      transport.requests.map(\.url) == ["http://me:secret@h/l", "http://me:secret@h/l?page=2"]
    )
    #expect(model.request.shownAddress == "http://h/l?page=2")
  }

  @Test(arguments: [
    (#"{"error": "no"}"#, "not-a-table"), ("{", "bad-json"), ("", "bad-json"), ("7", "not-a-table"),
  ])
  func `an answer that is no page changes nothing`(body: String, code: String) {
    let model = model()
    model.refresh()
    network.loop.settle()
    transport.answer("http://h/l?nextPage=1", body)
    model.loadNextPage()
    network.loop.settle()
    #expect(screen.take() == ["refresh", "finish", "fail \(code)", "finish"])
    #expect(model.currentPage == 0 && screen.rows == ["a", "b"])
  }

  @Test func `an element that is no row goes by the wiring's rule and is reported`() {
    let body = #"{"data": [{"title": "a"}, "b", {"title": "c"}]}"#
    for (rule, titles, words) in [
      (BadElementRule.dropsElement, ["a", "c"], "data[1]: not an object: the row is left out"),
      (.dropsArray, [], "data[1]: not an object: data is dropped"),
    ] {
      for number in 0...1 { transport.answer("http://h/l?nextPage=\(number)", body) }
      let reader = DocumentPageReader(name: "l", rule: .article, badElements: rule)
      let model = ListModel("http://h/l", rule: .article, reader: reader, network: network)
      model.delegate = screen
      model.refresh()
      network.loop.settle()
      #expect(screen.rows == titles)
      let problems = model.firstPage?.problems.map { "\($0.path): \($0.problem): \($0.action)" }
      #expect(problems == [words])
    }
  }
}
