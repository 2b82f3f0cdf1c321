import Glibc
import TestSupport
import Testing

/// What only a person at a terminal meets: questions, steps, watching, the clipboard.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct HabitTests {
  @Test func `a table follows its file before the next prompt`() throws {
    let fixture = try PromptFixture(["--watch", "in.json"])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 1", answers: "0 1  b", prompt: "0.1> ")
    try fixture.folder.write("[\"x\", \"a\", \"b\", \"d\"]", to: "in.json")
    try fixture.line("echo on", answers: "note: in.json changed: ", prompt: "in.json 0.")
    try fixture.folder.write("[\"x\", ", to: "in.json")
    try fixture.line("echo off", answers: "table unchanged", prompt: "in.json 0.")
    try fixture.line("rows", answers: "0 3  d", prompt: "in.json 0.")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `Ctrl-C ends what is watched`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("watch 0.1 rows\r", until: "  0 3  d\r\n")
    try fixture.type("\u{3}", until: "; 0 changes")
    try fixture.terminal.wait(for: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `a script goes step by step`() throws {
    let fixture = try PromptFixture()
    try fixture.folder.write("append 0 x\nappend 0 y\n", to: "s.tabletop")
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("source --step s.tabletop\r", until: "1  append 0 x\r\n")
    try fixture.type("", until: "Return runs it, `all` runs the rest, Ctrl-C stops: ")
    try fixture.type("\r", until: "2  append 0 y\r\n")
    try fixture.type("\u{3}", until: "stopped before line 2, after 1 command")
    try fixture.terminal.wait(for: "in.json* 0.4> ")
    try fixture.line("undo", answers: "undid: insert", prompt: "in.json ")
    #expect(try fixture.leave() == .exited(0))
    fixture.checkTerminal()
  }

  @Test func `only the first error mentions explain`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 9", answers: "`explain no-row` explains this error", prompt: "> ")
    try fixture.line("row 0 8", answers: "error[no-row]", prompt: "in.json> ")
    let log = String(decoding: fixture.terminal.log, as: UTF8.self)
    #expect(log.ranges(of: "explains this error").count == 1)
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `next asks before it begins a lesson`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("next\r", until: "begin lesson 1 ")
    try fixture.line("n", answers: "no lesson is open; `lesson 1` begins", prompt: "in.json> ")
    try fixture.type("next\r", until: "? [y/N] ")
    try fixture.line("y", answers: "step 1 of ", prompt: "lesson-1")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `Tab on an empty line lists the common commands, then all`() throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("\t", until: "see help COMMAND\r\nin.json> ")
    let first = String(decoding: fixture.terminal.log, as: UTF8.self)
    #expect(first.contains("select") && !first.contains("rollback") && !first.contains("selection"))
    try fixture.type("\t", until: "selection")
    try fixture.terminal.wait(for: "see help COMMAND\r\nin.json> ")
    try fixture.line("rows 0", answers: "0 3  d", prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test(arguments: ["q", ":q", "exit"])
  func `a short word leaves`(word: String) throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.terminal.send(word + "\r")
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
    fixture.checkTerminal()
  }

  @Test(arguments: [
    ("man rows", "rows [S] [--from R]"), ("man", "Open        open"),
    ("cd ..", "`open FILE`; a path starts at the folder you started in"),
  ])
  func `words of other shells lead on`(line: String, answer: String) throws {
    let fixture = try PromptFixture()
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line(line, answers: answer, prompt: "in.json> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `Return on an empty line goes on with what was shown, or does nothing`() throws {
    let fixture = try PromptFixture()
    let rows = (0..<150).map { "\"r\($0)\"" }.joined(separator: ",")
    try fixture.folder.write("[\(rows)]", to: "long.json")
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.type("\r", until: "\r\n")
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("open long.json", answers: "150 rows", prompt: "long.json> ")
    try fixture.line("set pager off", answers: "", prompt: "long.json> ")
    try fixture.line("rows", answers: "0 99  r99", prompt: "long.json> ")
    try fixture.line("", answers: "0 149  r149", prompt: "long.json> ")
    try fixture.type("\r", until: "\r\n")
    try fixture.terminal.wait(for: "long.json> ")
    let log = String(decoding: fixture.terminal.log, as: UTF8.self)
    #expect(log.ranges(of: "0 149  r149").count == 1 && !log.contains("error["))
    #expect(try fixture.leave() == .exited(0))
  }

  @Test(arguments: [("xterm", true), ("dumb", false)])
  func `clear clears a screen that can be cleared`(terminal: String, clears: Bool) throws {
    let fixture = try PromptFixture(changes: ["TERM": terminal])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("clear", answers: clears ? "\u{1B}[3J" : "nothing to clear", prompt: "> ")
    #expect(try fixture.leave() == .exited(0))
  }

  @Test(arguments: [("xterm", true), ("dumb", false)])
  func `a terminal takes what is copied`(terminal: String, takes: Bool) throws {
    let fixture = try PromptFixture(changes: ["TERM": terminal])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("copy 0 1 swift", answers: takes ? "copied IndexPath" : "error", prompt: "> ")
    let log = String(decoding: fixture.terminal.log, as: UTF8.self)
    // IndexPath(row: 1, section: 0)
    let code = "\u{1B}]52;c;SW5kZXhQYXRoKHJvdzogMSwgc2VjdGlvbjogMCk=\u{7}"
    #expect(log.contains(code) == takes)
    #expect(try fixture.leave() == .exited(0))
  }

  @Test func `elsewhere a program takes it, which may go on in the background`() throws {
    let fixture = try ProgramFixture()
    let path = fixture.folder.path
    try fixture.folder.write("#!/bin/sh\ncat > '\(path)/clip'\nsleep 30 &\n", to: "wl-copy")
    unsafe chmod(fixture.folder.file("wl-copy"), 0o700)
    try fixture.folder.write("[\"é\"]", to: "in.json")
    let run = try fixture.shell("PATH='\(path)':$PATH \"$T\" in.json -c 'copy 0 0 text'")
    #expect(run.output == "copied é\n" && run.status == .exited(0))
    #expect(fixture.folder.read("clip") == "é")
    let none = try fixture.shell("PATH=/no/such:/bin:/usr/bin \"$T\" in.json -c 'copy 0 0'")
    #expect(none.status == .exited(1) || none.output == "copied 0.0\n")
  }

  @Test(arguments: [
    ("\"$T\" --watch in.json < /dev/null", "tabletop: `--watch` requires a terminal\n"),
    (
      "\"$T\" --watch in.json -c rows",
      "tabletop: cannot combine --watch with -c, -f or --check, which have no prompt\n"
    ),
  ])
  func `a table follows its file at a terminal only`(line: String, errors: String) throws {
    let fixture = try ProgramFixture()
    try fixture.folder.write("[1]", to: "in.json")
    let run = try fixture.shell(line)
    #expect(run.status == .exited(2) && run.errors == errors && run.output == "")
  }
}
