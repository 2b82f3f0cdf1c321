import Glibc
import TestSupport
import Testing

@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct EditlineReaderTests {
  @Test func `a line ends with Return, and Ctrl-D ends the input`() throws {
    let probe = try ProbeSession()
    try probe.type("hello\r", answer: "[1 line hello]")
    try probe.terminal.wait(for: "2> ")
    #expect(try probe.finish() == .exited(0))
    #expect(probe.terminal.dump.contains("[2 end]"))
    #expect(probe.terminal.flags == probe.flags)
    #expect(probe.terminal.dump.hasSuffix("[2 end]\\r\\n\n"))
  }

  @Test(arguments: [
    ("abc\u{1}X\r", "Xabc"),
    ("abc\u{2}\u{2}X\r", "aXbc"),
    ("abc\u{1}\u{6}X\u{5}Y\r", "aXbcY"),
    ("one two\u{17}X\r", "one X"),
    ("abc\u{1}\u{B}X\r", "X"),
    ("abc\u{7F}X\r", "abX"),
    ("abc\u{1}\u{4}X\r", "Xbc"),
    ("one two\u{1B}bX\r", "one Xtwo"),
    ("abc\u{1B}[D\u{1B}[DX\r", "aXbc"),
    ("abc\u{1B}OHX\r", "Xabc"),
    ("abc\u{1B}[1~X\u{1B}[4~Y\r", "XabcY"),
    ("abc\u{1}\u{1B}[3~X\r", "Xbc"),
    ("one two\u{1B}[1;5DX\r", "one Xtwo"),
    ("one two\u{1}\u{1B}[1;5CX\r", "oneX two"),
  ]) func `keys of Emacs edit the line`(keys: String, line: String) throws {
    let probe = try ProbeSession()
    try probe.type(keys, answer: "[1 line \(line)]")
  }

  @Test func `the keys of vi come with the person's settings`() throws {
    let probe = try ProbeSession(settings: "bind -v\n")
    try probe.type("abc\u{1B}", shows: "abc")
    try probe.type("0iX\r", answer: "[1 line Xabc]")
  }

  @Test func `Ctrl-C drops the line and the next one starts`() throws {
    let probe = try ProbeSession()
    try probe.type("half", shows: "half")
    try probe.type("\u{3}", answer: "^C")
    try probe.terminal.wait(for: "[1 interrupted]")
    try probe.terminal.wait(for: "2> ")
    try probe.type("\u{3}", answer: "[2 interrupted]")
    try probe.terminal.wait(for: "3> ")
    try probe.type("whole\r", answer: "[3 line whole]")
    try probe.terminal.wait(for: "4> ")
    #expect(try probe.finish() == .exited(0))
  }

  @Test func `the arrow key brings back lines, also a dropped one`() throws {
    let probe = try ProbeSession()
    try probe.type("first\r", answer: "2> ")
    try probe.type("second", shows: "second")
    try probe.type("\u{3}", answer: "3> ")
    try probe.type("\u{1B}[A\r", answer: "[3 line second]")
    try probe.terminal.wait(for: "4> ")
    try probe.type("\u{1B}[A\u{1B}[A\r", answer: "[4 line first]")
  }

  @Test(arguments: ["C", "C.UTF-8", "POSIX", "no_SUCH.locale"])
  func `more than ASCII goes in and out in every locale`(locale: String) throws {
    let probe = try ProbeSession(["LC_ALL": locale])
    try probe.type("título 表 é👍\r", answer: "título 表 é👍")
    try probe.terminal.wait(
      for: "[1 line t\\u{00ED}tulo \\u{8868} \\u{00E9}\\u{0001F44D}]"
    )
  }

  @Test func `bytes that are no UTF-8 become replacement characters`() throws {
    let probe = try ProbeSession()
    try probe.terminal.send([0x61, 0xFF, 0xE8, 0xA1, 0x62, 0x0D])
    try probe.terminal.wait(for: "[1 line a\\u{FFFD}\\u{FFFD}b]")
  }

  @Test func `another size of the terminal keeps the line`() throws {
    let probe = try ProbeSession()
    let letters = String(repeating: "a", count: 60) + String(repeating: "b", count: 60)
    try probe.type(letters, shows: "bbb")
    probe.terminal.resize(columns: 50, rows: 24)
    try probe.terminal.wait(for: "1> aaa")
    probe.terminal.resize(columns: 30, rows: 10)
    try probe.terminal.wait(for: "1> aaa")
    try probe.type("c\r", answer: "[1 line \(letters)c]")
  }

  @Test(arguments: [
    "\u{1B}[15~", "\u{1B}[<0;10;20M", "\u{1B}[M ab", "\u{1B}[?62;1;2c", "\u{1B}[5;7R",
    "\u{1B}]0;title\u{7}", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}OP",
    "\u{1B}[[A", "\u{1B}[I", "\u{1B}[200;5~", "\u{1B}[Z",
  ]) func `sequences that nobody knows leave nothing in the line`(sequence: String) throws {
    let probe = try ProbeSession()
    try probe.type("a\(sequence)b\r", answer: "[1 line ab]")
  }

  @Test func `a sequence that breaks off leaves nothing in the line`() throws {
    let probe = try ProbeSession()
    try probe.type("a\u{1B}[1;", shows: "a")
    // The next sequence begins before the torn one was finished.
    try probe.type("\u{1B}[15~b\r", answer: "[1 line ab]")
  }
}
