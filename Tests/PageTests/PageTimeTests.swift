import CommandLanguage
import JSON
import TableModel
import TableUI
import Testing

@testable import Page
@testable import Workbench
@testable import Workspace

/// The limits of the page in time and number, with a clock that stands still until a test moves it.
@MainActor @Suite(.serialized) struct PageTimeTests {
  /// A clock in milliseconds.
  private final class ManualClock {
    var milliseconds: UInt64 = 1_000_000
  }

  private let clock = ManualClock()
  private let stage: PageStage

  init() throws {
    let clock = clock
    stage = try PageStage(now: { clock.milliseconds * 1_000_000 })
  }

  /// Works until the server has some number of descriptors, or for a thousand turns.
  private func pump(until count: Int) {
    for _ in 0..<1000 where stage.server.descriptors.count != count { stage.pump() }
  }

  private nonisolated static let starts = [
    "", "G", "GET / HTTP/1.1\r\nHost: local",
    "POST /ack HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
  ]

  @Test(arguments: starts)
  func `a request that is not complete after five seconds ends`(start: String) throws {
    let idle = stage.server.descriptors.count
    let client = try RawClient(port: stage.server.port)
    client.send(start)
    pump(until: idle + 1)
    for _ in 0..<5 { stage.pump() }
    clock.milliseconds += 4999
    for _ in 0..<5 { stage.pump() }
    client.read()
    #expect(!client.isClosed)
    clock.milliseconds += 1
    #expect(PageStage.parts(of: try client.readAll { stage.pump() }).status == 408)
    #expect(stage.server.descriptors.count == idle)
  }

  @Test func `one byte a second does not prolong the time for a request`() throws {
    let client = try RawClient(port: stage.server.port)
    for byte in "GET /" {
      client.send(String(byte))
      for _ in 0..<5 { stage.pump() }
      client.read()
      #expect(!client.isClosed)
      clock.milliseconds += 1000
    }
    client.send(" HTTP/1.1")
    #expect(PageStage.parts(of: try client.readAll { stage.pump() }).status == 408)
  }

  @Test func `the 129th waiting connection is refused, and five seconds later all have room`()
    throws
  {
    let idle = stage.server.descriptors.count
    var clients: [RawClient] = []
    for count in 1...Gate.room {
      clients.append(try RawClient(port: stage.server.port))
      pump(until: idle + count)
    }
    #expect(stage.server.descriptors.count == idle + 128)
    let late = try stage.exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(PageStage.parts(of: late).status == 503)
    clock.milliseconds += 5000
    stage.pump()
    let next = try stage.exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(PageStage.parts(of: next).status == 200)
    withExtendedLifetime(clients) {}
  }

