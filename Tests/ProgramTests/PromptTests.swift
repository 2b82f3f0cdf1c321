import Glibc
import TestSupport
import Testing

/// A person at the prompt.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct PromptTests {
  @Test func `says what was opened and answers until Ctrl-D`() throws {
    let fixture = try PromptFixture()
    let greeting = try fixture.terminal.wait(for: "in> ")
    #expect(greeting.contains("in: 4 rows in 1 section"))
    try fixture.line("row 0 3", answers: "0 3  d", prompt: "in 0.3> ")
    try fixture.line("ins after New York", answers: "inserted 1 row \"New York\" at 0 4", prompt: "in* 0.4> ")
    try fixture.line("undo", answers: "deleted 1 row", prompt: "in 0.3> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }
}
