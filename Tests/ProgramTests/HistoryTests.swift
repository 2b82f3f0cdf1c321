import Glibc
import TestSupport
import Testing

/// The history of a person at the prompt.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct HistoryTests {
  private static let file = "state/tabletop/history"
  private static let header = "# tabletop history 1\n"

  private func mode(_ fixture: PromptFixture, _ name: String) -> UInt32 {
    var status = stat()
    guard unsafe stat(fixture.folder.file(name), &status) == 0 else { return 0 }
    return status.st_mode & 0o777
  }

  @Test func `each command is kept as it is entered, for nobody else`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 1", answers: "0 1  b", prompt: "in.json 0.1> ")
    try fixture.type("echo 'two\r", until: "' > ")
    try fixture.line("lines'", answers: "two␊lines", prompt: "0.1> ")
    fixture.terminal.signal(SIGKILL)
    #expect(try fixture.terminal.waitForEnd() == .signalled(SIGKILL))
    let place = "\\@\(fixture.folder.path)/in.json\n"
    let lines = "\(place)row 0 1\n\(place)echo 'two\\nlines'\n"
    #expect(fixture.folder.read(Self.file) == Self.header + lines)
    #expect(mode(fixture, Self.file) == 0o600)
    #expect(mode(fixture, "state/tabletop") == 0o700)
  }

  @Test func `a block comes back as a block, and history lists it`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("append {\r", until: "{ > ")
    try fixture.line("\"title\": \"New\"}", answers: "inserted 1 row", prompt: "0.4> ")
    try fixture.line("\u{1B}[A", answers: "inserted 1 row", prompt: "0.5> ")
    try fixture.line("history 2", answers: "2  history 2", prompt: "0.5> ")
    #expect(fixture.terminal.dump.contains("1  append {␊\"title\": \"New\"}"))
    try fixture.line("history clear", answers: "history cleared", prompt: "0.5> ")
    #expect(fixture.folder.read(Self.file) == Self.header)
    try fixture.line("quit --force", answers: "\n", prompt: "")
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `--no-history makes no file but keeps the arrow keys`() throws {
    let fixture = try PromptFixture(["in.json", "--no-history"])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 1", answers: "0 1  b", prompt: "0.1> ")
    try fixture.line("\u{1B}[A", answers: "0 1  b", prompt: "0.1> ")
    #expect(try fixture.leave() == .exited(0))
    #expect(fixture.folder.read(Self.file) == nil)
    #expect(!fixture.folder.names.contains("state"))
  }

  @Test func `keys go back to the lines of this file, of this folder, or to all`() throws {
    let up = "\u{1B}[A"
    let fixture = try PromptFixture(["-q", "in.json"])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 0", answers: "0 0  a", prompt: "in.json 0.0> ")
    let places = ["/elsewhere/x.json": "away", "\(fixture.folder.path)/y.json": "near"]
    let lines = places.sorted { $0.key < $1.key }.map { "\\@\($0.key)\necho \($0.value)\n" }
    try fixture.folder.write(Self.header + lines.joined(), to: Self.file)
    try fixture.line("quit", answers: "\n", prompt: "")
    let second = try PromptFixture(["-q", "in.json"], home: fixture.folder)
    try second.terminal.wait(for: "in.json> ")
    try second.line("set history file", answers: "file\r\n", prompt: "in.json> ")
    try second.line("echo n\(up)", answers: "\u{1B}[?2004ln\r\n", prompt: "in.json> ")
    try second.line("set history folder", answers: "folder\r\n", prompt: "in.json> ")
    try second.line("echo ne\(up)", answers: "\u{1B}[?2004lnear\r\n", prompt: "in.json> ")
    try second.line("echo aw\(up)", answers: "\u{1B}[?2004law\r\n", prompt: "in.json> ")
    try second.line("\u{12}away\u{7}echo ag", answers: "\u{1B}[?2004lag\r\n", prompt: "in.json> ")
    try second.line("set history global", answers: "global\r\n", prompt: "in.json> ")
    try second.line("echo awa\(up)", answers: "\u{1B}[?2004laway\r\n", prompt: "in.json> ")
    try second.line("get history", answers: "global\r\n", prompt: "in.json> ")
    #expect(try second.leave() == .exited(0))
  }

  @Test func `hints prefer the lines of this file to newer ones of others`() throws {
    let fixture = try PromptFixture(["-q", "in.json"])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("echo mine", answers: "mine\r\n", prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
    let history = try #require(fixture.folder.read(Self.file))
    try fixture.folder.write(history + "\\@/other.json\necho theirs\nrow 3\n", to: Self.file)
    let second = try PromptFixture(
      ["-q", "in.json"],
      changes: ["NO_COLOR": ""],
      home: fixture.folder
    )
    try second.terminal.wait(for: "in.json> ")
    try second.type("echo ", until: "\u{1B}[2mmine")
    try second.type("\u{5}\r", until: "mine\r\n")
    try second.terminal.wait(for: "in.json> ")
    try second.type("row", until: "\u{1B}[2m 3")
    try second.drop(prompt: "in.json> ")
    #expect(try second.leave() == .exited(0))
  }

  @Test func `a file of something else is named once and stays`() throws {
    let fixture = try PromptFixture(changes: ["XDG_STATE_HOME": "/dev/null"])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 1", answers: "note: cannot make /dev/null", prompt: "0.1> ")
    try fixture.line("row 0 2", answers: "0 2  c", prompt: "0.2> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `scripts, pipes and -c leave no history`() throws {
    let fixture = try ProgramFixture()
    try fixture.folder.write("[1]", to: "in.json")
    _ = try fixture.run(["in.json"], input: "row 0 0\n")
    _ = try fixture.run(["in.json", "-c", "row 0 0"])
    #expect(fixture.folder.names == ["in.json"])
    let terminal = try PromptFixture(["in.json", "-c", "row 0 0"])
    #expect(try terminal.terminal.waitForEnd() == .exited(0))
    #expect(!terminal.folder.names.contains("state"))
  }
}
