import Glibc
import TestSupport
import Testing

extension EditlineReaderTests {
  @Test func `a paste of several lines runs only after Return, line by line`() throws {
    let probe = try ProbeSession()
    try probe.type("a\u{1B}[200~one\r\ntwo\tx\n\nthree\n\u{1B}[201~", shows: "three")
    #expect(!probe.terminal.dump.contains("[1 line"))
    try probe.type("!\r", answer: "[1 line aone]")
    try probe.terminal.wait(for: "2> two␉x\r\n[2 line two\\tx]")
    try probe.terminal.wait(for: "3> \r\n[3 line ]")
    try probe.terminal.wait(for: "4> three!\r\n[4 line three!]")
    try probe.terminal.wait(for: "5> ")
    try probe.type("\u{1B}[A\r", answer: "[5 line aone]")
  }

  @Test func `Ctrl-C drops a paste`() throws {
    let probe = try ProbeSession()
    try probe.type("\u{1B}[200~one\ntwo\u{1B}[201~", shows: "two")
    try probe.type("\u{3}", answer: "[1 interrupted]")
    try probe.terminal.wait(for: "2> ")
    try probe.type("x\r", answer: "[2 line x]")
  }

  @Test func `a long paste arrives whole`() throws {
    let probe = try ProbeSession()
    let line = (0..<20_000).map { String($0 % 10) }.joined()
    try probe.terminal.send("\u{1B}[200~\(line)\u{1B}[201~\r")
    try probe.terminal.wait(for: "[1 line \(line)]")
  }

  @Test func `Tab inserts the only candidate with a blank`() throws {
    let probe = try ProbeSession()
    try probe.type("q\tx\r", answer: "[1 line quit x]")
  }

  @Test func `Tab inserts what all candidates share, and a second Tab lists them`() throws {
    let probe = try ProbeSession()
    try probe.type("go s\t", shows: "e")
    try probe.type("\t", shows: "section   sections  select\r\n")
    try probe.terminal.wait(for: "1> go se")
    try probe.type("l\t\r", answer: "[1 line go select ]")
  }

  @Test func `Tab that fits nothing rings the bell`() throws {
    let probe = try ProbeSession()
    try probe.type("xyz\t", shows: "\u{7}")
    try probe.type("\r", answer: "[1 line xyz]")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that ends the program leaves the terminal as it was`(number: Int32) throws {
    let probe = try ProbeSession()
    try probe.type("half", shows: "half")
    #expect(probe.terminal.flags != probe.flags)
    probe.terminal.signal(number)
    #expect(try probe.terminal.waitForEnd() == .signalled(number))
    #expect(probe.terminal.flags == probe.flags)
    #expect(probe.terminal.dump.hasSuffix("\\u{1B}[?2004l"))
  }

  @Test func `the modes are the old ones while a command runs and after the end`() throws {
    let probe = try ProbeSession()
    #expect(probe.terminal.flags?.holdsOutput == false)
    try probe.type("x\r", answer: "[1 line x]")
    try probe.terminal.wait(for: "2> ")
    #expect(try probe.finish() == .exited(0))
    #expect(probe.terminal.flags == probe.flags)
  }

  @Test(arguments: ["dumb", "", "no-such-terminal"])
  func `a terminal of which nothing is known gets no escape sequences`(name: String) throws {
    let probe = try ProbeSession(["TERM": name])
    try probe.type("abc\u{2}X\r", answer: "[1 line abXc]")
    try probe.terminal.wait(for: "2> ")
    #expect(try probe.finish() == .exited(0))
    #expect(!probe.terminal.log.contains(0x1B))
    #expect(probe.terminal.dump.contains("unknown terminal type") == (name == "no-such-terminal"))
  }

  @Test func `Ctrl-Z and its end bring prompt and line back`() throws {
    let probe = try ProbeSession()
    try probe.type("abc", shows: "abc")
    probe.terminal.signal(SIGTSTP)
    try probe.terminal.wait(for: "1> abc")
    probe.terminal.signal(SIGCONT)
    try probe.terminal.wait(for: "1> abc")
    try probe.type("Z\r", answer: "[1 line abcZ]")
  }

  @Test(arguments: [1, 2, 3, 4]) func `narrow terminals work`(columns: Int) throws {
    let probe = try ProbeSession(columns: UInt16(columns))
    try probe.type("abcdef\r", answer: "[1 line abcdef]")
  }

  @Test func `settings that are wrong are named and the rest works`() throws {
    let probe = try ProbeSession(settings: "no-such-command\n")
    try probe.type("x\r", answer: "[1 line x]")
    #expect(probe.terminal.dump.contains("has an invalid line; the rest is ignored"))
  }
}
