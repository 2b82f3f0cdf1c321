import Glibc
import TestSupport
import Testing

/// The full screen in a real terminal: what was done there, and the ways out of it.
@Suite(
  .serialized,
  .timeLimit(.minutes(5)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct BrowseTests {
  private static let table = """
    {"title": "T", "sections": [{"header": "One", "items": [
      {"id": "a", "title": "Ada"}, {"id": "b", "title": "Bob", "accessory": "detailButton"},
      {"id": "c", "title": "日本 Cy", "subtitle": "below"}, {"id": "d", "title": "Dot"}]},
     {"header": "Two", "footer": "the end", "items": [
      {"id": "s", "cell": "switch", "title": "Sound"}, {"id": "t", "cell": "text", "title": "Name"},
      {"id": "w", "cell": "choice", "title": "By", "choices": ["mail", "phone"]}]}]}
    """

  /// What a person does: keys, and where the mouse is clicked.
  private static let keys = [
    "\u{1B}OB", "\u{1B}OB", "\r", "a", "d", "\u{1B}", "J", "e", " ", "-", "\u{1B}", "K", "e",
    "\u{1B}OB", "\u{1B}OB", "\t", "\r", "\u{1B}OB", "\t", "\r", "Jo", "\r", "\u{1B}OB", "\t",
    "\u{1B}OC", "r", "d", "\r", "g", click(line: 5, column: 12), "d", "1", "\u{1B}[6~", "G", "k",
  ]

  private static func click(line: Int, column: Int) -> String {
    "\u{1B}[<0;\(column);\(line)M\u{1B}[<0;\(column);\(line)m"
  }

  private static let preamble = [
    "set allowsSelectionDuringEditing on", "app implement willSelectRowAt on", "trace on",
  ]

  /// What is asked afterwards, each into a file.
  private static let questions = [
    "trace show": "trace", "changes": "changes", "rows 0": "rows0", "rows 1": "rows1",
    "show": "show", "selection": "selection",
  ]

  /// Begins at the prompt, with the full screen behind it.
  private func browse(
    _ arguments: [String] = ["-q", "t.json"],
    columns: UInt16 = 100,
    rows: UInt16 = 40,
    terminal: String = "xterm-256color"
  ) throws -> PromptFixture {
    let home = try ScratchFolder()
    try home.write(Self.table, to: "t.json")
    let fixture = try PromptFixture(
      arguments,
      changes: ["TERM": terminal],
      columns: columns,
      rows: rows,
      home: home
    )
    // A wiring that is not the usual one stands in the prompt too.
    try fixture.terminal.wait(for: "> ")
    return fixture
  }

  private func enter(_ fixture: PromptFixture) throws {
    try fixture.type("browse\r", until: "lists the keys")
  }

  @Test(arguments: [
    "monolith", "array", "items", "generators", "datamodel", "container", "fetched",
  ])
  func `what was done there is what its script does`(wiring: String) throws {
    let fixture = try browse(["-q", "--wiring", wiring, "t.json"])
    for line in Self.preamble { try fixture.line(line, answers: line, prompt: "> ") }
    try enter(fixture)
    for key in Self.keys {
      try fixture.terminal.send(key)
      // A key that begins with Escape is told from Escape by the time between them, and the program may get the
      // processor late.
      usleep(key == "\u{1B}" ? 600_000 : 60_000)
    }
    if wiring == "container" { try fixture.terminal.send("\u{1B}") }
    usleep(600_000)
    try fixture.type("q", until: "gestures")
    try fixture.terminal.wait(for: "> ")
    try fixture.type("history --script > browsed.tabletop\r", until: "browsed.tabletop")
    try fixture.terminal.wait(for: "> ")
    for (question, name) in Self.questions {
      try fixture.type("\(question) > \(name).browsed\r", until: "\(name).browsed")
      try fixture.terminal.wait(for: "> ")
    }
    // The first one asks about unsaved changes.
    try fixture.terminal.send("quit --force\r")
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
    fixture.checkTerminal()

    let script = try #require(fixture.folder.read("browsed.tabletop"))
    #expect(script.split(separator: "\n").count > 15, "\(script)")
    let asked = Self.questions.map { "\($0.key) > \($0.value).typed\n" }.joined()
    let program = try ProgramFixture()
    for (name, text) in [("t.json", Self.table), ("typed.tabletop", script + asked)] {
      try program.folder.write(text, to: name)
    }
    let run = try program.run(["-q", "--wiring", wiring, "t.json", "-f", "typed.tabletop"])
    #expect(run.status == .exited(0), "\(run.errors)")
    for name in Self.questions.values {
      let browsed = fixture.folder.read("\(name).browsed")
      #expect(browsed?.isEmpty == false, "\(name)")
      #expect(program.folder.read("\(name).typed") == browsed, "\(name), \(wiring)")
    }
  }

  @Test(arguments: [("q", "0 gestures"), ("\u{4}", "0 gestures"), ("\u{3}", "0 gestures")])
  func `a key leaves it, and the prompt has its terminal again`(key: String, answer: String) throws
  {
    let fixture = try browse()
    try enter(fixture)
    try fixture.type(key, until: "\u{1B}[?1049l")
    try fixture.terminal.wait(for: answer)
    try fixture.terminal.wait(for: "t.json> ")
    try fixture.line("row 0 1", answers: "0 1  Bob", prompt: "t.json 0.1> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that ends the program leaves the terminal in order`(number: Int32) throws {
    let fixture = try browse()
    try enter(fixture)
    fixture.terminal.signal(number)
    #expect(try fixture.terminal.waitForEnd() == .signalled(number))
    fixture.checkTerminal()
  }

  @Test func `a terminal that is gone ends it`() throws {
    let fixture = try browse()
    try enter(fixture)
    let end = try fixture.terminal.hangUp()
    #expect(end == .signalled(SIGHUP) || end == .exited(0) || end == .exited(4))
  }

  @Test func `Ctrl-Z gives the terminal back until the program goes on`() throws {
    let home = try ScratchFolder()
    try home.write(Self.table, to: "t.json")
    let fixture = try PromptFixture(
      changes: ["PS1": "shell$ ", "TERM": "xterm-256color"],
      shell: ["/bin/bash", "--norc", "-i"],
      home: home
    )
    try fixture.terminal.wait(for: "shell$ ")
    try fixture.type("$T -q t.json\r", until: "t.json> ")
    try enter(fixture)
    try fixture.type("\u{1B}OB", until: "has the focus")
    try fixture.type("\u{1A}", until: "\u{1B}[?1049l")
    try fixture.terminal.wait(for: "Stopped")
    try fixture.terminal.wait(for: "shell$ ")
    try fixture.type("echo a''b\r", until: "ab\r\n")
    try fixture.type("fg\r", until: "\u{1B}[?1049h")
    try fixture.terminal.wait(for: "has the focus")
    try fixture.type("q", until: "1 gesture;")
    try fixture.terminal.wait(for: "t.json 0.0> ")
    try fixture.terminal.send("\u{4}")
    try fixture.type("exit\r", until: "exit")
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `another size is taken over, and the table has its own again afterwards`() throws {
    let fixture = try browse(columns: 80, rows: 24)
    try enter(fixture)
    fixture.terminal.resize(columns: 30, rows: 10)
    try fixture.terminal.wait(for: "lists the keys")
    try fixture.type("\u{1B}OB", until: "has the focus")
    fixture.terminal.resize(columns: 200, rows: 60)
    try fixture.terminal.wait(for: "┌")
    try fixture.type("q", until: "1 gesture;")
    try fixture.line("viewport", answers: "390 x 528", prompt: "t.json 0.0> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test(arguments: [("dumb", "cannot place its cursor"), ("no-such", "names no terminal")])
  func `a terminal that cannot be filled is refused`(terminal: String, reason: String) throws {
    let fixture = try browse(terminal: terminal)
    try fixture.type("browse\r", until: reason)
    try fixture.terminal.wait(for: "t.json> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `without a person there is none`() throws {
    let program = try ProgramFixture()
    try program.folder.write(Self.table, to: "t.json")
    let run = try program.run(["t.json", "-c", "browse"])
    #expect(run.status == .exited(1))
    #expect(run.errors.contains("`browse` needs an interactive terminal"))
  }

  @Test func `without colours no colour is written`() throws {
    for (setting, isColored) in [("", true), ("1", false)] {
      let home = try ScratchFolder()
      try home.write(Self.table, to: "t.json")
      let fixture = try PromptFixture(
        ["-q", "t.json"],
        changes: ["TERM": "xterm-256color", "NO_COLOR": setting],
        home: home
      )
      try fixture.terminal.wait(for: "t.json> ")
      try enter(fixture)
      try fixture.type("\u{1B}OB", until: "has the focus")
      let log = String(decoding: fixture.terminal.log, as: UTF8.self)
      #expect(log.contains("\u{1B}[35m") == isColored, "NO_COLOR=\(setting)")
      try fixture.type("q", until: "1 gesture;")
      try fixture.terminal.wait(for: "t.json 0.0> ")
      #expect(try fixture.leave() == .exited(0))
    }
  }
}
