import CommandLanguage
import JSON
import TableModel
import TableUI
import TestSupport
import Testing
import Wirings

@testable import Page
@testable import Workbench
@testable import Workspace

/// The tabs beside the table, the time line and the recorded session.
@MainActor @Suite(.serialized) struct PageTabTests {
  private let stage: PageStage

  init() throws { stage = try PageStage() }

  private func run(_ line: String) -> CommandResult? {
    var last: CommandResult?
    stage.session.runWithin(line) { last = $0 }
    return last
  }

  /// The output lines of a command.
  private func lines(_ line: String) -> [String] {
    guard case .success(let answer)? = run(line)?.result else { return [] }
    return answer.lines
  }

  /// A fact of a tab as JSON.
  private func fact(_ tab: String, _ name: String) throws -> JSONValue {
    let host = try #require(stage.server.host)
    let facts = host.facts(of: tab, row: nil)
    let fact = try #require(facts.first { $0.name == name }, "\(facts.map(\.name))")
    return try JSONValue(parsing: fact.json)
  }

  private func texts(_ value: JSONValue?) -> [String] {
    value?.elements.compactMap(\.string) ?? []
  }

  @Test(arguments: ["select 0 2", "update 0 1 title=x", "scroll by 40", "reload", "delete 0 0"])
  func `the trace of a step is that of trace show`(line: String) throws {
    _ = run("trace on")
    _ = run(line)
    let trace = try fact("trace", "trace")
    #expect(texts(trace["lines"]) == lines("trace show last"))
  }

  @Test func `a step without trace has its calls all the same`() throws {
    _ = run("select 0 2")
    let trace = texts(try fact("trace", "trace")["lines"])
    #expect(trace.first?.hasPrefix("1 ·→V person → TableView  touch 0 2") == true, "\(trace)")
    #expect(trace.contains { $0.contains("didSelectRowAt:) 0 2") })
  }

  @Test func `a long trace says how many lines are missing`() throws {
    _ = run("new 4000")
    _ = run("reload")
    for _ in 0..<30 { _ = run("scroll by 20000") }
    let trace = try fact("trace", "trace")
    #expect(texts(trace["lines"]).count <= PageFacts.lineLimit)
  }

  @Test func `why and item of the focused row are on the row's tab`() throws {
    _ = run("row 0 2")
    let row = try fact("row", "row")
    #expect(texts(row["lines"]) == lines("why 0 2"))
    #expect(texts(row["item"]) == lines("item 0 2"))
    #expect(texts(row["keys"]).contains("title"))
  }

  @Test func `looking at a tab changes nothing`() throws {
    _ = run("row 0 1")
    _ = run("trace on")
    let table = try #require(stage.session.current?.tableView)
    let before = (table.statistics, stage.session.current?.current, stage.session.trace.lines)
    let count = stage.session.results.count
    for tab in PageView.all { _ = stage.server.host?.facts(of: tab, row: nil) }
    #expect(table.statistics == before.0)
    #expect(stage.session.current?.current == before.1)
    #expect(stage.session.trace.lines == before.2)
    #expect(stage.session.results.count == count)
  }

  @Test func `the code of the wiring has its lines, and the calls of the last step`() throws {
    _ = run("wiring monolith")
    _ = run("stats reset")
    _ = run("trace on")
    _ = run("select 0 2")
    let code = try fact("controller", "code")
    #expect(code.elements.first?["file"]?.string?.hasPrefix("Wirings/Monolith") == true)
    let source = try #require(code.elements.first?["text"]?.string)
    #expect(lines("code").dropFirst().first == source.split(separator: "\n").first.map(String.init))
    let calls = try fact("controller", "calls")
    _ = run("select 0 2")
    #expect(!Array(calls.members).isEmpty)
    let again = try fact("controller", "calls")
    #expect(Array(again.members).count == Array(calls.members).count)
  }

  @Test func `the counts of the code are those of the trace`() throws {
    _ = run("trace on")
    _ = run("stats reset")
    var total = 0
    for line in ["reload", "select 0 1", "scroll by 40", "update 0 1 title=x", "reload"] {
      _ = run(line)
      let calls = try fact("controller", "calls")
      let source = try #require(calls["TableAdapters/Items/ItemDataSource.swift"])
      // Each has the line of a method, the calls of the last step, and those since the reset.
      let counts = source.elements.map { Array($0.elements).compactMap(\.integer) }
      let shown = lines("trace show last").filter { $0.contains(" → ItemDataSource  ") }
      let folded = shown.compactMap { $0.firstMatch(of: /×([0-9]+)/)?.output.1 }
      let count = folded.compactMap { Int($0) }.reduce(shown.count) { $0 + $1 - 1 }
      #expect(counts.reduce(0) { $0 + $1[1] } == count, "\(line): \(counts) \(shown)")
      total += count
      #expect(counts.reduce(0) { $0 + $1[2] } == total, "\(line): \(counts)")
    }
    #expect(total > 0)
  }

