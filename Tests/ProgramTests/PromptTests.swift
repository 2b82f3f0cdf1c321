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
    let greeting = try fixture.terminal.wait(for: "in.json> ")
    #expect(
      greeting.hasPrefix(
        """
            ┌────────────────────────────────────────────────┐\r
        0 0 │ a                                              │\r
            │                                                │\r
        0 1 │ b                                              │\r
            │                                                │\r
        0 2 │ c                                              │\r
            │                                                │\r
        0 3 │ d                                              │\r
            └────────────────────────────────────────────────┘\r
        in.json: 4 rows in 1 section, an array of values; wiring items\r
        try select 0 3 · delete 0 3 · undo · explain · browse · help · Ctrl-D quits\r

        """
      )
    )
    try fixture.line("row 0 3", answers: "0 3  d", prompt: "in.json 0.3> ")
    try fixture.line(
      "ins after New York",
      answers: "inserted 1 row \"New York\" at 0 4; section 0: 4 → 5 rows",
      prompt: "in.json* 0.4> "
    )
    try fixture.line("undo", answers: "undid: insert 1 row at 0 4", prompt: "in.json 0.3> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `without a file it says how to begin`() throws {
    let fixture = try PromptFixture([])
    let greeting = try fixture.terminal.wait(for: "tabletop> ")
    #expect(greeting.hasPrefix("try open FILE · new 5 · lesson · help · Ctrl-D quits\r\n"))
    try fixture.line("rows", answers: "error[no-source]", prompt: "tabletop> ")
    try fixture.line("zork", answers: "error[unknown-command]", prompt: "tabletop> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `a failed command leaves the session well`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("delete 0 99", answers: "no row 99", prompt: "in.json> ")
    try fixture.line("append {]", answers: "error[bad-json]", prompt: "in.json> ")
    try fixture.line("row 0 1; zork; row 0 2", answers: "0 2  c", prompt: "in.json 0.2> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `Tab completes a command, its words and files`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("vis\t", answers: "4 rows: 0 0 to 0 3", prompt: "in.json> ")
    try fixture.type("wir\tmono\t", until: "lith ")
    try fixture.line("", answers: "MonolithController", prompt: "in.json monolith> ")
    try fixture.line("open sec\tas q", answers: "q: 0 rows", prompt: "q> ")
    try fixture.type("open i\t", until: "n.json ")
    try fixture.drop(prompt: "q> ")
    // Nothing typed yet: the second Tab lists.
    try fixture.type("open \t\t", until: "in.json")
    try fixture.terminal.wait(for: "second-file.json")
    try fixture.drop(prompt: "q> ")
    try fixture.type("open nothing-of-the-kind\t", until: "open nothing-of-the-kind\u{7}")
    try fixture.drop(prompt: "q> ")
    try fixture.type("rows; sel\t", until: "ect")
    try fixture.drop(prompt: "q> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `Ctrl-C drops the line and keeps going`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("delete 0 0", until: "delete 0 0")
    try fixture.drop(prompt: "in.json> ")
    try fixture.type("append {\r", until: "{ > ")
    try fixture.drop(prompt: "in.json> ")
    for _ in 0..<5 { try fixture.drop(prompt: "in.json> ") }
    try fixture.line("row 0 0", answers: "0 0  a", prompt: "in.json 0.0> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `a value of several lines has its own prompt`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("append {\r", until: "{ > ")
    try fixture.type("\"title\": \"x\r", until: "{ > ")
    try fixture.drop(prompt: "in.json> ")
    try fixture.type("append {\r", until: "{ > ")
    try fixture.type("\"title\":\r", until: "{ > ")
    try fixture.line("\"New\"}", answers: "inserted 1 row \"New\" at 0 4", prompt: "in.json* 0.4> ")
    try fixture.type("echo 'two\r", until: "' > ")
    try fixture.line("lines'", answers: "two␊lines\r\n", prompt: "0.4> ")
    try fixture.type("echo a \\\r", until: "\\ > ")
    try fixture.line("b", answers: "a b\r\n", prompt: "0.4> ")
    try fixture.type("append [\r", until: "[ > ")
    // Ctrl-D ends what is open, not the session.
    try fixture.type("\u{4}", until: "0.4> ")
    try fixture.line("quit --force", answers: "\n", prompt: "")
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
  }

  @Test(arguments: ["quit\r", "exit\r", "\u{4}"])
  func `leaving asks about unsaved changes, and no history has the answer`(keys: String) throws {
    let fixture = try PromptFixture()
    let question = "in.json has unsaved changes, discard them and quit? [y/N] "
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("delete 0 0", answers: "deleted", prompt: "in.json* 0.0> ")
    try fixture.type(keys, until: question)
    try fixture.line("nay", answers: "nothing discarded", prompt: "in.json* 0.0> ")
    try fixture.type(keys, until: question)
    try fixture.type("\u{3}", until: "nothing discarded")
    try fixture.terminal.wait(for: "in.json* 0.0> ")
    try fixture.line("history nay", answers: "  history nay\r\n", prompt: "in.json* 0.0> ")
    #expect(!String(decoding: fixture.terminal.log, as: UTF8.self).contains("  nay"))
    try fixture.line("close", answers: "discard them and close it? [y/N] ", prompt: "")
    try fixture.line("", answers: "nothing discarded", prompt: "in.json* 0.0> ")
    try fixture.type(keys, until: question)
    try fixture.terminal.send("y\r")
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
    #expect(fixture.folder.read("in.json") == "[\"a\", \"b\", \"c\", \"d\"]")
    fixture.checkTerminal()
  }

  @Test func `saved changes are not minded`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("delete 0 0", answers: "deleted", prompt: "in.json* 0.0> ")
    try fixture.line("save", answers: "saved", prompt: "in.json 0.0> ")
    #expect(try fixture.leave() == .exited(0))
    #expect(fixture.folder.read("in.json") == "[\"b\", \"c\", \"d\"]")
  }

  @Test func `-i stays at the prompt after a script, whose failure does not count`() throws {
    let fixture = try PromptFixture(["in.json", "-f", "s.tabletop", "-i"])
    try fixture.terminal.wait(for: "from the script\r\n")
    try fixture.terminal.wait(for: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `at a terminal -c and -f run and end`() throws {
    let fixture = try PromptFixture(["in.json", "-f", "s.tabletop", "-c", "row 0 0"])
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
    #expect(fixture.terminal.log.starts(with: Array("from the script\r\n0 0  a\r\n".utf8)))
    #expect(!fixture.terminal.log.contains(0x1B))
  }

  @Test(arguments: [1, 2, 3, 20] as [UInt16])
  func `a narrow terminal is enough`(columns: UInt16) throws {
    let fixture = try PromptFixture(["-q"], columns: columns)
    try fixture.terminal.send("new 5; row 0 3; show; delete 0 99; help row\r")
    try fixture.terminal.send("echo a long line that takes several rows of the terminal\r")
    try fixture.terminal.send("set x 表表表表表表表表表表表表表表表表\r")
    try fixture.terminal.send("echo 1\\2\\3\\4\r\u{4}")
    try fixture.terminal.wait(for: "1234")
    try fixture.terminal.send("quit --force\r")
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `a drawing is cut to the width of the terminal`() throws {
    let fixture = try PromptFixture(["-q", "in.json"], columns: 30)
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("show", answers: "a       ", prompt: "in.json> ")
    #expect(!fixture.terminal.dump.contains("┐"))
    #expect(try fixture.leave() == .exited(0))
  }

  @Test(arguments: ["C", "ru_RU.UTF-8"])
  func `a pager gets UTF-8 in every locale`(locale: String) throws {
    let fixture = try PromptFixture(
      changes: ["LC_ALL": locale, "TABLETOP_PAGER": "env | grep LESSCHARSET; cat > /dev/null"]
    )
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("new 60", answers: "60 rows", prompt: "new> ")
    try fixture.line("rows", answers: "LESSCHARSET=utf-8", prompt: "new> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test(arguments: ["dumb", "", "no-such-terminal", "vt100"])
  func `a plain terminal gets plain text`(name: String) throws {
    let fixture = try PromptFixture(changes: ["TERM": name])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 1", answers: "0 1  b", prompt: "in.json 0.1> ")
    #expect(try fixture.leave() == .exited(0))
    #expect(!fixture.terminal.log.contains(0x1B) || name == "vt100")
    fixture.checkTerminal()
  }

  @Test(arguments: ["C", "POSIX", "", "tr_TR.UTF-8"])
  func `other locales take any text`(locale: String) throws {
    let fixture = try PromptFixture(changes: ["LC_ALL": locale])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("echo é表👍", answers: "é表👍\r\n", prompt: "in.json> ")
    try fixture.line("APPEND x", answers: "error[unknown-command]", prompt: "in.json> ")
    try fixture.terminal.send([0xFF, 0xC3, 0x28, 0x0D])
    try fixture.terminal.wait(for: "error[")
    try fixture.terminal.wait(for: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `Ctrl-C ends a script at a terminal`() throws {
    let fixture = try PromptFixture(["in.json", "-f", "-"])
    try fixture.type("row 0 0\r", until: "0 0  a")
    try fixture.terminal.send("\u{3}")
    #expect(try fixture.terminal.waitForEnd() == .exited(130))
    fixture.checkTerminal()
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func `signals leave the terminal well`(number: Int32) throws {
    let fixture = try PromptFixture()
    try fixture.type("row 0 0\rhalf a line", until: "half a line")
    fixture.terminal.signal(number)
    #expect(try fixture.terminal.waitForEnd() == .signalled(number))
    fixture.checkTerminal()
  }
}
