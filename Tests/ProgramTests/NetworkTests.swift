import Glibc
import TestSupport
import Testing

/// The program against a server that misbehaves.
@MainActor @Suite struct NetworkTests {
  /// One server for all tests that leave nothing behind on it.
  private static let shared = Result { try FeedServer() }

  /// A number that no other test has, so that a page can be good once for each.
  private static var key = 0

  private let server: FeedServer
  private let fixture: ProgramFixture

  init() throws {
    server = try Self.shared.get()
    fixture = try ProgramFixture()
    try fixture.folder.write("[\"a\", \"b\"]", to: "in.json")
  }

  private nonisolated static let rows = ["0 0  Row 0", "0 1  Row 1", "0 2  Row 2"]

  /// A fault, and the beginning of what is said about it behind the address.
  private nonisolated static let faults: [(String, String)] = [
    ("404", "error[network]: URL returned 404 Not Found"),
    ("204", "error[network]: URL returned 204 No Content without a body"),
    ("login", "error[network]: URL returned text/html, not JSON"),
    ("latin1", "error[network]: URL returned JSON in the charset ISO-8859-1, not UTF-8"),
    ("not-utf8", "error[bad-json]: URL:1:6: invalid UTF-8: 0xE9"),
    ("not-json", "error[bad-json]: URL:1:1: hello: text needs quotes"),
    (
      "short",
      "error[network]: URL ended too early: transfer closed with 904 bytes remaining to read"
    ),
    ("long", "error[network]: URL announced 2 bytes but sent more"),
    ("two-lengths", "error[network]: URL announced two lengths for one response, 2 and 9"),
    (
      "bad-chunk",
      "error[network]: URL closed the connection during the response: Illegal or missing hexadecimal"
    ),
    (
      "reset",
      "error[network]: URL closed the connection during the response: Recv failure: Connection reset by"
    ),
    ("nothing", "error[network]: URL closed the connection without a response"),
    ("http09", "error[network]: URL sent something that is not HTTP: Received HTTP/0.9"),
    ("bomb", "error[network]: URL sent more than the limit of 64 MB after decompression"),
    ("huge-header", "error[network]: URL sent a header of more than 100 KB"),
    (
      "hostile-reason",
      "error[network]: URL returned 500 \u{241B}[2J\u{2407}\u{FFFD}31mgone\\u{202e}"
    ),
  ]

  /// Checks that there is one error, and that nothing of it can drive a terminal.
  private func check(_ run: ProgramFixture.Run, says words: String, about url: String) {
    #expect(run.errors.hasPrefix(words.replacing("URL", with: url)), "\(run.errors)")
    #expect(run.errors.ranges(of: "error[").count == 1)
    #expect((run.output + run.errors).rawControl == nil)
  }

  @Test(arguments: faults) func `the first load says what was wrong`(
    fault: String,
    words: String
  ) throws {
    let url = "\(server.origin)/\(fault)"
    let operand = try fixture.run([url, "-c", "rows"])
    check(operand, says: words, about: url)
    #expect(operand.status == .exited(3))
    #expect(operand.output.isEmpty)
    let command = try fixture.run(["in.json", "--keep-going", "-c", "open \(url)", "-c", "rows"])
    check(command, says: words, about: url)
    #expect(command.status == .exited(1))
    #expect(command.lines == ["0 0  a", "0 1  b"])
  }

  @Test(arguments: faults, ["pull", "more"]) func `a later load leaves the table as it was`(
    fault: (String, String),
    command: String
  ) throws {
    Self.key += 1
    let url = "\(server.origin)/good-once/\(fault.0)?number=\(Self.key)"
    let run = try fixture.run([url, "--keep-going", "-c", command, "-c", "rows"])
    check(run, says: fault.1, about: command == "more" ? url + "&page=2" : url)
    #expect(run.status == .exited(1))
    #expect(run.lines.suffix(3) == Self.rows, "\(run.output)")
  }

  @Test(arguments: ["monolith", "array", "items", "generators", "container", "fetched"])
  func `ten thousand rows come whole through a server that fails every seventh time`(
    wiring: String
  ) throws {
    let server = try FeedServer()
    let script = String(repeating: "more\n", count: 130) + "rows --limit 20000\n"
    let run = try fixture.run(
      ["--wiring", wiring, "--keep-going", "\(server.origin)/pages?every=7", "-f", "-"],
      input: script
    )
    #expect(run.status == .exited(1))
    let rows = run.lines.suffix(10_000).map { $0.split(separator: " ").joined(separator: " ") }
    let isWhole = rows == (0..<10_000).map { "0 \($0) Row \($0)" }
    #expect(isWhole, "\(rows.prefix(3)) … \(rows.suffix(3))")
    #expect(run.lines.count { $0.hasPrefix("no more data") } == 130 - 99 - 16)
    #expect(run.errors.ranges(of: "returned 503 Service Unavailable").count == 16)

    // Each page once, but for those that failed: these are asked again, at once.
    var pages: [Int] = []
    for (index, line) in server.requests.enumerated() {
      let page = line.firstRange(of: "&page=").flatMap { Int(line[$0.upperBound...]) } ?? 1
      if (index + 1) % 7 == 0 {
        #expect(server.requests[index + 1] == line)
      } else {
        pages.append(page)
      }
    }
    #expect(pages == Array(1...100))
  }

  /// Waits until the server was asked for something.
  private func waitForRequest(_ line: String, to server: FeedServer) throws {
    for _ in 0..<1000 {
      if server.requests.contains(line) { return }
      usleep(20_000)
    }
    Issue.record("nobody asked \(line)")
  }

