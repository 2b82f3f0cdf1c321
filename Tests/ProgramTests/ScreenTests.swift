import TestSupport
import Testing

/// What a person sees of a session: whole screens, the mark standing for the cursor.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct ScreenTests {
  private static let small = (columns: 30, rows: 10)

  private func makeSmall(_ arguments: [String] = ["-q", "in.json"]) throws -> ScreenFixture {
    try ScreenFixture(arguments, columns: Self.small.columns, rows: Self.small.rows)
  }

  @Test func `the opening lines, a command and a wrong one`() throws {
    let fixture = try ScreenFixture(["in.json"])
    let opening = """
          ┌────────────────────────────────────────────────┐
      0 0 │ a                                              │
          │                                                │
      0 1 │ b                                              │
          │                                                │
      0 2 │ c                                              │
          │                                                │
      0 3 │ d                                              │
          └────────────────────────────────────────────────┘
      in.json: 4 rows in 1 section, an array of values; wiring items
      try select 0 3 · delete 0 3 · undo · explain · browse · help · Ctrl-D quits

      """
    try fixture.see(opening + "in.json> ▏")
    let answer = """
      in.json> row 0 3
      0 3  d
           ItemCell, 44 pt high at y 132 · id 0.3 · visible

      """
    try fixture.type("row 0 3\r")
    try fixture.see(opening + answer + "in.json 0.3> ▏")
    try fixture.type("rwo 1\r")
    try fixture.see(
      opening + answer + """
        in.json 0.3> rwo 1
        error[unknown-command]: unknown command "rwo"
            rwo 1
            ^
          hint: did you mean `row`?
          `explain unknown-command` explains this error
        in.json 0.3> ▏
        """
    )
    try fixture.leave()
  }

  @Test func `the same on a small terminal`() throws {
    let fixture = try makeSmall(["in.json"])
    try fixture.see(
      """
      in.json: 4 rows in 1 section,
      an array of values; wiring
      items
      try select 0 3 · delete 0 3 ·
      undo · explain · browse · help
      · Ctrl-D quits
      in.json> ▏
      """
    )
    try fixture.type("row 0 3\rrwo 1\r")
    try fixture.see(
      """
       132 · id 0.3 · visible
      in.json 0.3> rwo 1
      error[unknown-command]: unknow
      n command "rwo"
          rwo 1
          ^
        hint: did you mean `row`?
        `explain unknown-command`
          explains this error
      in.json 0.3> ▏
      """
    )
    try fixture.leave()
  }

  @Test func `without a file`() throws {
    let fixture = try ScreenFixture([])
    try fixture.see("try open FILE · new 5 · lesson · help · Ctrl-D quits\ntabletop> ▏")
    try fixture.press(.ctrlD)
    try fixture.checkEnd()
    #expect(
      fixture.screen.rows == [
        "try open FILE · new 5 · lesson · help · Ctrl-D quits", "tabletop> ^D", "▏",
      ]
    )
  }

  @Test func `Tab on an empty line shows the common commands, then every command`() throws {
    let fixture = try ScreenFixture()
    try fixture.press(.tab)
    _ = try fixture.wait { screen in
      screen.rows.last == "in.json> ▏"
        && screen.rows.contains { $0.hasPrefix("Tab again lists all ") }
    }
    let common = fixture.screen.rows
    #expect(common.first == "in.json>" && common.last == "in.json> ▏")
    #expect(common.count < 12 && common.allSatisfy { $0.count < 80 })
    try fixture.press(.tab)
    try fixture.seeAtEnd("see help COMMAND\nin.json> ▏")
    let rows = fixture.screen.rows
    #expect(rows.allSatisfy { $0.count < 80 })
    let names = Set(rows.dropLast(2).flatMap { $0.split(separator: " ") })
    #expect(names.count > 40 && names.isSuperset(of: ["append", "selection", "tick"]))
    try fixture.leave()
  }

  @Test func `Tab on a small terminal shows as many as fit, with their help`() throws {
    let fixture = try makeSmall()
    try fixture.press(.tab, times: 2)
    try fixture.seeAtEnd("see help COMMAND\nin.json> ▏")
    #expect(fixture.screen.rows.count >= 9)
    #expect(fixture.screen.rows.contains { $0.hasSuffix(" more lines") })
    try fixture.leave()
  }

  @Test func `Tab shows what a beginning may become, and the line again`() throws {
    let fixture = try ScreenFixture()
    try fixture.type("se")
    try fixture.press(.tab, times: 2)
    _ = try fixture.wait { $0.rows.count > 3 && $0.rows.last == "in.json> se▏" }
    let rows = fixture.screen.rows
    #expect(rows.first == "in.json> se")
    let names = rows.dropFirst().dropLast().compactMap { $0.split(separator: " ").first }
    #expect(names.sorted() == ["section", "sections", "select", "selection", "serve", "set"])
    #expect(rows.dropFirst().dropLast().allSatisfy { (20..<80).contains($0.count) })
    try fixture.type("l")
    try fixture.press(.tab)
    try fixture.seeAtEnd("in.json> select▏")
    try fixture.press(.ctrlU)
    try fixture.seeAtEnd("in.json> ▏")
    try fixture.leave()
  }

  @Test func `Ctrl-C leaves what was typed in sight`() throws {
    let fixture = try ScreenFixture()
    try fixture.type("delete 0 0")
    try fixture.see("in.json> delete 0 0▏")
    try fixture.press(.left, times: 3)
    try fixture.see("in.json> delete ▏0 0")
    try fixture.press(.ctrlC)
    try fixture.see("in.json> delete 0 0^C\nin.json> ▏")
    try fixture.press(.ctrlC)
    try fixture.see("in.json> delete 0 0^C\nin.json> ^C\nCtrl-D or `quit` exits\nin.json> ▏")
    try fixture.press(.up)
    try fixture.see(
      "in.json> delete 0 0^C\nin.json> ^C\nCtrl-D or `quit` exits\nin.json> delete 0 0▏"
    )
    try fixture.press(.ctrlU)
    try fixture.see("in.json> delete 0 0^C\nin.json> ^C\nCtrl-D or `quit` exits\nin.json> ▏")
    try fixture.leave()
  }

  @Test func `three commands pasted wait for Return and run in order`() throws {
    let fixture = try ScreenFixture()
    try fixture.paste("row 0 1\nrow 0 2\necho three")
    try fixture.see("in.json> row 0 1\nrow 0 2\necho three▏")
    try fixture.press(.enter)
    try fixture.see(
      """
      in.json> row 0 1
      row 0 2
      echo three
      0 1  b
           ItemCell, 44 pt high at y 44 · id 0.1 · visible
      in.json 0.1> row 0 2
      0 2  c
           ItemCell, 44 pt high at y 88 · id 0.2 · visible
      in.json 0.2> echo three
      three
      in.json 0.2> ▏
      """
    )
    try fixture.leave()
  }

  @Test func `a value of several lines`() throws {
    let fixture = try ScreenFixture()
    try fixture.type("append {\r\"title\": \"x\"\r")
    try fixture.see("in.json> append {\n{ > \"title\": \"x\"\n{ > ▏")
    try fixture.type("}\r")
    let answer = """
      in.json> append {
      { > "title": "x"
      { > }
      inserted 1 row "x" at 0 4; section 0: 4 → 5 rows

      """
    try fixture.see(answer + "in.json* 0.4> ▏")
    // It comes back as one block.
    try fixture.press(.up)
    try fixture.see(answer + "in.json* 0.4> append {\n\"title\": \"x\"\n}▏")
    try fixture.press(.ctrlC)
    try fixture.see(answer + "in.json* 0.4> append {\n\"title\": \"x\"\n}^C\nin.json* 0.4> ▏")
    try fixture.press(.ctrlD)
    try fixture.seeAtEnd(
      """
      in.json* 0.4> ^D
      in.json has unsaved changes, discard them and quit? [y/N] ▏
      """
    )
    try fixture.type("n\r")
    try fixture.seeAtEnd(
      """
      in.json has unsaved changes, discard them and quit? [y/N] n
      nothing discarded; `save` keeps the changes
      in.json* 0.4> ▏
      """
    )
    // A Ctrl-D that comes while no line is edited would be lost in the terminal.
    try fixture.press(.ctrlD)
    try fixture.seeAtEnd(
      """
      in.json* 0.4> ^D
      in.json has unsaved changes, discard them and quit? [y/N] ▏
      """
    )
    try fixture.leave()
  }

  @Test(arguments: ["?", "help"]) func `asking for help shows all of it at once`(
    word: String
  ) throws {
    let fixture = try ScreenFixture()
    try fixture.answer(to: word)
    let rows = fixture.screen.rows
    #expect(rows.first == "in.json> \(word)")
    #expect(rows.contains { $0.hasPrefix("help WORD") })
    #expect(fixture.screen.scrolledOut == [])
    try fixture.leave()
  }

  @Test func `ls shows what is open`() throws {
    let fixture = try ScreenFixture()
    try fixture.type("ls\r")
    try fixture.see(
      """
      in.json> ls
      * in.json  4 rows
        0  (no header)  4 rows
      in.json> ▏
      """
    )
    try fixture.leave()
  }

  @Test(arguments: ["exit", "quit"]) func `these words leave`(word: String) throws {
    let fixture = try ScreenFixture()
    try fixture.type("\(word)\r")
    try fixture.checkEnd()
    #expect(fixture.screen.rows == ["in.json> \(word)", "▏"])
  }
}
