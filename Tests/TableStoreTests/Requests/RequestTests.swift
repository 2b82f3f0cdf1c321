import JSON
import TableModel
import TableStore
import Testing

// The rows of the seeds about loading, and where each is tested:
//
// seed L1 to L7: here
// seed L8, L10: MappingTests
// seed L9, L11 to L13, L15, L27, L28: DataModelTests; L9 in the wirings: FeedCommandTests, ListModelTests
// seed L14: FeedCommandTests (a refresh reloads once, an edit and a page never)
// seed L16 to L21: ListModelTests, FeedCommandTests, RandomFeedTests
// seed L22, L24, L25: LoadMoreControlTests, FeedCommandTests
// seed L23: RefreshControlTests
// seed L26: PluginTests, PrefetchTests
@MainActor @Suite struct RequestTests {
  private let clock = VirtualClock()
  private let transport = PocketTransport()
  private let network: Network

  init() {
    network = Network(transport, clock: clock)
  }

  private func request(_ server: String = "http://host", _ path: String = "a") -> Request<JSONValue>
  {
    let request = Request(network)
    request.server = server
    request.path = path
    request.method = "GET"
    return request
  }

  /// Keeps the outcomes of a request as words.
  @MainActor private final class Log {
    var words: [String] = []

    func note(_ outcome: RequestOutcome<JSONValue>) {
      switch outcome {
      case .succeeded(let value): words.append("succeeded \(value)")
      case .failed(let error): words.append("failed \(error.code)")
      case .cancelled(let reason): words.append("cancelled \(reason.rawValue)")
      }
    }
  }