  @Test func `the bar of a request has the numbers of request`() throws {
    let folder = try ScratchFolder()
    let list = #"{"/list": {"pages": [["one", "two"], ["three"], ["four"]], "paging": "link"}}"#
    try folder.write(list, to: "list.served")
    for line in [
      "net serve \(folder.file("list.served"))", "clock virtual", "net latency 300",
      "open http://example.org/list", "more", "tick 100", "tick 900", "net fail next", "more",
      "tick 900",
    ] {
      #expect(run(line)?.errorCode == nil, "\(line)")
      guard let request = try? run("request")?.result.get() else { continue }
      let requests = try fact("requests", "requests")
      #expect(texts(requests["lines"]) == request.lines, "\(line)")
      for name in ["startTime", "cost", "state", "status", "bytes", "kind"] {
        var writer = JSONWriter()
        (request.value[name] ?? .null).write(to: &writer)
        #expect(requests["bar"]?[name]?.text == writer.text, "\(line): \(name)")
      }
    }
    #expect(try fact("requests", "requests")["bar"]?["state"]?.string == "failed")
  }

  @Test func `a step names each row of its trace that was asked again, with the enclosing message`()
    throws
  {
    _ = run("trace on")
    for (line, reason) in [
      ("reload", nil), ("update 0 1 title=x", "performBatchUpdates(_:completion:)"),
      ("insert before 0 0 y", "performBatchUpdates(_:completion:)"), ("focus down", nil),
    ] as [(String, String?)] {
      _ = run(line)
      let asked = try #require(stage.server.host?.scene?.step?.requests)
      let shown = lines("trace show last").compactMap { text in
        text.firstMatch(of: /cellForRowAt:\) ([0-9]+) ([0-9]+)/)?.output
      }
      #expect(asked.map { "\($0.path.section) \($0.path.row)" } == shown.map { "\($0.1) \($0.2)" })
      #expect(asked.isEmpty || reason == nil || asked[0].reason == reason, "\(line)")
    }
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `each wiring shows which methods the last step called`(wiring: String) throws {
    _ = run("wiring \(wiring)")
    _ = run("select 0 2")
    let host = try #require(stage.server.host)
    let facts = host.facts(of: "controller", row: nil)
    let code = Array(try fact("controller", "code").elements)
    let methods = try facts.filter { $0.name.hasPrefix("method ") }
      .map { try JSONValue(parsing: $0.json) }
    var shown: Set<String> = []
    for file in code + methods {
      guard let list = file["methods"] else { continue }
      for method in list.elements {
        shown.insert("\(file["file"]?.string ?? ""):\(method.elements.first?.integer ?? 0)")
      }
    }
    let called = try fact("controller", "calls").members.flatMap { file in
      file.value.elements.map { Array($0.elements) }.filter { ($0[1].integer ?? 0) > 0 }
        .map { "\(file.key):\($0[0].integer ?? 0)" }
    }
    #expect(called.contains(where: shown.contains), "\(called)")
    // The text of a method begins at its first line.
    for method in methods {
      let first = try #require(method["first"]?.integer)
      let line = try #require(method["methods"]?.elements.first?.elements.first?.integer)
      let lines = try #require(method["text"]?.string).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      #expect(lines[line - first].contains("func "), "\(lines)")
    }
  }

  @Test func `a selected row gets a flag and keeps its content`() throws {
    let host = try #require(stage.server.host)
    func state() -> PageState { PageState(host.scene) { host.identifier(ofRowAt: $0) } }
    _ = run("set deselectsAfterTap off")
    let before = state()
    _ = run("select 0 2")
    let update = PageUpdate(from: before, to: state())
    #expect(update.put.isEmpty)
    #expect(update.frames.contains { $0.flags.contains("selected") })
  }

