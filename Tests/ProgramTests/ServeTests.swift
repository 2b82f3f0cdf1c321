import Glibc
import TestSupport
import Testing

/// A page beside the prompt of the built program.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct ServeTests {
  /// Sends a request and returns everything until the server closes the connection.
  private func exchange(_ request: String, port: UInt16) throws -> String {
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
    let bytes = Array(request.utf8)
    _ = unsafe send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer += buffer.prefix(count)
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Runs a line as the page's prompt line does.
  private func run(_ line: String, port: UInt16, token: String) throws -> String {
    let body = #"{"op":"\#(line.count)","line":"\#(line)"}"#
    return try exchange(
      """
      POST /command HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\
      Content-Type: application/json\r\nX-Tabletop-Token: \(token)\r\n\
      Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """,
      port: port
    )
  }

  /// Starts the page at the prompt; the text after its address is read.
  private func serve(_ fixture: PromptFixture) throws -> (port: UInt16, token: String) {
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("serve\r", until: "page: http://127.0.0.1:")
    let rest = try fixture.terminal.wait(for: "\r\n")
    let parts = rest.split(separator: "/")
    let port = try #require(parts.first.flatMap { UInt16($0) })
    try fixture.terminal.wait(for: "in.json> ")
    return (port, String(try #require(parts.last).dropFirst(3)))
  }

  @Test func `a command of the page prints above the line, which stays as it was typed`() throws {
    let fixture = try PromptFixture()
    let (port, token) = try serve(fixture)
    try fixture.type("row 0", until: "row 0")
    let response = try run("select 0 1", port: port, token: token)
    #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(response.contains("\"ok\":true"))
    try fixture.terminal.wait(for: "in.json> select 0 1\r\n")
    try fixture.terminal.wait(for: "selected 0 1")
    try fixture.terminal.wait(for: "in.json 0.1> row 0")
    try fixture.type(" 3\r", until: "0 3  d")
    try fixture.terminal.wait(for: "in.json 0.3> ")
    // The command is in the history before the typed line.
    try fixture.type("\u{1B}[A\u{1B}[A", until: "select 0 1")
    try fixture.drop(prompt: "in.json 0.3> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `a command of the page does not wait for a program of the prompt`() throws {
    let fixture = try PromptFixture()
    let (port, token) = try serve(fixture)
    let end = fixture.folder.file("end")
    try fixture.type("!until [ -e \(end) ]; do sleep 0.05; done\r", until: "done\r\n")
    let response = try run("row 0 0", port: port, token: token)
    #expect(response.hasPrefix("HTTP/1.1 503 "), "\(response)")
    try fixture.folder.write("", to: "end")
    try fixture.terminal.wait(for: "in.json> ")
    #expect(!fixture.terminal.dump.contains("in.json> row 0 0"))
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `a command of the page cannot control the terminal`() throws {
    let fixture = try PromptFixture()
    let (port, token) = try serve(fixture)
    let response = try run(#"echo 'a\u001b]0;mine\u0007b'"#, port: port, token: token)
    #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
    try fixture.terminal.wait(for: "in.json> echo 'a")
    try fixture.terminal.wait(for: "in.json> ")
    #expect(!fixture.terminal.dump.contains("\u{1B}]0;mine"))
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `an edit of the page is undone at the prompt, and its journal is written`() throws {
    let fixture = try PromptFixture()
    let (port, token) = try serve(fixture)
    let response = try run("delete 0 0", port: port, token: token)
    #expect(response.contains("\"ok\":true"))
    try fixture.terminal.wait(for: "in.json* 0.0> ")
    try fixture.line("undo", answers: "undid: delete 1 row at 0 0", prompt: "> ")
    #expect(!fixture.terminal.dump.contains("journal"))
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `serve off closes the port`() throws {
    let fixture = try PromptFixture()
    let (port, _) = try serve(fixture)
    let shell = try exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", port: port)
    #expect(shell.hasPrefix("HTTP/1.1 200 OK\r\n"))
    try fixture.line("serve off", answers: "the page is closed", prompt: "in.json> ")
    try fixture.line("serve off", answers: "error[refused]: no page", prompt: "in.json> ")
    try fixture.line("serve \(port)", answers: "page: http://127.0.0.1:\(port)/#t=", prompt: "> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `without --serve a script cannot open a port, and --safe forbids it`() throws {
    let program = try ProgramFixture()
    try program.folder.write("[1]", to: "a.json")
    let script = try program.run(["a.json", "-c", "serve"])
    #expect(script.status == .exited(1))
    #expect(script.errors.contains("error[refused]: `serve` works only at the prompt"))
    let safe = try program.run(["a.json", "--safe", "-c", "serve"])
    #expect(safe.errors.contains("--safe"))
    let both = try program.run(["a.json", "--safe", "--serve"])
    #expect(both.status == .exited(2))
  }
}
