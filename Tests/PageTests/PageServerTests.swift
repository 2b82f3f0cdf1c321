import JSON
import Platform
import TableModel
import TableUI
import Testing

@testable import Page
@testable import Workbench
@testable import Workspace

/// The server, with clients that speak raw HTTP.
@MainActor @Suite(.serialized) struct PageServerTests {
  private let stage: PageStage

  init() throws { stage = try PageStage() }

  @Test func `the files of the page need no token and have all rules`() throws {
    for (path, type) in [
      ("/", "text/html"), ("/page.js", "text/javascript"), ("/page.css", "text/css"),
    ] {
      let response = try stage.exchange("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
      for header in [
        "Content-Type: \(type); charset=utf-8", "Connection: close",
        "X-Content-Type-Options: nosniff", "Cache-Control: no-store",
        "Referrer-Policy: no-referrer", "Cross-Origin-Opener-Policy: same-origin",
        "Cross-Origin-Resource-Policy: same-origin", "Content-Security-Policy: default-src 'none';",
      ] {
        #expect(response.contains("\r\n" + header), "\(path): \(header)")
      }
      #expect(!response.contains(stage.server.token))
      #expect(!response.contains("Access-Control"))
      #expect(!response.contains("Ada"))
    }
  }

  @Test func `the whole page is at most 60 kB and has no markup from text`() throws {
    let assets = try PageAsset.allCases.map {
      String(decoding: try PageAssets.builtIn.bytes(of: $0), as: UTF8.self)
    }
    #expect(assets.reduce(0) { $0 + $1.utf8.count } <= 60_000)
    for word in [
      "innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "http:", "https:",
    ] {
      #expect(assets.allSatisfy { !$0.contains(word) }, "\(word)")
    }
  }

  @Test func `the log has each request with its status, its bytes and its client, but no link`()
    throws
  {
    var lines: [String] = []
    stage.server.log = { lines.append($0) }
    _ = try stage.exchange("GET /page.css HTTP/1.1\r\nHost: localhost\r\n\r\n")
    _ = try stage.exchange("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    _ = try stage.post("/ack", #"{"client":7,"seq":1}"#)
    let stream = try stage.open()
    defer { stream.close() }
    #expect(lines.count == 4)
    let size = try PageAssets.builtIn.bytes(of: .style).count
    #expect(
      try #/GET /page\.css 200 [0-9]+ µs ([0-9]+) B/#.wholeMatch(in: lines[0])?.1 == "\(size)"
    )
    #expect(lines[1].wholeMatch(of: #/GET / 403 [0-9]+ µs [0-9]+ B/#) != nil, "\(lines[1])")
    #expect(
      lines[2].wholeMatch(of: #/POST /ack 200 [0-9]+ µs 13 B client 7/#) != nil,
      "\(lines[2])"
    )
    #expect(
      lines[3].wholeMatch(of: #/GET /events 200 [0-9]+ µs 0 B client 1/#) != nil,
      "\(lines[3])"
    )
    #expect(lines.allSatisfy { !$0.contains(stage.server.token) })
  }

  /// A host without a table that counts the looks at it, and tells the server about each command.
  private final class LookedAtHost: FrontEndHost {
    var looks = 0

    /// The number of looks before the last command, or nil.
    var looksBefore: Int?
    weak var server: PageServer?

    var scene: FrontEndScene? {
      looks += 1
      return nil
    }

    func identifier(ofRowAt indexPath: IndexPath) -> String? { nil }

    func perform(_ gesture: Gesture) -> FrontEndRecord { run("") }

    func run(_ line: String) -> FrontEndRecord {
      looksBefore = looks
      server?.tableDidChange()
      return FrontEndRecord(json: "null", isRefused: false)
    }

    func facts(of tab: String, row: IndexPath?) -> [FrontEndFact] { [] }

    func complete(_ text: String) -> FrontEndCompletion {
      FrontEndCompletion(replacedCount: 0, candidates: [], note: "")
    }
  }

  @Test func `a state is computed once after a command`() throws {
    let host = LookedAtHost()
    let server = try PageServer(host: host, port: 0)
    host.server = server
    let stream = try RawClient(port: server.port)
    stream.send(
      "GET /events HTTP/1.1\r\nHost: localhost\r\nX-Tabletop-Token: \(server.token)\r\n\r\n"
    )
    try stream.wait { _ in
      server.work()
      return server.clientCount == 1
    }
    server.work()
    let client = try RawClient(port: server.port)
    let body = #"{"op":"1","line":"x"}"#
    client.send(
      "POST /command HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
        + "Content-Type: application/json\r\nX-Tabletop-Token: \(server.token)\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    )
    try client.wait { _ in
      server.work()
      return host.looksBefore != nil
    }
    // The look of the command itself is the only one of its turn.
    #expect(host.looks - (try #require(host.looksBefore)) == 1)
    // Without a command each turn looks once, because rows can change by themselves.
    let before = host.looks
    server.work()
    #expect(host.looks == before + 1)
    server.stop()
  }

  @Test func `a client that sends half a request and closes is dropped`() throws {
    let client = try RawClient(port: stage.server.port)
    client.send("GET / HTTP/1.1\r\nHost: loc")
    try client.wait { _ in
      stage.pump()
      return stage.server.descriptors.count == 4
    }
    client.close()
    for _ in 0..<50 { stage.pump() }
    #expect(stage.server.descriptors.count == 3)
  }

  @Test func `a stream begins with a state, and has the differences after it`() throws {
    let client = try stage.open()
    #expect(stage.server.clientCount == 1)
    #expect(client.text.contains("Transfer-Encoding: chunked"))
    #expect(client.text.contains("event: state\ndata: {\"v\":1,"))
    #expect(client.text.contains("\"label\":\"Ada, first\""))
    stage.session.runWithin("update 0 0 title=Adele") { _ in }
    try client.wait { client in
      stage.pump()
      return client.text.contains("event: update")
    }
    #expect(client.text.contains("Adele, first"))
    #expect(client.text.components(of: "event: state") == 1)
    client.close()
    for _ in 0..<50 where stage.server.clientCount > 0 { stage.pump() }
    #expect(stage.server.clientCount == 0)
  }

  @Test func `a server waits for as few descriptors with clients as without`() throws {
    let count = stage.server.descriptors.count
    let clients = try (0..<20).map { _ in try stage.open() }
    for _ in 0..<50 { stage.pump() }
    #expect(Descriptors.readable(stage.server.descriptors, milliseconds: 0).isEmpty)
    #expect(stage.server.descriptors.count == count)
    clients[7].close()
    #expect(!Descriptors.readable(stage.server.descriptors, milliseconds: 5000).isEmpty)
    for _ in 0..<50 where stage.server.clientCount == 20 { stage.pump() }
    #expect(stage.server.clientCount == 19)
    // A closed client must not keep the server awake.
    for _ in 0..<50 { stage.pump() }
    #expect(Descriptors.readable(stage.server.descriptors, milliseconds: 0).isEmpty)
  }

  @Test func `a client that reads nothing has no queue`() throws {
    let client = try stage.open()
    for number in 0..<60 {
      stage.session.runWithin("update 0 0 title=T\(number)") { _ in }
      stage.pump()
    }
    try client.wait { client in
      stage.pump()
      return client.text.contains("event: update")
    }
    for _ in 0..<20 {
      client.read()
      stage.pump()
    }
    // The window is 16 updates, the first state among them.
    #expect(client.text.components(of: "event: ") <= 16)
  }

  @Test func `a client that comes back by number gets only the difference`() throws {
    let first = try stage.open()
    let id = try #require(first.text.firstMatch(of: /id: ([0-9a-f]+\.[0-9]+)\n/)?.output.1)
    first.close()
    for _ in 0..<50 where stage.server.clientCount > 0 { stage.pump() }
    stage.session.runWithin("update 0 0 title=Adele") { _ in }
    let second = try stage.open(lastEvent: String(id))
    #expect(second.text.contains("event: update"))
    #expect(!second.text.contains("event: state"))
    // The number of the client is in its first event, for acknowledgements and tabs.
    let number = { (client: RawClient) in
      client.text.firstMatch(of: /"client":([0-9]+)/)?.output.1
    }
    #expect(number(second) != nil)
    #expect(number(second) != number(first))
    let stranger = try stage.open(lastEvent: "00000000.1")
    #expect(stranger.text.contains("event: state"))
  }

  @Test func `a gesture is a command of the history, printed above the line`() throws {
    let client = try stage.open()
    _ = client
    let sequence = try sequence()
    let tapped = try stage.gesture(#"{"name":"tap","row":"=dot"}"#, sequence: sequence)
    #expect(tapped.status == 200)
    #expect(tapped.body.hasPrefix("{\"refused\":false,\"record\":{"))
    #expect(stage.history == ["select 0 3"])
    #expect(stage.shown == ["select 0 3"])
  }

  @Test func `a repeated operation runs once`() throws {
    _ = try stage.open()
    let body = #"{"op":"same","line":"delete 0 0"}"#
    let first = try stage.post("/command", body)
    let second = try stage.post("/command", body)
    #expect(first.body == second.body)
    #expect(stage.session.current?.rowCount == 4)
  }

  @Test func `a click on a row that was deleted hits nothing`() throws {
    _ = try stage.open()
    let sequence = try sequence()
    stage.session.runWithin("delete 0 3") { _ in }
    let tapped = try stage.gesture(#"{"name":"tap","row":"=dot"}"#, sequence: sequence)
    #expect(tapped.status == 409)
    #expect(tapped.body == #"{"error":"stale"}"#)
    #expect(stage.history == [])
  }

  @Test(arguments: [
    "save x.json", "quit", "close", "serve off", "browse", "watch rows", "!touch x",
    "open http://127.0.0.1:9/", "rows > x", "source x", "record x.transcript", "picture x.svg",
    "open /etc/passwd", "alias q quit; q",
  ])
  func `a page cannot reach beyond the session`(line: String) throws {
    _ = try stage.open()
    let result = try stage.post("/command", #"{"op":"a","line":"\#(line)"}"#)
    #expect(result.status == 200)
    #expect(result.body.hasPrefix("{\"refused\":true"), "\(result.body)")
    #expect(!stage.session.isFinished)
    #expect(stage.session.sources.count == 1)
    #expect(stage.session[ServeFeature.self]?.page != nil)
  }

  @Test func `while a command runs, requests get busy and never run later`() throws {
    _ = try stage.open()
    let client = try RawClient(port: stage.server.port)
    let body = #"{"op":"late","line":"delete 0 0"}"#
    client.send(
      """
      POST /command HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\
      Content-Type: application/json\r\nX-Tabletop-Token: \(stage.server.token)\r\n\
      Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """
    )
    let response = try client.readAll { stage.server.work(isBusy: true) }
    #expect(PageStage.parts(of: response) == (503, #"{"error":"busy"}"#))
    for _ in 0..<20 { stage.pump() }
    #expect(stage.session.current?.rowCount == 5)
  }

  @Test func `completions are those of the prompt`() throws {
    let found = try stage.post("/complete", #"{"text":"sele","cursor":4}"#)
    #expect(found.status == 200)
    let value = try JSONValue(parsing: found.body)
    #expect(value["replaced"]?.integer == 4)
    #expect(found.body.contains("select"))
  }

  @Test func `scrolls become one command when they rest`() throws {
    let rows = (0..<200).map { "\"row \($0)\"" }.joined(separator: ",")
    let stage = try PageStage("[\(rows)]")
    _ = try stage.open()
    for _ in 0..<5 {
      let moved = try stage.gesture(#"{"name":"scroll","by":40}"#, sequence: 1)
      #expect(moved.status == 200)
    }
    #expect(stage.session.current?.tableView.contentOffset.y == 200)
    let end = try RawClient(port: stage.server.port)
    try end.wait { _ in
      stage.pump()
      return !stage.history.isEmpty
    }
    #expect(stage.history == ["scroll by 200"])
  }

  @Test func `a server that is gone leaves nothing open`() throws {
    let client = try stage.open()
    stage.server.stop()
    try client.wait { $0.isClosed }
    #expect(client.text.contains("event: bye"))
  }

  /// The number of the current state.
  private func sequence() throws -> Int {
    let client = try stage.open()
    let match = try #require(client.text.firstMatch(of: /"seq":([0-9]+)/))
    return try #require(Int(match.output.1))
  }
}

/// Starting a page.
@MainActor @Suite(.serialized) struct PageStartTests {
  private final class Nothing: FrontEndHost {
    var scene: FrontEndScene? { nil }
    func identifier(ofRowAt indexPath: IndexPath) -> String? { nil }
    func perform(_ gesture: Gesture) -> FrontEndRecord { run("") }
    func facts(of tab: String, row: IndexPath?) -> [FrontEndFact] { [] }
    func run(_ line: String) -> FrontEndRecord { FrontEndRecord(json: "null", isRefused: true) }
    func complete(_ text: String) -> FrontEndCompletion {
      FrontEndCompletion(replacedCount: 0, candidates: [], note: "")
    }
  }

  @Test func `a port that is in use is named`() throws {
    let host = Nothing()
    let first = try PageServer(host: host, port: 0)
    let port = first.port
    #expect(throws: PageError.portInUse(port)) { _ = try PageServer(host: host, port: port) }
  }

  @Test func `a missing library is named`() throws {
    let host = Nothing()
    let name = "libmicrohttpd-missing.so.0"
    do throws(PageError) {
      _ = try PageServer(host: host, port: 0, library: name)
      Issue.record("no error")
    } catch {
      guard case .noLibrary(name, let problem) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(problem.contains(name))
    }
  }

  @Test func `each run has another token of 128 bits`() throws {
    let host = Nothing()
    let tokens = try (0..<3).map { _ in try PageServer(host: host, port: 0).token }
    #expect(Set(tokens).count == 3)
    for token in tokens { #expect(token.wholeMatch(of: /[0-9a-f]{32}/) != nil) }
  }
}

extension String {
  /// How often another text is in this one.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