  @Test(arguments: ["hang", "half", "drip", "to?url=/hang"])
  func `Ctrl-C ends a load in a pipe`(path: String) throws {
    let server = try FeedServer()
    let process = try fixture.start(["\(server.origin)/\(path)", "-c", "rows"])
    try waitForRequest("GET /\(path.hasPrefix("to") ? "hang" : path)", to: server)
    process.signal(SIGINT)
    #expect(try process.waitForEnd() == .exited(130))
    #expect(String(decoding: process.errors, as: UTF8.self).contains("error[interrupted]"))
    #expect(process.output.isEmpty)
  }

  @Test(arguments: ["pull", "more"]) func `Ctrl-C ends a later load in a script`(
    command: String
  ) throws {
    let server = try FeedServer()
    let process = try fixture.start(["\(server.origin)/good-once/half?number=1", "-c", command])
    let line = "GET /good-once/half?number=1" + (command == "more" ? "&page=2" : "")
    try waitForRequest(line, to: server)
    while server.requests.count < 2 { usleep(20_000) }
    process.signal(SIGINT)
    #expect(try process.waitForEnd() == .exited(130))
  }

  @Test func `Ctrl-C at the prompt leaves the table and the prompt`() throws {
    let server = try FeedServer()
    let prompt = try PromptFixture()
    try prompt.terminal.wait(for: "in.json> ")
    try prompt.terminal.send("open \(server.origin)/half\r")
    try waitForRequest("GET /half", to: server)
    try prompt.type("\u{3}", until: "error[interrupted]: stopped by Ctrl-C")
    try prompt.terminal.wait(for: "in.json> ")
    try prompt.line("row 0 1", answers: "0 1  b", prompt: "in.json 0.1> ")
    #expect(try prompt.leave() == .exited(0))
    prompt.checkTerminal()
  }

  @Test func `what takes long is said at the terminal, and goes`() throws {
    let server = try FeedServer()
    let prompt = try PromptFixture()
    try prompt.terminal.wait(for: "in.json> ")
    try prompt.terminal.send("open http://u:secret@127.0.0.1:\(server.port)/half\r")
    try prompt.terminal.wait(for: "loading \(server.origin)/half  50%  0.5 of 1.0 kB")
    try prompt.type("\u{3}", until: "error[interrupted]")
    try prompt.terminal.wait(for: "in.json> ")
    #expect(try prompt.leave() == .exited(0))
  }

  @Test func `a server that dies is an error, and its rows stay`() throws {
    let server = try FeedServer()
    let process = try fixture.start([
      "\(server.origin)/good-once/die?number=1", "--keep-going", "-f", "-",
    ])
    process.send("rows\npull\necho gone\n")
    try process.wait(for: "gone")
    // While it is dying it still takes connections.
    try server.end()
    process.send("pull\nrows\n")
    #expect(try process.finish() == .exited(1))
    let output = String(decoding: process.output, as: UTF8.self)
    #expect(output == (Self.rows + ["gone"] + Self.rows).map { $0 + "\n" }.joined())
    let errors = String(decoding: process.errors, as: UTF8.self)
    #expect(errors.contains("ended too early: transfer closed with 500 bytes remaining"))
    #expect(errors.contains("cannot be reached: Connection refused"))
  }

  @Test func `quit does not wait for what only the clock holds back`() throws {
    let run = try fixture.run([
      "\(server.origin)/pages?count=2&size=3", "-c", "net latency 100000; more; quit",
    ])
    #expect(run.status == .exited(0), "\(run.errors)")
  }

  @Test func `a proxy of the environment is asked instead`() throws {
    let server = try FeedServer()
    let run = try fixture.shell(
      "http_proxy=\(server.origin) \"$T\" http://nowhere.invalid/good -c rows < /dev/null"
    )
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.lines == Self.rows)
    #expect(server.requests == ["GET http://nowhere.invalid/good"])
  }

  @Test(arguments: [false, true]) func `the library is there when it was needed`(
    isAsked: Bool
  ) throws {
    let line = isAsked ? "open \(server.origin)/good" : "new 3"
    let run = try fixture.shell(
      """
      coproc P { exec "$T" -f -; }
      echo '\(line); echo done' >&${P[1]}
      while read -r answer <&${P[0]} && [ "$answer" != done ]; do :; done
      grep -o 'libcurl' /proc/$P_PID/maps | sort -u
      """
    )
    #expect(run.output == (isAsked ? "libcurl\n" : ""), "\(run.errors)")
  }

  @Test func `an answer from another host is named`() throws {
    let other = server.origin.replacing("127.0.0.1", with: "localhost")
    let url = "\(server.origin)/to?url=\(other)/good"
    let run = try fixture.run(["-c", "open \(url)", "-c", "request"])
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.errors.contains("note: response from \(other)/good\n"), "\(run.errors)")
    #expect(run.lines.contains("from     \(other)/good"), "\(run.output)")
    let records = try fixture.run(["--format", "jsonl", "-c", "open \(url)", "-c", "request"])
    #expect(records.lines[0].contains("response from \(other)/good"))
    #expect(records.lines[1].contains("\"from\":\"\(other)/good\""), "\(records.output)")
    let same = try fixture.run(["-c", "open \(server.origin)/hops/2", "-c", "request"])
    #expect(!same.errors.contains("response from"), "\(same.errors)")
    #expect(!same.output.contains("from     "), "\(same.output)")
  }
}
