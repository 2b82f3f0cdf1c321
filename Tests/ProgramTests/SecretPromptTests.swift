import TestSupport
import Testing

/// Credentials that a person types at the prompt.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct SecretPromptTests {
  private static let file = "state/tabletop/history"
  private static let line = "open http://ann:hunter2@127.0.0.1:9/rows"
  private static let kept = "open http://ann:${password:?}@127.0.0.1:9/rows"

  @Test func `the history has a placeholder, and the line that comes back asks`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line(Self.line, answers: "error[network]", prompt: "in.json> ")
    #expect(try #require(fixture.folder.read(Self.file)).contains(Self.kept))
    // What was typed was on the screen; from here on it is not.
    let start = fixture.terminal.log.count
    try fixture.type("\u{1B}[A\r", until: "password (not shown): ")
    try fixture.line("hunter2", answers: "error[network]", prompt: "in.json> ")
    try fixture.line("history", answers: Self.kept, prompt: "in.json> ")
    try fixture.type("\u{1B}[A\u{1B}[A\r", until: "password (not shown): ")
    try fixture.type("\u{3}", until: "error[no-secret]")
    try fixture.terminal.wait(for: "in.json> ")
    let later = String(decoding: fixture.terminal.log[start...], as: UTF8.self)
    #expect(!later.contains("hunter2"))
    let history = try #require(fixture.folder.read(Self.file))
    #expect(!history.contains("hunter2"))
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
    let again = try PromptFixture(home: fixture.folder)
    try again.terminal.wait(for: "in.json> ")
    try again.type("\u{1B}[A\r", until: "password (not shown): ")
    try again.line("hunter2", answers: "error[network]", prompt: "in.json> ")
    #expect(!String(decoding: again.terminal.log, as: UTF8.self).contains("hunter2"))
    #expect(try again.leave() == .exited(0))
  }

  @Test func `a variable that is used as a credential leaves the history`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("let t s3cr3tv4lue", answers: "t = ", prompt: "in.json> ")
    try fixture.line(
      "open http://127.0.0.1:9/ --param key=$t",
      answers: "error[network]",
      prompt: "in.json> "
    )
    let history = try #require(fixture.folder.read(Self.file))
    #expect(!history.contains("s3cr3tv4lue") && history.contains("let t ${secret:?}"))
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `a password that is asked for survives a signal as a terminal that shows`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type(Self.kept + "\r", until: "password (not shown): ")
    fixture.terminal.signal(15)
    #expect(try fixture.terminal.waitForEnd() == .signalled(15))
    fixture.checkTerminal()
  }
}
