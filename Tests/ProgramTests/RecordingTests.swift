import TestSupport
import Testing

/// What `record FILE.cast` and `record FILE.html` hold of a session at a terminal and in a pipe.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct RecordingTests {
  /// Starts a session and a recording.
  private func recording(_ name: String, color: String = "never") throws -> PromptFixture {
    let fixture = try PromptFixture(["--color", color, "in.json"], changes: ["TERM": "xterm"])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("record \(name)\r", until: "recording to ")
    try fixture.terminal.wait(for: "in.json> ")
    return fixture
  }

  private func stop(_ fixture: PromptFixture) throws {
    try fixture.type("record stop\r", until: "recorded ")
    try fixture.terminal.wait(for: "> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  private func cast(_ fixture: PromptFixture) throws -> Cast {
    try Cast(try #require(fixture.folder.read("a.cast")))
  }

  @Test func `a cast holds every byte that the terminal received`() throws {
    let fixture = try recording("a.cast")
    try fixture.line("row 0 1", answers: "0 1  b", prompt: "0.1> ")
    try fixture.type("rowss\u{7F} 0 9\u{1B}[D\u{1B}[D", until: "rows")
    try fixture.type("\r", until: "error[")
    try fixture.terminal.wait(for: "0.1> ")
    try fixture.drop(prompt: "0.1> ")
    try fixture.line("show", answers: "└", prompt: "0.1> ")
    try stop(fixture)
    let cast = try cast(fixture)
    #expect(cast.header["width"] == .number(80) && cast.header["height"] == .number(24))
    let log = String(decoding: fixture.terminal.log, as: UTF8.self)
    #expect(cast.output.contains("\u{1B}["))
    #expect(log.contains(cast.output), "\(cast.output.debugDescription)")
    #expect(cast.output.hasPrefix("recording to "))
    #expect(cast.output.hasSuffix("record stop\r\n\u{1B}[?2004l"))
    #expect((cast.events.last?.time ?? 0) > 0)
  }

  @Test func `a cast holds the full screen`() throws {
    let fixture = try recording("a.cast")
    try fixture.type("browse\r", until: "\u{1B}[?1049h")
    try fixture.terminal.wait(for: "in.json")
    try fixture.terminal.send("jj")
    try fixture.type("q", until: "\u{1B}[?1049l")
    try fixture.terminal.wait(for: "> ")
    try stop(fixture)
    let cast = try cast(fixture)
    let begin = try #require(cast.output.firstRange(of: "\u{1B}[?1049h"))
    let end = try #require(cast.output.firstRange(of: "\u{1B}[?1049l"))
    let screen = cast.output[begin.upperBound..<end.lowerBound]
    let log = String(decoding: fixture.terminal.log, as: UTF8.self)
    let frames = cast.events.map(\.text).filter { screen.contains($0) && $0.count > 200 }
    #expect(!frames.isEmpty && frames.allSatisfy { log.contains($0) })
  }

  @Test func `a new size is an event`() throws {
    let fixture = try recording("a.cast")
    fixture.terminal.resize(columns: 60, rows: 20)
    try fixture.line("row 0 1", answers: "0 1  b", prompt: "0.1> ")
    try stop(fixture)
    #expect(try cast(fixture).events.contains { $0.code == "r" && $0.text == "60x20" })
  }

  @Test func `a credential that was typed is replaced`() throws {
    let fixture = try recording("a.cast")
    try fixture.type("let token s3cr3tvalue\r", until: "s3cr3tvalue")
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 1", answers: "0 1  b", prompt: "0.1> ")
    try stop(fixture)
    let output = try cast(fixture).output
    #expect(!output.contains("s3cr3t") && output.contains("in.json> let token ${token:?}\r\n"))
  }

  @Test func `leaving without record stop keeps the recording`() throws {
    for name in ["a.cast", "a.html"] {
      let fixture = try recording(name)
      try fixture.line("row 0 1", answers: "0 1  b", prompt: "0.1> ")
      #expect(try fixture.leave() == .exited(0))
      let text = try #require(fixture.folder.read(name))
      if name == "a.cast" {
        #expect(try Cast(text).output.contains("0 1  b"))
      } else {
        #expect(try WellFormedPage(text).texts(of: "h2") == ["in.json> row 0 1"])
      }
    }
  }

  @Test func `a page at a terminal holds the steps in color`() throws {
    let fixture = try recording("a.html", color: "always")
    try fixture.line("row 0 9", answers: "error[", prompt: "in.json> ")
    try stop(fixture)
    let page = try WellFormedPage(try #require(fixture.folder.read("a.html")))
    #expect(page.texts(of: "h2") == ["in.json> row 0 9"])
    #expect(page.elements.contains { $0.attributes == " class=\"bold red\"" })
  }

  @Test(arguments: ["a.cast", "a.html"])
  func `a script in a pipe is recorded too`(name: String) throws {
    let fixture = try ProgramFixture()
    try fixture.folder.write("[\"a\", \"b\"]", to: "in.json")
    let script = "record \(name)\nrow 0 1\nrows\n"
    let run = try fixture.run(["in.json"], input: script)
    #expect(run.status == .exited(0))
    let text = try #require(fixture.folder.read(name))
    if name == "a.cast" {
      let cast = try Cast(text)
      #expect(cast.output.hasPrefix("in.json> row 0 1\r\n"))
      #expect(cast.output.contains("in.json 0.1> rows\r\n"))
      #expect(cast.events.allSatisfy { $0.time == 0 })
    } else {
      #expect(try WellFormedPage(text).texts(of: "h2").count == 2)
    }
  }

  @Test(arguments: ["a.cast", "a.html", "a.transcript"])
  func `a file that may not grow ends the recording with a note`(name: String) throws {
    let fixture = try ProgramFixture()
    try fixture.folder.write("[\"a\", \"b\"]", to: "in.json")
    let lines = "record \(name)\n" + String(repeating: "row 0 0\n", count: 300) + "record stop\n"
    try fixture.folder.write(lines, to: "s.tabletop")
    let run = try fixture.shell("trap '' XFSZ; ulimit -f 20; \"$T\" in.json -f s.tabletop | cat")
    #expect(run.output.contains("note: recording stopped: cannot write "))
    #expect(run.errors.contains("error[io]"))
    let text = try #require(fixture.folder.read(name))
    if name == "a.cast" { #expect(try Cast(text).events.count > 1) }
    if name == "a.html" { #expect(try WellFormedPage(text).texts(of: "section").count > 1) }
  }

  @Test(arguments: ["a.cast", "a.html", "a.transcript"])
  func `no recording is written where writing is not allowed`(name: String) throws {
    let fixture = try ProgramFixture()
    let run = try fixture.run(["--safe", "-c", "record \(name)"])
    #expect(run.status == .exited(1) && run.errors.contains("error[refused]"))
    #expect(fixture.folder.read(name) == nil)
  }
}
