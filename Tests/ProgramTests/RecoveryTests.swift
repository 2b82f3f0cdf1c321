import Glibc
import TestSupport
import Testing

/// What becomes of unsaved edits of the program at a terminal when it does not end well.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct RecoveryTests {
  private static let journals = "state/tabletop/journals"

  private static let edits = [
    "delete 0 0", "append 0 {\"title\": \"x\"}", "update 0 1 title=y", "move 0 0 to 0 2", "undo",
    "delete 0 1..2", "insert at 0 0 \"new\"", "section header 0 H", "undo 2", "redo",
  ]

  /// Edits and is killed, in the middle of nothing.
  private func breakOff(
    after lines: [String],
    in home: ScratchFolder? = nil,
    by signal: Int32 = SIGKILL
  ) throws -> PromptFixture {
    let fixture = try PromptFixture(home: home)
    try fixture.terminal.wait(for: "in.json> ")
    for line in lines { try fixture.line(line, answers: "\n", prompt: "in.json") }
    fixture.terminal.signal(signal)
    #expect(try fixture.terminal.waitForEnd() == .signalled(signal))
    return fixture
  }

  /// What the rows are after some lines, by a script.
  private func rows(after lines: [String]) throws -> String {
    let fixture = try ProgramFixture()
    try fixture.folder.write("[\"a\", \"b\", \"c\", \"d\"]", to: "in.json")
    let script = (lines + ["save out.json --force"]).map { $0 + "\n" }.joined()
    let run = try fixture.run(["in.json", "--keep-going"], input: script)
    #expect(!run.errors.contains("error["))
    return try #require(fixture.folder.read("out.json"))
  }

  @Test(arguments: 1...edits.count)
  func `killed after any edit, the next open offers it and recover brings all back`(
    count: Int
  ) throws {
    let lines = Array(Self.edits.prefix(count))
    let first = try breakOff(after: lines)
    let second = try PromptFixture(home: first.folder)
    try second.terminal.wait(for: " from just now: `recover` or `recover drop`")
    try second.terminal.wait(for: "in.json> ")
    try second.line("recover", answers: "restored", prompt: "in.json*")
    try second.line("save out.json", answers: "saved out.json", prompt: "in.json")
    #expect(try second.leave() == .exited(0))
    #expect(second.folder.read("out.json") == (try rows(after: lines)))
    #expect(second.folder.names(in: Self.journals).isEmpty)
    second.checkTerminal()
  }

  @Test func `a session without a greeting offers lost edits, too`() throws {
    let first = try breakOff(after: ["delete 0 0"])
    let second = try PromptFixture(["-q", "in.json"], home: first.folder)
    try second.terminal.wait(for: " from just now: `recover` or `recover drop`")
    try second.terminal.wait(for: "in.json> ")
    #expect(try second.leave() == .exited(0))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal drops nothing`(signal: Int32) throws {
    let first = try breakOff(after: ["delete 0 0"], by: signal)
    #expect(first.folder.names(in: Self.journals).count == 1)
  }

  @Test func `a terminal that goes away drops nothing`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("delete 0 0", answers: "deleted", prompt: "in.json*")
    _ = try fixture.terminal.hangUp()
    #expect(fixture.folder.names(in: Self.journals).count == 1)
  }

  @Test(arguments: [
    "quit --force\r", "quit\ry\r", "\u{4}\u{4}", "save\r\u{4}", "close --force\r\u{4}",
  ])
  func `a clean end leaves nothing`(keys: String) throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("delete 0 0", answers: "deleted", prompt: "in.json*")
    #expect(fixture.folder.names(in: Self.journals).count == 1)
    try fixture.terminal.send(keys)
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
    #expect(fixture.folder.names(in: Self.journals).isEmpty)
    fixture.checkTerminal()
  }

  @Test func `a journal is for nobody else, and a second session minds its own`() throws {
    let first = try PromptFixture()
    try first.terminal.wait(for: "in.json> ")
    try first.line("delete 0 0", answers: "deleted", prompt: "in.json*")
    let name = try #require(first.folder.names(in: Self.journals).first)
    var status = stat()
    #expect(unsafe stat(first.folder.file("\(Self.journals)/\(name)"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    let second = try PromptFixture(home: first.folder)
    try second.terminal.wait(for: "in.json> ")
    #expect(!second.terminal.dump.contains("recover"))
    try second.line("delete 0 1", answers: "deleted", prompt: "in.json*")
    #expect(second.folder.names(in: Self.journals).count == 2)
    try second.line("quit --force", answers: "\n", prompt: "")
    #expect(try second.terminal.waitForEnd() == .exited(0))
    #expect(first.folder.names(in: Self.journals) == [name])
  }

  @Test func `neither scripts nor pipes nor --no-history nor --safe keep journals`() throws {
    let fixture = try ProgramFixture()
    try fixture.folder.write("[1, 2]", to: "in.json")
    _ = try fixture.run(["in.json", "-c", "delete 0 0"])
    _ = try fixture.run(["in.json"], input: "delete 0 0\n")
    #expect(fixture.folder.names(in: Self.journals).isEmpty)
    for option in ["--no-history", "--safe"] {
      let prompt = try PromptFixture(["in.json", option])
      try prompt.terminal.wait(for: "in.json> ")
      try prompt.line("delete 0 0", answers: "deleted", prompt: "in.json*")
      #expect(prompt.folder.names(in: Self.journals).isEmpty)
      try prompt.line("quit --force", answers: "\n", prompt: "")
      #expect(try prompt.terminal.waitForEnd() == .exited(0))
    }
  }

  @Test func `what was noted is on the disk before the prompt comes`() throws {
    let folder = try ScratchFolder()
    let strace = "strace -f -e trace=openat,write,fdatasync,read -o strace.log $T in.json"
    let fixture = try PromptFixture(
      shell: [
        "/bin/sh", "-c", "command -v strace >/dev/null || { echo no strace; exit 0; }; \(strace)",
      ],
      home: folder
    )
    _ = try fixture.terminal.wait {
      let text = fixture.terminal.dump
      return text.contains("in.json> ") || text.contains("no strace")
    }
    guard !fixture.terminal.dump.contains("no strace") else { return }
    try fixture.line("delete 0 0", answers: "deleted", prompt: "in.json*")
    try fixture.line("quit --force", answers: "\n", prompt: "")
    _ = try fixture.terminal.waitForEnd()
    let log = try #require(folder.read("strace.log"))
    let calls = log.split(separator: "\n")
    let noted = try #require(calls.firstIndex { $0.contains("{\\\"edit\\\"") })
    let rest = calls[noted...]
    let synced = try #require(rest.firstIndex { $0.contains("fdatasync(") && $0.hasSuffix("= 0") })
    let prompt = try #require(rest.firstIndex { $0.contains("write(") && $0.contains("in.json*") })
    #expect(synced < prompt)
  }
}