  @Test func `a request goes from idle over loading to succeeded and knows its times`() throws {
    transport.answer(#"{"a": 1}"#)
    let request = request()
    request.parameters = [HTTPField("q", "ü b")]
    #expect(request.state == .idle && request.startTime == nil)
    try clock.advance(by: 40)
    network.transport.latency = 120
    let log = Log()
    request.start(log.note)
    #expect(request.state == .loading && request.startTime == 40 && log.words.isEmpty)
    clock.onEvent = { [weak network] in
      network?.loop.settle()
      return []
    }
    try clock.advance(by: 119)
    #expect(request.state == .loading)
    try clock.advance(by: 1)
    #expect(request.state == .succeeded && request.cost == 120)
    #expect(request.json == (try JSONValue(parsing: #"{"a": 1}"#)))
    #expect(request.rawString == #"{"a": 1}"# && log.words == [#"succeeded {"a": 1}"#])
    #expect(transport.requests.map(\.url) == ["http://host/a?q=%C3%BC%20b"])
  }

  @Test(arguments: [
    ("host/", "a", "http://host/a"), ("host", "/a", "http://host/a"),
    ("https://host/", "/a", "https://host/a"), ("http://host", "", "http://host"),
    ("HTTPS://host", "a?b=c", "HTTPS://host/a?b=c"), ("host:8080", "a", "http://host:8080/a"),
  ])
  func `a scheme is added where it is missing, and one slash stands between`(
    server: String,
    path: String,
    url: String
  ) {
    #expect(RequestAddress.join(server: server, path: path) == url)
  }

  @Test(arguments: [
    ("http://h/a/b?x=1", "c", "http://h/a/c"), ("http://h/a/b", "../c", "http://h/c"),
    ("http://h/a", "?page=2", "http://h/a?page=2"), ("http://h/a", "/b", "http://h/b"),
    ("https://h/a", "//g/b", "https://g/b"), ("http://h/a", "http://g/b", "http://g/b"),
    ("http://h", "b", "http://h/b"), ("http://h/a", "ftp://g/b", nil), ("http://h/a", "", nil),
  ])
  func `a link is seen from the address of its answer`(base: String, link: String, url: String?) {
    #expect(RequestAddress.resolve(link, from: base) == url)
  }

  @Test func `parameters of POST are a form in the body`() {
    transport.answer("{}")
    let request = request()
    request.method = "POST"
    request.parameters = [HTTPField("a", "1&2"), HTTPField("b", "")]
    request.start { _ in }
    #expect(transport.requests[0].body.map { String(decoding: $0, as: UTF8.self) } == "a=1%262&b=")
    #expect(transport.requests[0].headers["content-type"] == "application/x-www-form-urlencoded")
    #expect(transport.requests[0].url == "http://host/a")
  }

  @Test func `no completion runs inside the call that starts a request`() {
    transport.answer("1")
    let log = Log()
    let request = request()
    request.start(log.note)
    #expect(log.words.isEmpty && request.isLoading)
  }

  @Test func `each start has exactly one outcome, however it ends`() {
    transport.answer("http://host/a", "[1]")
    transport.answer("http://host/bad", "[1")
    for (path, words) in [
      ("a", "succeeded [1]"), ("bad", "failed bad-json"), ("none", "failed network"),
    ] {
      let log = Log()
      let request = request("host", path)
      request.start(log.note)
      network.loop.settle()
      #expect(log.words == [words])
      #expect(request.cancel() == false && log.words.count == 1)
    }
    transport.holds = true
    let log = Log()
    let request = request()
    request.start(log.note)
    #expect(request.cancel() && request.state == .cancelled)
    transport.release()
    network.loop.settle()
    #expect(log.words == ["cancelled byCaller"] && request.cancel() == false)
  }

  @Test func `starting again supersedes the running start`() {
    transport.answer("[2]")
    transport.holds = true
    let (first, second) = (Log(), Log())
    let request = request()
    request.start(first.note)
    request.start(second.note)
    #expect(first.words == ["cancelled superseded"] && second.words.isEmpty)
    transport.release()
    network.loop.settle()
    #expect(first.words.count == 1 && second.words == ["succeeded [2]"])
    #expect(request.startCount == 2)
  }

  @Test func `a request that nobody holds any more ends once and asks for nothing`() {
    transport.holds = true
    let log = Log()
    var held: Request<JSONValue>? = request()
    held?.start(log.note)
    held = nil
    #expect(log.words == ["cancelled released"])
    transport.release()
    network.loop.settle()
    #expect(log.words.count == 1 && network.loop.count == 0)
  }

  @Test func `a model that is loading is not asked again, and hands over on the main thread`()
    throws
  {
    final class Doubling: RequestModel<Int> {
      var order: [String] = []
      override func handle(_ parsed: Int) {
        MainActor.assertIsolated()
        order.append("handle \(parsed)")
      }
    }
    transport.answer("21")
    transport.holds = true
    let model = Doubling(network) { response throws(RequestError) in
      2 * (Int(String(decoding: response.body, as: UTF8.self)) ?? 0)
    }
    #expect(throws: RequestError.incomplete("the request has no server")) { try model.load() }
    model.request.server = "host"
    #expect(try model.load { _ in model.order.append("completion") })
    #expect(try model.load { _ in model.order.append("never") } == false)
    transport.release()
    network.loop.settle()
    #expect(model.order == ["handle 42", "completion"] && transport.requests.count == 1)
  }

  @Test func `a failure calls the completion and hands over nothing`() throws {
    let model = RequestModel<Int>(network) { _ throws(RequestError) in 1 }
    model.request.server = "host"
    var outcomes = 0
    try model.load { outcome in if case .failed = outcome { outcomes += 1 } }
    network.loop.settle()
    #expect(model.value == nil && outcomes == 1)
  }

  @Test func `offline, a lost answer and no network are failures that say what to do`() {
    transport.answer("1")
    network.transport.isOffline = true
    let log = Log()
    let request = request("http://user:secret@host")
    request.start(log.note)
    network.loop.settle()
    #expect(request.error?.message == "http://host/a: the network is offline")
    network.transport.isOffline = false
    network.transport.failNext()
    request.start(log.note)
    network.loop.settle()
    #expect(request.error?.message.contains("secret") == false)
    network.transport.inner = nil
    request.start(log.note)
    network.loop.settle()
    #expect(request.error?.hint == "`net serve FILE` uses responses from a file")
    #expect(log.words == ["failed network", "failed network", "failed network"])
    #expect(transport.requests.isEmpty && network.transport.requestCount == 3)
  }
}
