import Platform
import Testing

@Suite struct ProcessTests {
  @Test func `hands over words as they are and takes the output`() throws {
    let result = try Process.run("printf", ["%s|", "a b", "$HOME", "表"])
    #expect(result.text == "a b|$HOME|表|")
    #expect(result.exitStatus == 0)
  }

  @Test func `tells the exit status and the signal`() throws {
    #expect(try Process.run("sh", ["-c", "exit 7"]).exitStatus == 7)
    #expect(try Process.run("sh", ["-c", "kill -9 $$"]).exitStatus == 137)
  }

  @Test func `names a program that is missing`() {
    #expect(throws: SystemError.self) { try Process.run("no-such-program-here") }
  }

  @Test func `reads standard input from a file, empty unless said otherwise`() throws {
    #expect(try Process.run("cat").output.isEmpty)
    #expect(try Process.run("head", ["-c", "2"], input: "/proc/self/status").text == "Na")
  }

  @Test func `takes more output than a pipe holds`() throws {
    let result = try Process.run("head", ["-c", "1000000"], input: "/dev/zero")
    #expect(result.output.count == 1_000_000)
  }

  @Test func `passes the environment on`() throws {
    #expect(try Process.run("sh", ["-c", "echo $PATH"]).text.contains("/"))
  }

  @Test func `refuses a zero byte`() {
    #expect(throws: SystemError.self) { try Process.run("echo", ["a\u{0}b"]) }
  }
}
