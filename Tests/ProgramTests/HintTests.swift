import TestSupport
import Testing

/// What a person sees in grey behind the line.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct HintTests {
  private func makeFixture(
    columns: Int = 80,
    _ changes: [String: String] = [:]
  ) throws
    -> ScreenFixture
  {
    let colour = ["NO_COLOR": ""].merging(changes) { $1 }
    return try ScreenFixture(columns: columns, changes: colour)
  }

  @Test func `the syntax shows while one types and is gone after Return`() throws {
    let fixture = try makeFixture()
    try fixture.type("row")
    try fixture.see("in.json> row▏ [S R]")
    try fixture.type(" ")
    try fixture.see("in.json> row ▏[S R]")
    #expect(String(decoding: fixture.terminal.log, as: UTF8.self).contains("\u{1B}[2m[S R]"))
    try fixture.press(.left)
    try fixture.see("in.json> row▏")
    try fixture.press(.right)
    try fixture.see("in.json> row ▏[S R]")
    // What stands for something is no text.
    try fixture.press(.right)
    try fixture.press(.end)
    try fixture.type("0 1")
    try fixture.see("in.json> row 0 1▏")
    try fixture.press(.backspace)
    try fixture.see("in.json> row 0 ▏[R]")
    try fixture.press(.backspace, times: 3)
    try fixture.type("s")
    try fixture.see("in.json> rows▏ [S] [--from R] [--limit N] [--keys A,B]")
    try fixture.press(.enter)
    try fixture.see("in.json> rows\n0 0  a\n0 1  b\n0 2  c\n0 3  d\nin.json> ▏")
    try fixture.leave()
  }

  @Test(arguments: [ScreenFixture.Key.right, .ctrlF, .end, .ctrlE])
  func `keys take over the rest of an earlier line`(key: ScreenFixture.Key) throws {
    let fixture = try makeFixture()
    try fixture.answer(to: "echo one two")
    try fixture.type("ec")
    try fixture.seeAtEnd("in.json> ec▏ho one two")
    try fixture.press(key)
    try fixture.seeAtEnd("in.json> echo one two▏")
    try fixture.press(.enter)
    try fixture.seeAtEnd("in.json> echo one two\none two\nin.json> ▏")
    try fixture.leave()
  }

  @Test func `a keyword that an earlier line goes on with is said once`() throws {
    let fixture = try makeFixture()
    try fixture.answer(to: "scroll by 20")
    try fixture.type("scroll b")
    try fixture.seeAtEnd("in.json> scroll b▏y 20   (PT [flick])")
    try fixture.press(.end)
    try fixture.press(.enter)
    // A Ctrl-D that arrives before the prompt is no Ctrl-D there.
    try fixture.seeAtEnd(
      "in.json> scroll by 20\noffset 0 pt, visible 0 0 to 0 3\nin.json> ▏"
    )
    try fixture.leave()
  }

  @Test(arguments: [ScreenFixture.Key.altF, .wordRight])
  func `a key takes over one word, or goes on by one`(key: ScreenFixture.Key) throws {
    let fixture = try makeFixture()
    try fixture.answer(to: "echo one two")
    try fixture.type("ec")
    try fixture.seeAtEnd("in.json> ec▏ho one two")
    try fixture.press(key)
    try fixture.seeAtEnd("in.json> echo▏ one two   (on|off | TEXT)")
    try fixture.press(key)
    try fixture.seeAtEnd("in.json> echo one▏ two")
    try fixture.press(.home)
    try fixture.seeAtEnd("in.json> ▏echo one")
    try fixture.press(key)
    try fixture.seeAtEnd("in.json> echo▏ one")
    try fixture.press(.home)
    try fixture.type("\u{1B}2")
    try fixture.press(key)
    try fixture.seeAtEnd("in.json> echo one▏ two")
    try fixture.press(.ctrlU)
    try fixture.leave()
  }

  @Test func `a keyword that was begun can be taken`() throws {
    let fixture = try makeFixture()
    try fixture.type("scroll b")
    try fixture.see("in.json> scroll b▏y PT [flick]")
    try fixture.press(.right)
    try fixture.see("in.json> scroll by▏ PT [flick]")
    try fixture.press(.ctrlU)
    try fixture.see("in.json> ▏")
    try fixture.leave()
  }

  @Test func `no key takes what was not seen`() throws {
    let fixture = try makeFixture()
    try fixture.answer(to: "echo one two")
    try fixture.type("ec\u{5}ho\u{5}\r")
    try fixture.seeAtEnd("in.json> echo\n\nin.json> ▏")
    try fixture.leave()
  }

  @Test func `nothing grey is left by Ctrl-C, a list, a paste, another size`() throws {
    let fixture = try makeFixture(columns: 30)
    try fixture.type("scroll ")
    try fixture.see("in.json> scroll ▏by PT [flick…")
    try fixture.press(.ctrlC)
    try fixture.see("in.json> scroll ^C\nin.json> ▏")
    try fixture.press(.ctrlL)
    try fixture.type("edit o")
    try fixture.see("in.json> edit o▏")
    try fixture.press(.tab, times: 2)
    try fixture.see("in.json> edit o\non   off\nin.json> edit o▏")
    try fixture.press(.ctrlU)
    try fixture.press(.ctrlL)
    try fixture.type("row ")
    try fixture.see("in.json> row ▏[S R]")
    try fixture.paste("0\n1")
    try fixture.see("in.json> row 0\n1▏")
    try fixture.press(.ctrlC)
    try fixture.press(.ctrlL)
    try fixture.type("insert ")
    try fixture.see("in.json> insert ▏before|after…")
    try fixture.resize(columns: 20)
    try fixture.see("in.json> insert ▏be…")
    try fixture.resize(columns: 60)
    try fixture.see("in.json> insert ▏before|after|at [S R] [ITEM…] [--raw]")
    try fixture.press(.ctrlR)
    try fixture.see("search \"\": insert ▏")
    try fixture.press(.ctrlG)
    try fixture.see("in.json> insert ▏before|after|at [S R] [ITEM…] [--raw]")
    try fixture.press(.up)
    try fixture.see("in.json> insert ▏before|after|at [S R] [ITEM…] [--raw]")
    try fixture.press(.ctrlU)
    try fixture.leave()
  }

  @Test func `set hints off keeps the line plain`() throws {
    let fixture = try makeFixture()
    try fixture.type("set hints off\r")
    try fixture.seeAtEnd("in.json> set hints off\noff\nin.json> ▏")
    try fixture.type("row ")
    try fixture.seeAtEnd("in.json> row ▏")
    try fixture.press(.ctrlU)
    try fixture.type("get hints\r")
    // The end of the screen alone is what it was before the line was typed.
    try fixture.seeAtEnd("in.json> get hints\noff\nin.json> ▏")
    try fixture.leave()
    let dump = fixture.terminal.dump
    #expect(!dump.contains("[2mR]") && !dump.contains("[S R]"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": "vt100"]])
  func `no hint where there is no grey`(changes: [String: String]) throws {
    let fixture = try PromptFixture(changes: ["NO_COLOR": ""].merging(changes) { $1 })
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 1", answers: "44 pt high at y 44", prompt: "in.json 0.1> ")
    try fixture.type("edit o", until: "edit o")
    try fixture.type("\t\t", until: "on   off")
    try fixture.terminal.wait(for: "edit o")
    try fixture.drop(prompt: "in.json 0.1> ")
    #expect(!fixture.terminal.dump.contains("[S R]") && !fixture.terminal.dump.contains("on|off"))
    #expect(!fixture.terminal.dump.contains("[2mn"))
    #expect(try fixture.leave() == .exited(0))
  }
}
