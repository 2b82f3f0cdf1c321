import Platform
import Testing

@Suite struct TerminalProgramTests {
  @Test
  func `what a program writes at its terminal can be waited for, and what is typed reaches it`()
    throws
  {
    let line = "test -t 0 && stty size; printf 'name> '; read name; echo \"hello $name\""
    let program = try TerminalProgram("sh", ["-c", line])
    let size = program.wait(for: "24 80", milliseconds: 60_000)
    try program.type("you\r")
    let answer = program.wait(for: "hello you", milliseconds: 60_000)
    let number = program.processID
    #expect(try #require(answer) > #require(size))
    #expect(number > 0)
  }

  @Test func `the wait is over when the program is`() throws {
    let program = try TerminalProgram("true")
    let time = program.wait(for: "anything", milliseconds: 60_000)
    #expect(time == nil)
  }

  @Test func `the wait is over when the time is`() throws {
    let program = try TerminalProgram("sleep", ["100"])
    let time = program.wait(for: "anything", milliseconds: 1)
    #expect(time == nil)
  }

  @Test func `names a program that is missing`() {
    #expect(throws: SystemError.self) { _ = try TerminalProgram("no-such-program-here") }
  }
}
