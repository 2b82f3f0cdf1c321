import TestSupport
import Testing

/// The keys that edit, and the editor that a key opens.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct EditorTests {
  private static let open = "\u{18}\u{5}"

  /// A program whose editor is a shell script; it finds the file's path in `$1`.
  private func makeFixture(_ script: String) throws -> PromptFixture {
    let home = try ScratchFolder()
    try home.write(script, to: "editor.sh")
    let editor = "sh '\(home.path)/editor.sh'"
    let fixture = try PromptFixture(["-q", "in.json"], changes: ["EDITOR": editor], home: home)
    try fixture.terminal.wait(for: "in.json> ")
    return fixture
  }

  @Test func `the edited text comes back as the line, and Return runs it`() throws {
    let fixture = try makeFixture("cat \"$1\" > seen; stty -a > modes; echo 'echo new' > \"$1\"")
    let modes = fixture.terminal.initialFlags
    try fixture.type("echo old\(Self.open)", until: "in.json> echo new")
    #expect(fixture.folder.read("seen") == "echo old\n")
    #expect(fixture.folder.read("modes")?.contains(" icanon ") == true)
    #expect(fixture.terminal.flags != modes)
    try fixture.line("er", answers: "\u{1B}[?2004lnewer\r\n", prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
    #expect(fixture.folder.read("state/tabletop/history")?.hasSuffix("echo newer\n") == true)
    fixture.checkTerminal()
  }

  @Test func `several lines come back as a block`() throws {
    let fixture = try makeFixture("printf 'echo a\\necho b\\n\\n' > \"$1\"")
    try fixture.type(Self.open, until: "in.json> echo a\r\necho b")
    try fixture.line("c", answers: "\u{1B}[?2004la\r\n", prompt: "in.json> echo bc\r\nbc\r\n")
    try fixture.terminal.wait(for: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `of an unfinished command all lines are edited`() throws {
    let fixture = try makeFixture(
      "cat \"$1\" > seen; sed -i 's/x/New/; s/$//' \"$1\"; echo '}' >> \"$1\""
    )
    try fixture.type("append {\r", until: "{ > ")
    try fixture.type(
      "\"title\": \"x\"\(Self.open)",
      until: "in.json> append {\r\n\"title\": \"New\"\r\n}"
    )
    #expect(fixture.folder.read("seen") == "append {\n\"title\": \"x\"\n")
    try fixture.line("", answers: "inserted 1 row \"New\" at 0 4", prompt: "in.json* 0.4> ")
    try fixture.line("quit --force", answers: "\n", prompt: "")
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
  }

  @Test(arguments: [
    ("exit 3", "exited with status 3"), (": > \"$1\"", "saved no text"),
    ("rm \"$1\"", "no such file"),
    ("kill -TERM $$", "exited with status"), ("no-such-program", "exited with status 127"),
  ]) func `an editor that fails or leaves nothing keeps the line`(
    script: String,
    words: String
  ) throws {
    let fixture = try makeFixture(script)
    try fixture.type("echo old\(Self.open)", until: words)
    try fixture.terminal.wait(for: "; the line is unchanged\r\n")
    try fixture.terminal.wait(for: "in.json> echo old")
    try fixture.line("er", answers: "\u{1B}[?2004lolder\r\n", prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `VISUAL comes before EDITOR, and controls of the text stay outside`() throws {
    let home = try ScratchFolder()
    try home.write("printf 'echo v\\033[31m\\007\\tx' > \"$1\"", to: "v.sh")
    let fixture = try PromptFixture(
      ["-q", "in.json"],
      changes: ["VISUAL": "sh '\(home.path)/v.sh'", "EDITOR": "false"],
      home: home
    )
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type(Self.open, until: "in.json> echo v[31m␉x")
    try fixture.drop(prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `set editor chooses the keys`() throws {
    let fixture = try makeFixture("echo 'echo outside' > \"$1\"")
    try fixture.line("set editor vi", answers: "vi\r\n", prompt: "in.json> ")
    try fixture.type("echo one\u{1B}", until: "echo one")
    try fixture.line("bcwtwo", answers: "\u{1B}[?2004ltwo\r\n", prompt: "in.json> ")
    // Escape and k: the line before; v opens the editor.
    try fixture.type("\u{1B}k", until: "echo two")
    try fixture.type("v", until: "in.json> echo outside")
    try fixture.line("", answers: "\u{1B}[?2004loutside\r\n", prompt: "in.json> ")
    try fixture.line("get editor", answers: "\u{1B}[?2004lvi\r\n", prompt: "in.json> ")
    try fixture.line("set editor emacs", answers: "emacs\r\n", prompt: "in.json> ")
    try fixture.line("cho x\u{1}e", answers: "\u{1B}[?2004lx\r\n", prompt: "in.json> ")
    try fixture.line("set editor ed", answers: "error[bad-argument]", prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `what the person bound stays with either keys`() throws {
    let home = try ScratchFolder()
    let settings = try home.write("bind -v\nbind ^O ed-move-to-beg\n", to: "editrc")
    let fixture = try PromptFixture(["-q", "in.json"], changes: ["EDITRC": settings], home: home)
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("cho x\u{F}e", answers: "\u{1B}[?2004lx\r\n", prompt: "in.json> ")
    try fixture.line("set editor vi", answers: "vi\r\n", prompt: "in.json> ")
    try fixture.line("cho y\u{F}e", answers: "\u{1B}[?2004ly\r\n", prompt: "in.json> ")
    try fixture.line("set editor emacs", answers: "emacs\r\n", prompt: "in.json> ")
    try fixture.line("cho z\u{1}e", answers: "\u{1B}[?2004lz\r\n", prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `a second Ctrl-C on an empty line says how to leave`() throws {
    let fixture = try makeFixture("")
    try fixture.type("half", until: "half")
    try fixture.drop(prompt: "in.json> ")
    try fixture.type("\u{3}", until: "^C\r\nCtrl-D or `quit` exits\r\n")
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("echo go", answers: "\u{1B}[?2004lgo\r\n", prompt: "in.json> ")
    try fixture.drop(prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `Return with nothing typed looks one step on, and keeps no line`() throws {
    let fixture = try makeFixture("")
    try fixture.line("row 0 0", answers: "0 0  a", prompt: "in.json 0.0> ")
    try fixture.line("", answers: "0 1  b", prompt: "in.json 0.1> ")
    try fixture.line("  ", answers: "0 2  c", prompt: "in.json 0.2> ")
    try fixture.line("delete", answers: "deleted", prompt: "in.json* 0.2> ")
    try fixture.line("", answers: "\r\n", prompt: "in.json* 0.2> ")
    try fixture.line("undo", answers: "undid", prompt: "in.json 0.2> ")
    #expect(try fixture.leave() == .exited(0))
    let history = fixture.folder.read("state/tabletop/history") ?? ""
    let commands = history.split(separator: "\n").filter { !$0.hasPrefix("\\@") }.dropFirst()
    #expect(commands == ["row 0 0", "delete", "undo"])
  }
}
