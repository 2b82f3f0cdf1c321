import Glibc
import TestSupport
import Testing

/// What a person sees of a line while it is edited.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct ScreenKeyTests {
  private static let words = (0..<14).map { "word\($0)" }.joined(separator: " ")

  /// The rows that a text takes on a terminal where nothing was before.
  private func drawing(_ text: String, columns: Int) -> [String] {
    var screen = TerminalScreen(columns: columns)
    screen.feed(text)
    return screen.rows
  }

  @Test func `a line longer than the terminal is edited in the middle`() throws {
    let fixture = try ScreenFixture(columns: 30, rows: 10)
    try fixture.type("echo \(Self.words)")
    try fixture.see(
      """
      in.json> echo word0 word1 word
      2 word3 word4 word5 word6 word
      7 word8 word9 word10 word11 wo
      rd12 word13▏
      """
    )
    // Two rows up; a row that is full stays whole when characters move over its edge.
    try fixture.press(.left, times: 30)
    try fixture.type("XY")
    try fixture.see(
      """
      in.json> echo word0 word1 word
      2 word3 word4 word5 word6 word
      7 word8 worXY▏d9 word10 word11
      word12 word13
      """
    )
    try fixture.press(.home)
    try fixture.press(.delete)
    try fixture.type("Q")
    try fixture.see(
      """
      in.json> Q▏cho word0 word1 word
      2 word3 word4 word5 word6 word
      7 word8 worXYd9 word10 word11
      word12 word13
      """
    )
    try fixture.press(.end)
    try fixture.press(.backspace, times: 2)
    try fixture.see(
      """
      in.json> Qcho word0 word1 word
      2 word3 word4 word5 word6 word
      7 word8 worXYd9 word10 word11
      word12 word▏
      """
    )
    try fixture.press(.ctrlC)
    try fixture.seeAtEnd("word12 word^C\nin.json> ▏")
    try fixture.leave()
  }

  @Test func `a line that just fills its row`() throws {
    let fixture = try ScreenFixture(columns: 30, rows: 10)
    try fixture.type("echo 0123456789012345")
    try fixture.see("in.json> echo 0123456789012345\n▏")
    try fixture.type("x")
    try fixture.see("in.json> echo 0123456789012345\nx▏")
    try fixture.press(.backspace, times: 2)
    try fixture.see("in.json> echo 012345678901234▏")
    try fixture.press(.enter)
    try fixture.see("in.json> echo 012345678901234\n012345678901234\nin.json> ▏")
    try fixture.leave()
  }

  @Test func `wide characters are typed and deleted`() throws {
    let fixture = try ScreenFixture()
    try fixture.type("echo 東京é")
    try fixture.see("in.json> echo 東京é▏")
    #expect(fixture.screen.offset == 19)
    try fixture.press(.left, times: 2)
    try fixture.type("x")
    try fixture.see("in.json> echo 東x▏京é")
    try fixture.press(.home)
    try fixture.press(.delete, times: 5)
    try fixture.type("say ")
    try fixture.press(.delete)
    try fixture.see("in.json> say ▏x京é")
    try fixture.press(.end)
    try fixture.press(.backspace, times: 2)
    try fixture.see("in.json> say x▏")
    try fixture.press(.ctrlU)
    try fixture.see("in.json> ▏")
    try fixture.leave()
  }

  @Test func `marks stay on their characters`() throws {
    let fixture = try ScreenFixture()
    try fixture.type("echo 東京e\u{301}")
    try fixture.see("in.json> echo 東京e\u{301}▏")
    #expect(fixture.screen.offset == 19)
    try fixture.press(.left)
    try fixture.see("in.json> echo 東京▏e\u{301}")
    try fixture.type("x")
    try fixture.see("in.json> echo 東京x▏e\u{301}")
    try fixture.press(.end)
    try fixture.type("z")
    try fixture.see("in.json> echo 東京xe\u{301}z▏")
    try fixture.press(.left, times: 2)
    try fixture.press(.enter)
    try fixture.see("in.json> echo 東京xe\u{301}z\n東京xe\u{301}z\nin.json> ▏")
    try fixture.leave()
  }

  @Test func `keys go over and delete what a person calls a character`() throws {
    let fixture = try ScreenFixture()
    try fixture.type("echo 東京e\u{301}👨\u{200D}👩\u{200D}👧z")
    try fixture.press(.backspace, times: 2)
    try fixture.see("in.json> echo 東京e\u{301}▏")
    try fixture.press(.backspace)
    try fixture.see("in.json> echo 東京▏")
    try fixture.type("e\u{301}🇯🇵x")
    try fixture.press(.left, times: 3)
    try fixture.press(.right)
    try fixture.press(.delete)
    try fixture.type("y\r")
    try fixture.seeAtEnd("東京e\u{301}yx\nin.json> ▏")
    try fixture.leave()
  }

  @Test func `a wide character that does not fit goes to the next row whole`() throws {
    let fixture = try ScreenFixture(columns: 30, rows: 10)
    try fixture.type("echo 012345678901234表z")
    try fixture.see("in.json> echo 012345678901234\n表z▏")
    try fixture.press(.backspace, times: 2)
    try fixture.see("in.json> echo 012345678901234▏")
    try fixture.leaveLine("in.json> echo 012345678901234^\nC\nin.json> ▏")
    try fixture.leave()
  }

  @Test func `another size in the middle of a line draws it as if it were new`() throws {
    let fixture = try ScreenFixture()
    let line = String(repeating: "a", count: 60) + String(repeating: "b", count: 60)
    try fixture.type(line)
    try fixture.see(drawing("in.json> \(line)", columns: 80).joined(separator: "\n"))
    try fixture.resize(columns: 50)
    try fixture.see(drawing("in.json> \(line)", columns: 50).joined(separator: "\n"))
    try fixture.type("c")
    try fixture.see(drawing("in.json> \(line)c", columns: 50).joined(separator: "\n"))
    try fixture.press(.home)
    try fixture.resize(columns: 80)
    let wide = drawing("in.json> \(line)c", columns: 80).joined(separator: "\n")
      .filter { $0 != TerminalScreen.cursorMark }
    try fixture.see("in.json> ▏" + wide.dropFirst(9))
    try fixture.leaveLine(wide + "^C\nin.json> ▏")
    try fixture.leave()
  }

  @Test func `the arrow keys go through the history and back to the line`() throws {
    let fixture = try ScreenFixture()
    try fixture.type("echo one\recho two\r")
    let before = "in.json> echo one\none\nin.json> echo two\ntwo\n"
    try fixture.see(before + "in.json> ▏")
    try fixture.press(.up)
    try fixture.see(before + "in.json> echo two▏")
    try fixture.press(.up)
    try fixture.see(before + "in.json> echo one▏")
    try fixture.press(.down, times: 2)
    try fixture.see(before + "in.json> ▏")
    try fixture.press(.up, times: 2)
    try fixture.type(" more\r")
    try fixture.see(before + "in.json> echo one more\none more\nin.json> ▏")
    try fixture.leave()
  }

  @Test(arguments: [80, 30]) func `Ctrl-R shows what it finds`(columns: Int) throws {
    let fixture = try ScreenFixture(columns: columns, rows: 10)
    try fixture.type("echo one\recho two\r")
    let before = "in.json> echo one\none\nin.json> echo two\ntwo\n"
    try fixture.see(before + "in.json> ▏")
    try fixture.press(.ctrlR)
    try fixture.see(before + "search \"\": ▏")
    try fixture.type("o")
    try fixture.see(before + "search \"o\" 1/2: ech▏o two")
    try fixture.type(" o")
    try fixture.see(before + "search \"o o\" 1/1: ech▏o one")
    try fixture.type("q")
    try fixture.see(before + "search \"o oq\" 0/0: ech▏o one")
    try fixture.press(.ctrlG)
    try fixture.see(before + "in.json> ▏")
    try fixture.press(.ctrlR)
    try fixture.type("echo")
    try fixture.press(.ctrlR)
    try fixture.see(before + "search \"echo\" 2/2: ▏echo one")
    try fixture.press(.enter)
    try fixture.see(before + "in.json> echo one\none\nin.json> ▏")
    try fixture.leave()
  }

  @Test func `a stop that cannot be caught brings prompt and line back`() throws {
    let fixture = try ScreenFixture()
    try fixture.type("echo abc")
    try fixture.see("in.json> echo abc▏")
    fixture.terminal.signal(SIGSTOP)
    fixture.terminal.signal(SIGCONT)
    try fixture.see("in.json> echo abc▏")
    try fixture.type("Z\r")
    try fixture.see("in.json> echo abcZ\nabcZ\nin.json> ▏")
    try fixture.leave()
  }

  @Test(.enabled(if: unsafe access("/bin/bash", X_OK) == 0, "no bash here"))
  func `Ctrl-Z gives the shell its terminal, and fg brings the line back`() throws {
    let fixture = try ScreenFixture(shell: ["/bin/bash", "--norc", "--noprofile", "-i"])
    try fixture.seeAtEnd("$ ▏")
    try fixture.type("$T -q in.json\r")
    try fixture.seeAtEnd("in.json> ▏")
    try fixture.type("echo abc")
    try fixture.seeAtEnd("in.json> echo abc▏")
    try fixture.press(.ctrlZ)
    try fixture.seeAtEnd("[1]+  Stopped                 $T -q in.json\n$ ▏")
    try fixture.type("fg\r")
    try fixture.seeAtEnd("$ fg\n$T -q in.json\nin.json> echo abc▏")
    try fixture.type("Z\r")
    try fixture.seeAtEnd("in.json> echo abcZ\nabcZ\nin.json> ▏")
    try fixture.press(.ctrlD)
    try fixture.seeAtEnd("in.json> ^D\n$ ▏")
    try fixture.type("exit\r")
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
  }
}
