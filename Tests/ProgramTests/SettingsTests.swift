import Glibc
import TestSupport
import Testing

/// The file of settings, the pager and colour, as a person at a terminal meets them.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct SettingsTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
    unsafe mkdir(home.file("tabletop"), 0o700)
    try home.write(
      "set prompt \"mine\"\nset timing off\nset zork 1\nset pager off\n",
      to: "tabletop/init.tabletop"
    )
  }

  @Test func `init.tabletop is run before the prompt, and its errors keep nobody out`() throws {
    let fixture = try PromptFixture(changes: ["XDG_CONFIG_HOME": home.path])
    let greeting = try fixture.terminal.wait(for: "mine> ")
    #expect(greeting.contains("init.tabletop:3:5: error[not-found]: unknown property \"zork\""))
    #expect(!greeting.contains("\noff\r\n"))
    try fixture.line("get prompt", answers: "mine", prompt: "mine> ")
    try fixture.line("set prompt auto", answers: "auto", prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test(arguments: [["--no-config", "in.json"], ["in.json", "-c", "get prompt"]])
  func `nothing else reads it`(_ arguments: [String]) throws {
    let fixture = try PromptFixture(arguments, changes: ["XDG_CONFIG_HOME": home.path])
    if arguments.contains("-c") {
      #expect(try fixture.terminal.waitForEnd() == .exited(0))
      #expect(String(decoding: fixture.terminal.log, as: UTF8.self) == "auto\r\n")
    } else {
      try fixture.terminal.wait(for: "in.json> ")
      #expect(try fixture.leave() == .exited(0))
    }
  }

  @Test func `what is longer than the screen goes to the pager, unless it is off`() throws {
    let fixture = try PromptFixture(changes: ["TABLETOP_PAGER": "sed s/^/P:/"])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("new 40; rows", answers: "P:0 39  ", prompt: "> ")
    try fixture.line("row 30", answers: "0 30  0.30", prompt: "0.30> ")
    try fixture.line("set pager off; rows", answers: "\n0 39  ", prompt: "0.30> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test(arguments: ["no-such-pager-here", "cat", " "])
  func `without a pager the answer is there all the same`(_ pager: String) throws {
    let fixture = try PromptFixture(changes: ["TABLETOP_PAGER": pager])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("new 40; rows", answers: "\n0 39  ", prompt: "> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `errors are red at a terminal and nowhere else`() throws {
    let red = "\u{1B}[1;31merror[no-row]:\u{1B}[0m"
    let fixture = try PromptFixture(changes: ["NO_COLOR": ""])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 99", answers: red, prompt: "in.json> ")
    try fixture.line("set color never", answers: "never", prompt: "in.json> ")
    try fixture.line("row 0 99", answers: "error[no-row]: section", prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
    let pipe = try ProgramFixture()
    #expect(try pipe.shell("\"$T\" -c 'row 0 9' 2>&1 | cat").output.hasPrefix("error[no-source]"))
    #expect(
      try pipe.shell("\"$T\" --color always -c 'row 0 9' 2>&1 | cat").output.hasPrefix("\u{1B}[")
    )
  }

  @Test func `a program behind ! and | has the terminal`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("!test -t 0 && test -t 1 && echo both", answers: "lboth", prompt: "in.json> ")
    try fixture.line("rows | tr a-d w-z", answers: "\n0 3  z", prompt: "in.json> ")
    try fixture.line("!exit 3", answers: "exited with status 3", prompt: "in.json> ")
    // A shell that is interrupted before it has started its program may go on to start it.
    try fixture.line("!echo started; exec sleep 60", answers: "lstarted", prompt: "")
    try fixture.terminal.send("\u{3}")
    try fixture.terminal.wait(for: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `-o takes the place of standard output`() throws {
    let fixture = try ProgramFixture()
    let run = try fixture.shell("\"$T\" -o out.txt -c 'new 2; rows' && cat out.txt")
    let opened = "new: 2 rows in 1 section, numbered rows; wiring items\n"
    #expect(run.output == opened + "0 0  0.0\n0 1  0.1\n")
    #expect(try fixture.shell("\"$T\" -o /no/such/x -c 'new 2'").status == .exited(4))
    #expect(try fixture.shell("\"$T\" -o /dev/full -c 'new 2'").status == .exited(4))
  }

  @Test(arguments: [
    ("NO_COLOR=1", "color auto environment"), ("TERM=dumb", "color auto environment"),
    ("TERM=xterm", "color auto default"), ("NO_COLOR=", "color auto default"),
  ])
  func `the environment is an origin`(variable: String, line: String) throws {
    let run = try ProgramFixture().shell("env -u NO_COLOR TERM=xterm \(variable) \"$T\" -c set")
    let lines = run.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains(line), "\(lines)")
  }
}