  @Test func `the 101st request of a second is refused, for each client`() throws {
    func status() throws -> Int { try stage.post("/ack", #"{"client":1,"seq":1}"#).status }
    for _ in 0..<100 { #expect(try status() == 200) }
    #expect(try status() == 429)
    clock.milliseconds += 1000
    #expect(try status() == 200)
    // Two clients may send twice as much: the streams themselves are two requests.
    let clients = [try stage.open(), try stage.open()]
    for _ in 0..<197 { #expect(try status() == 200) }
    #expect(try status() == 429)
    withExtendedLifetime(clients) {}
  }

  @Test func `each kind of refusal is told once in a minute`() throws {
    var told: [String] = []
    stage.server.notice = { told.append($0) }
    let token = "X-Tabletop-Token: \(String(repeating: "0", count: 32))\r\n"
    let requests = [
      "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n\r\n",
      "GET /events HTTP/1.1\r\nHost: localhost\r\n\(token)\r\n",
      "GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n",
    ]
    for count in 1...3 {
      for request in requests + requests { _ = try stage.exchange(request) }
      #expect(told.count == 3 * count, "\(told)")
      clock.milliseconds += 59_999
      for request in requests { _ = try stage.exchange(request) }
      #expect(told.count == 3 * count)
      clock.milliseconds += 1
    }
    #expect(Set(told).count == 3)
    #expect(told.allSatisfy { !$0.contains("evil") && !$0.contains(stage.server.token) })
  }

  @Test func `a client without an acknowledgement for 30 seconds is dropped`() throws {
    let silent = try stage.open()
    clock.milliseconds += 30_000
    stage.pump()
    #expect(stage.server.clientCount == 1)
    clock.milliseconds += 1
    try silent.wait { client in
      stage.pump()
      return client.isClosed
    }
    #expect(silent.text.contains("event: bye\ndata: {\"reason\":\"no acknowledgement\"}"))
    #expect(stage.server.clientCount == 0)
  }

  @Test func `a client that acknowledges stays, and gets a comment every 15 seconds`() throws {
    let client = try stage.open()
    for _ in 0..<50 { stage.pump() }
    let number = try #require(client.text.firstMatch(of: /"client":([0-9]+)/)?.output.1)
    let sequence = stage.server.history.sequence
    let sent = try stage.post("/ack", "{\"client\":\(number),\"seq\":\(sequence)}")
    #expect(sent.status == 200)
    /// The number of comments, each in a chunk of three bytes.
    func comments() -> Int {
      client.read()
      let (bytes, comment) = (client.bytes, Array("3\r\n:\n\n".utf8))
      return bytes.indices.count { bytes[$0...].starts(with: comment) }
    }
    for count in 1...4 {
      clock.milliseconds += 14_999
      for _ in 0..<5 { stage.pump() }
      #expect(comments() == count - 1)
      clock.milliseconds += 1
      try client.wait { _ in
        stage.pump()
        return comments() == count
      }
    }
    #expect(stage.server.clientCount == 1)
  }

  @Test func `an acknowledgement opens the window of 16 updates again`() throws {
    let client = try stage.open()
    let number = try #require(client.text.firstMatch(of: /"client":([0-9]+)/)?.output.1)
    func edit(_ count: Int) {
      for _ in 0..<count {
        stage.session.runWithin("update 0 0 title=T\(clock.milliseconds)") { _ in }
        clock.milliseconds += 1
        for _ in 0..<3 { stage.pump() }
        client.read()
      }
    }
    edit(40)
    #expect(client.text.ranges(of: "event: ").count == PageClient.window)
    let sequence = stage.server.history.sequence
    // A number that was never sent acknowledges nothing.
    _ = try stage.post("/ack", "{\"client\":\(number),\"seq\":\(sequence + 9)}")
    edit(1)
    #expect(client.text.ranges(of: "event: ").count == PageClient.window)
    let seen = try #require(client.text.matches(of: /"seq":([0-9]+)/).last?.output.1)
    _ = try stage.post("/ack", "{\"client\":\(number),\"seq\":\(seen)}")
    try client.wait { client in
      stage.pump()
      return client.text.ranges(of: "event: ").count > PageClient.window
    }
    #expect(client.text.contains("T\(clock.milliseconds - 1)"))
  }

  @Test func `progress reaches a page at most ten times in a second`() throws {
    let client = try stage.open()
    for number in 0..<1000 {
      stage.server.showProgress("loading a.json", done: number, total: 1000)
      clock.milliseconds += 1
      client.read()
    }
    try client.wait { $0.text.contains("event: busy") }
    for _ in 0..<20 {
      stage.pump()
      client.read()
    }
    let count = client.text.ranges(of: "event: busy").count
    #expect((2...11).contains(count), "\(count)")
  }

  @Test func `at most 50 completions, and the newest 256 responses`() throws {
    let found = try JSONValue(parsing: try stage.post("/complete", #"{"text":"","cursor":0}"#).body)
    #expect(found["candidates"]?.count == 50)
    var responses = StoredResponses()
    for number in 0...256 { responses.add(.json("\(number)"), to: "\(number)") }
    #expect(responses["0"] == nil)
    #expect(responses["1"] != nil)
    #expect(responses["256"] != nil)
  }

  @Test func `a recording keeps at most 8 MB`() throws {
    let recording = PageRecording()
    func state(_ number: Int) throws -> PageState {
      let text = String(repeating: "\(number % 10)", count: 1_000_000)
      let value = try JSONValue(parsing: "\"\(text)\"")
      return PageState(members: [PageState.Member(name: "n", value: value)], blocks: [])
    }
    for number in 0...12 { recording.add(try state(number), command: number) }
    #expect(recording.steps == 5...12)
    #expect(recording.state(at: 5) == (try state(5)))
    #expect(recording.state(at: 12) == (try state(12)))
    // A step that is too large alone is kept all the same.
    let value = try JSONValue(parsing: "\"\(String(repeating: "x", count: 9_000_000))\"")
    let large = PageState(members: [PageState.Member(name: "n", value: value)], blocks: [])
    recording.add(large, command: 13)
    #expect(recording.steps == 12...13)
    #expect(recording.state(at: 13) == large)
  }

  @Test func `a line of a trace takes at most 120 bytes of an update`() throws {
    let host = try #require(stage.server.host)
    for line in ["reload", "select 0 2", "delete 0 0", "undo", "scroll by 40", "edit on"] {
      stage.session.runWithin(line) { _ in }
      let fact = try #require(host.facts(of: "trace", row: nil).first)
      let value = try JSONValue(parsing: fact.json)
      let count = value["lines"]?.count ?? 0
      #expect(count > 0, "\(line)")
      #expect(fact.json.utf8.count <= 120 * count, "\(line): \(fact.json)")
    }
  }
}