  @Test func `an error has its code, its counts and its hint beside the table`() throws {
    func lines() throws -> [String] { try #require(stage.server.host?.scene?.step?.lines) }
    _ = run("table delete 0 1")
    #expect(try lines().first?.hasPrefix("error[E1]: Invalid update") == true)
    #expect(try lines().contains { $0.hasPrefix("before [") })
    _ = run("row 0 99")
    #expect(try lines().last?.hasPrefix("hint: ") == true)
  }

  @Test func `a file that a page cannot read is refused with the way to allow it`() throws {
    let record = try #require(stage.server.host).run("open /etc/hostname")
    #expect(record.isRefused)
    #expect(record.json.contains("a page cannot use"), "\(record.json)")
    #expect(record.json.contains("serve --allow files"))
  }

  @Test func `an error is listed with its explanation`() throws {
    _ = run("delete 0 99")
    _ = run("table delete 0 1")
    let host = try #require(stage.server.host)
    let facts = host.facts(of: "errors", row: nil)
    #expect(facts.map(\.name) == ["problem 1", "problem 2"])
    let problem = try JSONValue(parsing: facts[1].json)
    #expect(problem["code"]?.string == "E1")
    #expect(texts(problem["explain"]) == lines("explain"))
    for _ in 0..<60 { _ = run("row 0 99") }
    #expect(host.facts(of: "errors", row: nil).count == 50)
  }

  @Test func `every property of set has a control that sets it`() throws {
    let host = try #require(stage.server.host)
    let facts = host.facts(of: "settings", row: nil)
    guard case .object(let members)? = (try? run("set")?.result.get())?.value else {
      Issue.record("no properties")
      return
    }
    #expect(facts.map(\.name) == members.map { "set \($0.key)" })
    for fact in facts {
      let values = Array(try JSONValue(parsing: fact.json).elements)
      let (kind, name) = (values[2].string ?? "", String(fact.name.dropFirst(4)))
      guard ["switch", "choice"].contains(kind) else { continue }
      for word in texts(values[3]) {
        #expect(run("set \(name) \(word)")?.errorCode == nil, "set \(name) \(word)")
      }
    }
  }

  // MARK: Clients

  private func client(_ text: String) throws -> (number: Int, sequence: Int) {
    let number = try #require(text.firstMatch(of: /"client":([0-9]+)/)?.output.1)
    let sequence = try #require(text.firstMatch(of: /"seq":([0-9]+)/)?.output.1)
    return (try #require(Int(number)), try #require(Int(sequence)))
  }

  @Test func `a client gets only the tab that it shows`() throws {
    let one = try stage.open()
    let other = try stage.open()
    #expect(!one.text.contains("tab/"))
    let number = try client(one.text).number
    let view = try stage.post("/view", #"{"client":\#(number),"tabs":["settings"]}"#)
    #expect(view.status == 200)
    try one.wait { client in
      stage.pump()
      return client.text.contains("tab/settings//set rowHeight")
    }
    other.read()
    #expect(!other.text.contains("tab/"))
    let bad = try stage.post("/view", #"{"client":\#(number)}"#)
    #expect(bad.status == 400)
  }

  @Test func `a recorded step is the state of that moment`() throws {
    let host = try #require(stage.server.host)
    let recording = try #require(stage.server.recording)
    var wanted: [Int: String] = [:]
    func text(_ state: PageState) -> [String] {
      state.members.map { "\($0.name) \($0.value.text)" }.sorted() + state.blocks.map(\.key)
    }
    for line in ["select 0 1", "delete 0 0", "scroll by 40", "undo", "row 0 9", "edit on"] {
      _ = run(line)
      var state = PageState(host.scene) { host.identifier(ofRowAt: $0) }
      state.members += PageView.all.flatMap {
        PageRecording.facts(of: PageView(tab: $0), row: nil, from: host)
      }
      wanted[recording.steps.upperBound] = text(state).joined(separator: "\n")
    }
    #expect(wanted.count == 6)
    for (step, state) in wanted {
      let found = try #require(recording.state(at: step))
      #expect(text(found).joined(separator: "\n") == state, "step \(step)")
    }
    let response = try stage.post("/step", #"{"n":\#(recording.steps.upperBound)}"#)
    #expect(response.status == 200)
    #expect(response.body.contains(#""command":"edit on""#))
    #expect(try stage.post("/step", #"{"n":999}"#).status == 404)
  }

  @Test func `a recording keeps the newest 500 steps`() throws {
    let recording = PageRecording()
    func state(_ number: Int) throws -> PageState {
      let value = try JSONValue(parsing: "\(number)")
      return PageState(members: [PageState.Member(name: "n", value: value)], blocks: [])
    }
    for number in 0...520 { recording.add(try state(number), command: number) }
    #expect(recording.steps == 20...520)
    #expect(recording.state(at: 20) == (try state(20)))
    #expect(recording.state(at: 321) == (try state(321)))
    #expect(recording.state(at: 19) == nil)
    // The parts of one scroll are one step.
    recording.add(try state(999), command: 520)
    #expect(recording.steps == 20...520)
    #expect(recording.state(at: 520) == (try state(999)))
    #expect(recording.state(at: 519) == (try state(519)))
  }

  /// A host without a table that counts the questions about tabs.
  private final class CountingHost: FrontEndHost {
    var count = 0

    var scene: FrontEndScene? { nil }

    func identifier(ofRowAt indexPath: IndexPath) -> String? { nil }

    func perform(_ gesture: Gesture) -> FrontEndRecord { run("") }

    func run(_ line: String) -> FrontEndRecord { FrontEndRecord(json: "null", isRefused: true) }

    func facts(of tab: String, row: IndexPath?) -> [FrontEndFact] {
      count += 1
      return [FrontEndFact(name: tab, json: "\(count)")]
    }

    func complete(_ text: String) -> FrontEndCompletion {
      FrontEndCompletion(replacedCount: 0, candidates: [], note: "")
    }
  }

  @Test func `a step counts at once, and its facts are computed later, once`() {
    let (recording, host) = (PageRecording(), CountingHost())
    recording.note(host)
    #expect(recording.steps == 0...0 && host.count == 0)
    recording.settle()
    let count = host.count
    #expect(recording.steps == 0...0 && count > 0)
    recording.note(host)
    #expect(recording.steps == 0...1 && host.count == count)
    #expect(recording.state(at: 1) != nil)
    recording.settle()
    #expect(recording.steps == 0...1 && host.count == 2 * count)
  }

  // MARK: Sizes

  @Test func `a deleted row does not send the rows below it again`() throws {
    let rows = (0..<12).map { #"{"id": "\#($0)", "title": "Row \#($0)", "subtitle": "below"}"# }
    let stage = try PageStage("[\(rows.joined(separator: ","))]")
    let host = try #require(stage.server.host)
    func state() -> PageState { PageState(host.scene) { host.identifier(ofRowAt: $0) } }
    let before = state()
    stage.session.runWithin("delete 0 3") { _ in }
    let update = PageUpdate(from: before, to: state())
    #expect(update.remove == ["=3"])
    #expect(update.put.isEmpty, "\(update.put.map(\.key))")
    #expect(update.frames.map(\.key).filter { $0.hasPrefix("=") } == (4..<12).map { "=\($0)" })
    var writer = JSONWriter()
    writer.beginObject()
    update.write(to: &writer, from: 1, sequence: 2)
    writer.endObject()
    #expect(writer.bytes.count < 1500, "\(writer.text)")
  }

  // MARK: Options

  @Test func `a page that only looks changes nothing`() throws {
    var options = PageOptions()
    options.isReadOnly = true
    let stage = try PageStage(options: options)
    let client = try stage.open()
    #expect(client.text.contains(#""looks":true"#))
    let sequence = try self.client(client.text).sequence
    let tap = try stage.gesture(#"{"name":"tap","row":"=dot"}"#, sequence: sequence)
    #expect(tap.body.contains("this page only looks"), "\(tap)")
    let edit = try stage.post("/command", #"{"op":"1","line":"delete 0 0"}"#)
    #expect(edit.body.contains(#""ok":false"#), "\(edit)")
    let look = try stage.post("/command", #"{"op":"2","line":"rows 0"}"#)
    #expect(look.body.contains(#""ok":true"#), "\(look)")
    #expect(stage.session.current?.history.done.isEmpty == true)
  }

  @Test func `the link is kept when asked for, and another address is refused`() throws {
    let token = String(repeating: "a", count: 32)
    let server = try PageServer(host: try #require(stage.server.host), port: 0, token: token)
    #expect(server.token == token)
    server.stop()
    let host = try #require(stage.server.host)
    for address in ["0.0.0.0", "::", "example.org", "203.0.113.9"] {
      #expect(throws: PageError.noAddress(address)) {
        _ = try PageServer(host: host, port: 0, address: address)
      }
    }
  }

  @Test func `a guard accepts the chosen address and one expected visit`() {
    func head(_ host: String, site: String) -> RequestHead {
      var head = RequestHead(method: "GET", target: "/")
      head.fields = [.init(name: "host", value: host), .init(name: "sec-fetch-site", value: site)]
      return head
    }
    var guardian = RequestGuard(token: "t", address: "192.168.0.7")
    #expect(guardian.route(of: head("192.168.0.7:80", site: "none")) == .success(.shell))
    #expect(guardian.route(of: head("192.168.0.8:80", site: "none")) == .failure(.host))
    #expect(guardian.route(of: head("localhost", site: "cross-site")) == .failure(.origin))
    guardian.expectsVisit = true
    #expect(guardian.route(of: head("localhost", site: "cross-site")) == .success(.shell))
  }
}
