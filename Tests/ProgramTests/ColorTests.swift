import TestSupport
import Testing

/// Styles in the output of the program: only for a terminal that wants them.
@Suite struct ColorTests {
  private static let lines =
    "rows --limit 5; sections; show; row 0 0; cell 0 0; item 0 0; compare; help; help insert"
  private static let file = ProgramFixture.root + "/examples/contacts.json"

  @Test func `a pipe gets the same bytes without escape sequences`() throws {
    let fixture = try ProgramFixture()
    let plain = try fixture.run([Self.file, "-c", Self.lines]).output
    #expect(!plain.contains("\u{1B}"))
    let never = try fixture.run([Self.file, "--color", "never", "-c", Self.lines]).output
    #expect(never == plain)
    let painted = try fixture.run([Self.file, "--color", "always", "-c", Self.lines]).output
    #expect(painted != plain)
    #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(
    .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here"),
    arguments: [
      (["TERM": "xterm", "NO_COLOR": ""], [], true), (["TERM": "dumb", "NO_COLOR": ""], [], false),
      (["TERM": "xterm", "NO_COLOR": "1"], [], false),
      (["TERM": "xterm", "NO_COLOR": ""], ["--color", "never"], false),
    ] as [([String: String], [String], Bool)]
  ) func `a terminal gets styles unless they are off`(
    environment: [String: String],
    options: [String],
    isStyled: Bool
  ) throws {
    let fixture = try PromptFixture(
      ["in.json", "-c", "rows; show; sections"] + options,
      changes: environment
    )
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
    let log = String(decoding: fixture.terminal.log, as: UTF8.self)
    #expect(log.contains("\u{1B}[") == isStyled)
    #expect(log.contains("\u{1B}[1md\u{1B}[0m") == isStyled)
  }
}
