import Database
import Glibc
import TestSupport
import Testing

/// The program with a page and without a terminal.
@Suite(.serialized, .timeLimit(.minutes(3))) struct ServeProgramTests {
  /// Starts the program with a page; the line with its address is read.
  private func serve(
    _ arguments: [String],
    in fixture: ProgramFixture
  ) throws -> (process: PipedProgram, link: PageLink) {
    let process = try fixture.start(["a.json", "-c", "row 0 1"] + arguments)
    try process.wait(for: "#t=", seconds: 60)
    try process.wait(for: "0 1  two", seconds: 60)
    let line = String(decoding: process.output, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("page: ") }
    return (process, try PageLink(String(try #require(line).dropFirst(6))))
  }

  private func fixture() throws -> ProgramFixture {
    let fixture = try ProgramFixture()
    try fixture.folder.write(#"["one", "two", "three"]"#, to: "a.json")
    return fixture
  }

  @Test func `serve returns its address, its port and the number of clients`() throws {
    let fixture = try fixture()
    let process = try fixture.start(
      ["a.json", "--serve", "--host", "127.0.0.1", "--format", "jsonl"]
    )
    try process.wait(for: "\"clients\":0}}\n", seconds: 60)
    let first = String(decoding: process.output, as: UTF8.self)
    let address = ##/"url":"(http:\/\/127\.0\.0\.1:([0-9]+)\/#t=[0-9a-f]{32})","port":([0-9]+),/##
    let found = try #require(first.firstMatch(of: address))
    #expect(found.2 == found.3)
    let link = try PageLink(String(found.1))
    let stream = try link.connection()
    stream.send(
      "GET /events HTTP/1.1\r\nHost: localhost\r\nX-Tabletop-Token: \(link.token)\r\n\r\n"
    )
    try stream.wait(for: "event: state")
    process.send("serve\n")
    try process.wait(for: "\"clients\":1}}\n", seconds: 60)
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(0))
    #expect(process.errors.isEmpty, "this machine is no other machine")
  }

  @Test func `a browser gets the link in a file of its user, and no other argument`() throws {
    let fixture = try fixture()
    // A browser that notes the mode of the file, its own arguments, and the file.
    let note = fixture.folder.file("seen")
    try fixture.folder.write(
      """
      #!/bin/sh
      { stat -c %a "$1"; tr '\\0' ' ' < /proc/$$/cmdline; echo; cat "$1"; } > \(note).new
      mv \(note).new \(note)

      """,
      to: "browser"
    )
    let status = unsafe chmod(fixture.folder.file("browser"), 0o700)
    #expect(status == 0)
    let process = try PipedProgram(
      "/usr/bin/env",
      arguments: [
        "BROWSER=\(fixture.folder.file("browser"))", fixture.program,
        fixture.folder.file("a.json"), "--serve", "--open",
      ],
      environment: fixture.environment
    )
    try process.wait(for: "#t=", seconds: 60)
    try process.wait(for: "\n")
    let link = try PageLink(String(decoding: process.output, as: UTF8.self))
    var seen: String?
    for _ in 0..<1000 where seen == nil {
      seen = fixture.folder.read("seen")
      usleep(10_000)
    }
    let lines = try #require(seen).split(separator: "\n").map(String.init)
    #expect(lines[0] == "600")
    #expect(lines[1].contains("open.html") && !lines[1].contains(link.token))
    #expect(lines.dropFirst(2).joined().contains("/#t=\(link.token)\">"))
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(0))
    let path = try #require(lines[1].split(separator: " ").first { $0.hasSuffix("open.html") })
    #expect(unsafe access(String(path), F_OK) != 0, "the file with the secret is deleted")
  }

  @Test func `a page that other machines can reach warns`() throws {
    let fixture = try fixture()
    let process = try fixture.start(["a.json", "--serve", "--host", "127.0.0.2"])
    try process.wait(for: "#t=", seconds: 60)
    try process.wait(for: "\n")
    let link = try PageLink(String(decoding: process.output, as: UTF8.self))
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(0))
    #expect(
      String(decoding: process.errors, as: UTF8.self)
        == "warning[exposed]: other machines can reach 127.0.0.2:\(link.port), unencrypted; "
        + "prefer ssh -L\n"
    )
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal ends the page with a good-bye and status 0`(signal: Int32) throws {
    let fixture = try fixture()
    let (process, link) = try serve(["--serve"], in: fixture)
    let stream = try link.connection()
    stream.send(
      "GET /events HTTP/1.1\r\nHost: localhost\r\nX-Tabletop-Token: \(link.token)\r\n\r\n"
    )
    try stream.wait(for: "event: state")
    process.signal(signal)
    #expect(try process.waitForEnd() == .exited(0))
    #expect(try stream.rest().contains("event: bye\ndata: {\"reason\":"))
    #expect(process.errors.isEmpty)
  }

  @Test func `a failed script keeps its status`() throws {
    let fixture = try fixture()
    try fixture.folder.write("row 9 9\nrow 0 1\n", to: "s.tabletop")
    let process = try fixture.start(["a.json", "--serve", "--keep-going", "-f", "s.tabletop"])
    try process.wait(for: "0 1  two", seconds: 60)
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(1))
  }

  @Test func `a page that only looks refuses edits`() throws {
    let fixture = try fixture()
    let (process, link) = try serve(["--serve", "--read-only"], in: fixture)
    let refused = try link.run("delete 0 0")
    #expect(refused.contains("\"refused\":true"), "\(refused)")
    #expect(try link.run("row 0 0").contains("\"refused\":false"))
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(0))
  }

  @Test(arguments: [SIGTERM, SIGKILL])
  func `edits of a page are kept when the program ends without saving`(signal: Int32) throws {
    let fixture = try fixture()
    let (process, link) = try serve(["--serve"], in: fixture)
    #expect(try link.run("delete 0 0").contains("\"refused\":false"))
    process.signal(signal)
    #expect(try process.waitForEnd() == (signal == SIGKILL ? .signalled(SIGKILL) : .exited(0)))
    let note = "note: a.json has unsaved edits: open it again, and type `recover`\n"
    #expect(String(decoding: process.errors, as: UTF8.self) == (signal == SIGKILL ? "" : note))
    let (second, other) = try serve(["--serve"], in: fixture)
    #expect(String(decoding: second.errors, as: UTF8.self).contains("1 unsaved edit from just now"))
    #expect(try other.run("recover").contains("\"refused\":false"))
    #expect(try other.run("row 0 0").contains("two"))
    second.signal(SIGTERM)
    _ = try second.waitForEnd()
  }

  @Test func `a page over a read-only database leaves the prompt no save`() throws {
    let fixture = try fixture()
    let path = try fixture.folder.write("", to: "a.db")
    let connection = try SQLiteConnection(path, access: .writing)
    try connection.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)")
    try connection.run("INSERT INTO t VALUES (1, 'one')")
    let process = try fixture.start(
      ["a.db", "--serve", "--read-only", "--keep-going", "-c", "update 0 0 name=two"]
        + ["-c", "save", "-c", "row 0 0"]
    )
    try process.wait(for: "0 0  two", seconds: 60)
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(1))
    #expect(String(decoding: process.errors, as: UTF8.self).contains("read-only"))
    #expect(try connection.rows("SELECT name FROM t") == [[DatabaseValue("one")]])
  }

  @Test func `a page can save only where that is allowed`() throws {
    let fixture = try fixture()
    let (closed, link) = try serve(["--serve"], in: fixture)
    #expect(try link.run("save b.json").contains("\"refused\":true"))
    closed.signal(SIGTERM)
    #expect(try closed.waitForEnd() == .exited(0))
    #expect(fixture.folder.read("b.json") == nil)
    let (open, other) = try serve(["--serve", "--allow", "files"], in: fixture)
    let saved = try other.run("save b.json")
    #expect(saved.contains("\"refused\":false"), "\(saved)")
    open.signal(SIGTERM)
    #expect(try open.waitForEnd() == .exited(0))
    #expect(fixture.folder.read("b.json") != nil)
  }

  @Test func `a program that was killed has a new link, or keeps it`() throws {
    let fixture = try fixture()
    let (first, link) = try serve(["--serve"], in: fixture)
    first.signal(SIGKILL)
    _ = try first.waitForEnd()
    let port = "\(link.port)"
    let (second, other) = try serve(["--serve", port], in: fixture)
    #expect(other.port == link.port)
    #expect(other.token != link.token)
    #expect(try link.run("row 0 0").hasPrefix("HTTP/1.1 401 "))
    second.signal(SIGKILL)
    _ = try second.waitForEnd()
    let (third, kept) = try serve(["--serve", port, "--keep-token"], in: fixture)
    third.signal(SIGKILL)
    _ = try third.waitForEnd()
    let (fourth, same) = try serve(["--serve", port, "--keep-token"], in: fixture)
    #expect(same.token == kept.token)
    #expect(try kept.run("row 0 0").hasPrefix("HTTP/1.1 200 "))
    fourth.signal(SIGTERM)
    #expect(try fourth.waitForEnd() == .exited(0))
  }

  @Test func `a debug build takes the script of its page from a folder`() throws {
    let fixture = try fixture()
    try fixture.folder.makeFolder("page")
    try fixture.folder.write("// mine\n", to: "page/page.js")
    try fixture.folder.write("/* mine */\n", to: "page/page.css")
    let (process, link) = try serve(["--serve", "--assets", "page"], in: fixture)
    let request = "GET /page.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
    #expect(try link.exchange(request).hasSuffix("\r\n\r\n// mine\n"))
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(0))
  }

  @Test func `a saved session has neither the link nor the folder nor the name of its user`()
    throws
  {
    let fixture = try fixture()
    let (user, home) = ("qz7ada", fixture.folder.file("qz7ada"))
    try fixture.folder.makeFolder(user)
    try fixture.folder.write(#"["one", "two"]"#, to: "\(user)/a.json")
    let process = try PipedProgram(
      "/usr/bin/env",
      arguments: [
        "-C", home, "HOME=\(home)", "USER=\(user)", "LOGNAME=\(user)", fixture.program,
        "\(home)/a.json", "--serve", "--allow", "files",
      ],
      environment: fixture.environment
    )
    try process.wait(for: "#t=", seconds: 60)
    try process.wait(for: "\n")
    let link = try PageLink(String(decoding: process.output, as: UTF8.self))
    for line in [
      "trace on", "select 0 1", "update 0 0 title=x", "save \(home)/b.json", "info",
      "open \(home)/none.json", "changes", "row 0 9",
    ] {
      _ = try link.run(line)
    }
    let saved = try link.run("picture s.html --session")
    #expect(saved.contains("\"refused\":false"), "\(saved)")
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(0))
    let file = try #require(fixture.folder.read("\(user)/s.html"))
    #expect(file.contains("none.json"))
    for secret in [link.token, user, fixture.folder.path] {
      let place = file.firstRange(of: secret)
      let start = place.map { file.index($0.lowerBound, offsetBy: -200) }
      #expect(place == nil, "\(secret): \(start.map { file[$0...].prefix(300) } ?? "")")
    }
  }

  @Test func `a request without the link is told on standard error, once`() throws {
    let fixture = try fixture()
    let (process, link) = try serve(["--serve"], in: fixture)
    let request =
      "GET /events HTTP/1.1\r\nHost: localhost\r\nX-Tabletop-Token: no\r\n\r\n"
    for _ in 0..<3 { #expect(try link.exchange(request).hasPrefix("HTTP/1.1 401 ")) }
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(0))
    let errors = String(decoding: process.errors, as: UTF8.self)
    #expect(errors == "note: the page refused a request that does not know its link\n")
  }

  /// Lines of a page and of a script, with whatever they print.
  private static let lines = [
    "row 0 1", "select 0 2", "sections", "row 9 9", "update 0 0 title=x", "keys", "nonsense",
    "undo", "item 0 1",
  ]

  @Test func `the result of a line of the page is the record of the program`() throws {
    let fixture = try fixture()
    let (process, link) = try serve(["--serve"], in: fixture)
    let run = try fixture.run(
      ["a.json", "--format", "jsonl", "--keep-going", "-c", "row 0 1"]
        + Self.lines.flatMap { ["-c", $0] }
    )
    let wanted = run.output.split(separator: "\n").dropFirst()
    try #require(wanted.count == Self.lines.count)
    for (line, record) in zip(Self.lines, wanted) {
      let response = try link.run(line)
      let start = try #require(response.firstRange(of: "\"record\":")).upperBound
      // The place in a script and the number of the line differ.
      let place = #/"n":[0-9]+,"file":[^,]*,"line":[0-9]+,|"offset":[0-9]+,?/#
      let mine = response[start...].dropLast(1).replacing(place, with: "")
      #expect(mine.hasPrefix(record.replacing(place, with: "").dropLast()), "\(line): \(mine)")
    }
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(0))
  }

  @Test func `a page works while a script waits for its next line`() throws {
    let fixture = try fixture()
    let process = try fixture.start(["a.json", "--serve"])
    try process.wait(for: "#t=", seconds: 60)
    try process.wait(for: "\n")
    let link = try PageLink(String(decoding: process.output, as: UTF8.self))
    #expect(try link.run("delete 0 0").contains("\"refused\":false"))
    process.send("row 0 0\n")
    try process.wait(for: "0 0  two")
    process.signal(SIGTERM)
    #expect(try process.waitForEnd() == .exited(0))
  }

  /// Options and the error of `serve`.
  private static let errors: [([String], String)] = [
    (["--serve", "99999"], "expected a port from 1 to 65535"),
    (["--serve", "--allow", "disks"], "a page cannot be allowed \"disks\""),
    (["--serve", "--host", "1.2.3.4"], "\"1.2.3.4\" is not an address of this machine"),
    (["--serve", "--assets", "none"], "cannot read the page: "),
    (["--serve", "--host", "$HOME \"x\""], "is not an address of this machine"),
  ]

  @Test func `bad values are the errors of serve`() throws {
    let fixture = try fixture()
    for (arguments, message) in Self.errors {
      let run = try fixture.run(["a.json", "-c", "rows"] + arguments)
      #expect(run.status == .exited(1), "\(arguments): \(run.output)")
      #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
      #expect(run.output.isEmpty)
    }
  }
}
