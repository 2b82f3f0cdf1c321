import CommandLanguage
import JSON
import TableModel
import TableUI
import Testing

@testable import Page
@testable import Workbench
@testable import Workspace

/// Many clients, slow ones, and commands that take long.
@MainActor @Suite(.serialized) struct PageCrowdTests {
  @Test func `64 clients that never read cost a command a fixed number of updates`() throws {
    let stage = try PageStage()
    let clients = try (0..<PageServer.room).map { _ in try stage.open() }
    #expect(stage.server.clientCount == 64)
    let number = stage.server.history.sequence
    for count in 1...200 {
      stage.session.runWithin("update 0 0 title=T\(count)") { _ in }
      stage.pump()
    }
    // One state for each update, for any number of clients; then nobody takes another.
    #expect(stage.server.history.sequence < number + PageClient.window)
    for client in clients.prefix(3) {
      for _ in 0..<20 {
        client.read()
        stage.pump()
      }
      #expect(client.text.ranges(of: "event: ").count <= PageClient.window)
    }
    #expect(stage.session.current?.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
    let another = try stage.exchange(
      "GET /events HTTP/1.1\r\nHost: localhost\r\nX-Tabletop-Token: \(stage.server.token)\r\n\r\n"
    )
    #expect(PageStage.parts(of: another).status == 503)
  }

  @Test func `each of 50 clients has the state after a command`() throws {
    let stage = try PageStage()
    let clients = try (0..<50).map { _ in try stage.open() }
    stage.session.runWithin("update 0 0 title=Adele") { _ in }
    for client in clients {
      try client.wait { client in
        stage.pump()
        return client.text.contains("Adele, first")
      }
    }
  }

  /// A host whose command takes long.
  private final class LongHost: FrontEndHost {
    var during: () -> Void = {}
    var scene: FrontEndScene? { nil }
    func identifier(ofRowAt indexPath: IndexPath) -> String? { nil }
    func perform(_ gesture: Gesture) -> FrontEndRecord { run("") }
    func facts(of tab: String, row: IndexPath?) -> [FrontEndFact] { [] }
    func complete(_ text: String) -> FrontEndCompletion {
      FrontEndCompletion(replacedCount: 0, candidates: [], note: "")
    }
    func run(_ line: String) -> FrontEndRecord {
      during()
      return FrontEndRecord(json: "{\"ran\":true}", isRefused: false)
    }
  }

  @Test func `a long command of the page shows its progress and can be canceled`() throws {
    let host = LongHost()
    let server = try PageServer(host: host, port: 0)
    var canceled = 0
    server.interrupt = { canceled += 1 }
    func client(_ path: String, _ body: String) throws -> RawClient {
      let client = try RawClient(port: server.port)
      client.send(
        """
        POST \(path) HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\
        Content-Type: application/json\r\nX-Tabletop-Token: \(server.token)\r\n\
        Content-Length: \(body.utf8.count)\r\n\r\n\(body)
        """
      )
      return client
    }
    let watcher = try RawClient(port: server.port)
    watcher.send(
      "GET /events HTTP/1.1\r\nHost: localhost\r\nX-Tabletop-Token: \(server.token)\r\n\r\n"
    )
    try watcher.wait { client in
      server.work()
      return client.text.contains("event: state")
    }
    var answers: [(status: Int, body: String)] = []
    host.during = {
      server.showProgress("loading a.json", done: 1, total: 4)
      for (path, body) in [
        ("/interrupt", "{}"), ("/command", #"{"op":"b","line":"row 0"}"#),
      ] {
        guard let other = try? client(path, body),
          let text = try? other.readAll({ server.work(isBusy: true) })
        else { continue }
        answers.append(PageStage.parts(of: text))
      }
    }
    let command = try client("/command", #"{"op":"a","line":"long"}"#)
    let response = PageStage.parts(of: try command.readAll { server.work() })
    #expect(response == (200, #"{"refused":false,"record":{"ran":true}}"#))
    #expect(answers.map(\.status) == [200, 503])
    #expect(canceled == 1)
    #expect(server.takeCancellation())
    #expect(!server.takeCancellation())
    watcher.read()
    #expect(
      watcher.text.contains(
        "event: busy\ndata: {\"title\":\"loading a.json\",\"done\":1,\"total\":4}\n\n"
      )
    )
  }

  @Test func `while a command asks a question, the page's commands are refused`() throws {
    let stage = try PageStage()
    stage.session.runWithin("delete 0 0") { _ in }
    var answers: [(status: Int, body: String)] = []
    stage.session.host.person = PromptInteraction(
      ask: { _ in
        if let answer = try? stage.post("/command", #"{"op":"q","line":"delete 0 0"}"#) {
          answers.append(answer)
        }
        return .line("n")
      },
      show: { _ in }
    )
    _ = stage.session.run("close", at: CommandPlace(isPrompt: true)) { _ in }
    #expect(answers.map(\.status) == [503])
    #expect(stage.session.current?.rowCount == 4)
  }

  @Test func `the progress of a command at the prompt reaches the page`() throws {
    let stage = try PageStage()
    let client = try stage.open()
    let progress = try #require(stage.session.host.progress)
    progress.show(Progress("loading a.json", unit: .rows, done: 1, total: 4, seconds: 1))
    try client.wait { client in
      stage.pump()
      return client.text.contains("event: busy\ndata: {\"title\":\"loading a.json\"")
    }
    stage.session.runWithin("serve off") { _ in }
    #expect(stage.session.host.progress == nil)
  }

  @Test func `a field has its value, and its placeholder apart from it`() throws {
    let document = """
      {"sections": [{"items": [
        {"id": "n", "title": "Name", "cell": "text", "value": "Ada", "placeholder": "your name"},
        {"id": "e", "title": "Empty", "cell": "text", "placeholder": "none yet"},
        {"id": "c", "title": "By", "cell": "choice", "choices": ["mail", "phone"], "value": "phone"}
      ]}]}
      """
    let stage = try PageStage(document)
    let client = try stage.open()
    let found = client.text
    #expect(found.contains(#""Ada","your name"]"#), "\(found)")
    #expect(found.contains(#""","none yet"]"#), "\(found)")
    #expect(found.contains(#"["mail","phone"],"phone"]"#), "\(found)")
    // The title is beside the control, and names it.
    #expect(found.contains(#""label":"Name, Ada""#), "\(found)")
    #expect(found.contains(#""label":"Empty""#), "\(found)")
    #expect(found.contains(#""Empty","title""#), "\(found)")
    #expect(!found.contains("(none yet)"), "\(found)")
    #expect(found.contains(#""name":"Name""#), "\(found)")
  }

  @Test func `a switch and a button have their titles, and no hidden buttons`() throws {
    let document = """
      {"sections": [{"items": [
        {"id": "s", "cell": "switch", "title": "Sound", "value": true},
        {"id": "b", "cell": "button", "title": "Send all"},
        {"id": "p", "title": "Plain", "buttons": ["buy", "later"]}
      ]}]}
      """
    let stage = try PageStage(document)
    let found = try stage.open().text
    #expect(found.contains(#""Sound","title""#), "\(found)")
    #expect(found.contains(#""b","Send all"]"#), "\(found)")
    #expect(found.contains(#""label":"Send all""#), "\(found)")
    #expect(!found.contains("[ Send all ]"), "\(found)")
    #expect(!found.contains("[0,0,0,0]"), "\(found)")
  }
}
