import Glibc
import TestSupport
import Testing

private let up = "\u{1B}[A"
private let down = "\u{1B}[B"

extension EditlineReaderTests {
  @Test func `commands come back in the next session, also after a sudden end`() throws {
    let first = try ProbeSession(history: "history")
    try first.type("one\r", answer: "2> ")
    try first.type("two\r", answer: "3> ")
    first.terminal.signal(SIGKILL)
    #expect(try first.terminal.waitForEnd() == .signalled(SIGKILL))
    #expect(first.home.read("history") == "# tabletop history 1\none\ntwo\n")
    let second = try ProbeSession(history: "history", home: first.home)
    try second.type("\(up)\(up)\r", answer: "[1 line one]")
    try second.terminal.wait(for: "2> ")
    #expect(try second.finish() == .exited(0))
    #expect(second.home.read("history") == "# tabletop history 1\none\ntwo\none\n")
  }

  @Test func `two sessions at once lose nothing`() throws {
    let first = try ProbeSession(history: "history")
    let second = try ProbeSession(history: "history", home: first.home)
    for number in 1...5 {
      try first.type("a\(number)\r", answer: "\(number + 1)> ")
      try second.type("b\(number)\r", answer: "\(number + 1)> ")
    }
    let wanted = (1...5).map { "a\($0)\nb\($0)\n" }.joined()
    #expect(first.home.read("history") == "# tabletop history 1\n" + wanted)
  }

  @Test func `repeats count once, and a blank before a line keeps it private`() throws {
    let probe = try ProbeSession(history: "history")
    for (number, line) in ["one", "one", " secret", "\t", "", "two", "one"].enumerated() {
      // A Tab alone would complete.
      try probe.type(line.replacing("\t", with: "  ") + "\r", answer: "\(number + 2)> ")
    }
    #expect(probe.home.read("history") == "# tabletop history 1\none\ntwo\none\n")
    try probe.type("\(up)\(up)\(up)\(up)\r", answer: "[8 line one]")
  }

  @Test func `a command of several lines is one entry and comes back as a block`() throws {
    let probe = try ProbeSession(history: "history")
    try probe.type("f(\r", answer: "2> ")
    try probe.type("x\r", answer: "3> ")
    try probe.type(")\r", answer: "4> ")
    #expect(probe.home.read("history") == "# tabletop history 1\nf(\\nx\\n)\n")
    try probe.type("\(up)\(up)!\r", answer: "[4 line f(]")
    try probe.terminal.wait(for: "5> x\r\n[5 line x]")
    try probe.terminal.wait(for: "6> )!\r\n[6 line )!]")
    try probe.terminal.wait(for: "7> ")
    #expect(probe.home.read("history") == "# tabletop history 1\nf(\\nx\\n)\nf(\\nx\\n)!\n")
  }

  @Test func `a pasted block and a half-typed one come back whole`() throws {
    let probe = try ProbeSession(history: "history")
    try probe.type("\u{1B}[200~one\ntwo\u{1B}[201~", shows: "two")
    try probe.type("\r", answer: "3> ")
    try probe.type("f(\r", answer: "4> ")
    try probe.type("half", shows: "half")
    try probe.type("\u{3}", answer: "[4 interrupted]")
    try probe.terminal.wait(for: "5> ")
    // What was dropped is in memory only.
    #expect(probe.home.read("history") == "# tabletop history 1\none\\ntwo\n")
    try probe.type("\(up))\r", answer: "[5 line f(]")
    try probe.terminal.wait(for: "[6 line half)]")
    try probe.terminal.wait(for: "7> ")
    try probe.type("\(up)\(up)\(up)\r", answer: "[7 line one]")
  }

  @Test func `a line that was dropped is kept once it is entered`() throws {
    let probe = try ProbeSession(history: "history")
    try probe.type("one", shows: "one")
    try probe.type("\u{3}", answer: "2> ")
    try probe.type("\(up)\r", answer: "[2 line one]")
    try probe.terminal.wait(for: "3> ")
    #expect(probe.home.read("history") == "# tabletop history 1\none\n")
  }

  @Test func `the arrow keys look for what was typed, and give it back`() throws {
    let probe = try ProbeSession()
    for (number, line) in ["rows 0", "select 1", "rows 1", "delete 2"].enumerated() {
      try probe.type("\(line)\r", answer: "\(number + 2)> ")
    }
    try probe.type("ro\(up)\r", answer: "[5 line rows 1]")
    try probe.terminal.wait(for: "6> ")
    try probe.type("ro\(up)\(up)\r", answer: "[6 line rows 0]")
    try probe.terminal.wait(for: "7> ")
    try probe.type("ro\(up)\(up)\(down)\(down)x\r", answer: "[7 line rox]")
    try probe.terminal.wait(for: "8> ")
    try probe.type("ro\u{10}\u{10}\u{E}!\r", answer: "[8 line rox!]")
    try probe.terminal.wait(for: "9> ")
    try probe.type("zork\(up)", shows: "zork\u{7}")
    try probe.type("\(down)\r", answer: "[9 line zork]")
  }

  @Test func `Ctrl-R finds as one types and counts, and Return runs what was found`() throws {
    let probe = try ProbeSession()
    for (number, line) in ["rows 0", "select 1", "rows 1"].enumerated() {
      try probe.type("\(line)\r", answer: "\(number + 2)> ")
    }
    try probe.type("draft\u{12}", shows: "search \"\": draft")
    try probe.type("ro", shows: "search \"ro\" 1/2: rows 1")
    try probe.type("\u{12}", shows: "search \"ro\" 2/2: rows 0")
    try probe.type("\u{13}", shows: "search \"ro\" 1/2: rows 1")
    try probe.type("\u{12}\r", answer: "[4 line rows 0]")
    try probe.terminal.wait(for: "5> ")
    // Without a pattern it looks for the last one.
    try probe.type("\u{12}\u{12}", shows: "search \"ro\" 1/2: rows 0")
    try probe.type("\u{5}!\r", answer: "[5 line rows 0!]")
  }

  @Test func `a search can be given up, edited, pasted into and left by other keys`() throws {
    let probe = try ProbeSession()
    try probe.type("select 1\r", answer: "2> ")
    try probe.type("draft\u{12}sel", shows: "search \"sel\" 1/1: select 1")
    try probe.type("\u{7}\r", answer: "[2 line draft]")
    try probe.terminal.wait(for: "3> ")
    try probe.type("\u{12}selx", shows: "search \"selx\" 0/0: select 1")
    try probe.type("\u{7F}\u{7F}\u{1B}[200~l\nx\u{1B}[201~", shows: "search \"sel\" 1/1: select 1")
    try probe.type("\u{1B}[CX\r", answer: "[3 line sXelect 1]")
    try probe.terminal.wait(for: "4> ")
    try probe.type("abc\u{12}sel", shows: "search \"sel\"")
    try probe.type("\u{3}", answer: "[4 interrupted]")
    try probe.terminal.wait(for: "5> ")
    // Ctrl-C gives back what was typed before the search.
    try probe.type("\(up)\r", answer: "[5 line abc]")
    try probe.terminal.wait(for: "6> ")
    try probe.type("\u{12}draf\u{1B}", shows: "6> draft")
    try probe.type("Y\r", answer: "[6 line Ydraft]")
  }

  @Test func `a line such as !! brings the command back to be edited`() throws {
    let probe = try ProbeSession(history: "history")
    try probe.type("one\r", answer: "2> ")
    try probe.type("two\r", answer: "3> ")
    try probe.type("!!\r", shows: "3> two")
    try probe.type("!\r", answer: "[3 line two!]")
    try probe.terminal.wait(for: "4> ")
    try probe.type("!1\r", shows: "4> one")
    try probe.type("\u{3}", answer: "[4 interrupted]")
    try probe.terminal.wait(for: "5> ")
    try probe.type("!-2\r", shows: "5> two!")
    try probe.type("\r", answer: "[5 line two!]")
    try probe.terminal.wait(for: "6> ")
    try probe.type("!99\r", answer: "[6 line !99]")
    #expect(probe.home.read("history") == "# tabletop history 1\none\ntwo\ntwo!\n!99\n")
  }

  @Test func `another size of the terminal keeps the search`() throws {
    let probe = try ProbeSession(prompt: "a long prompt ")
    try probe.type("select 1\r", answer: "2> ")
    try probe.type("\u{12}sel", shows: "search \"sel\" 1/1: select 1")
    probe.terminal.resize(columns: 20, rows: 10)
    try probe.terminal.wait(for: "search \"sel\" 1/1: ")
    try probe.type("\r", answer: "[2 line select 1]")
  }

  @Test func `a file that is not ours is named once and stays`() throws {
    let home = try ScratchFolder()
    try home.write("something else\n", to: "history")
    let probe = try ProbeSession(history: "history", home: home)
    try probe.type("one\r", answer: "is not a history file; history is not saved there")
    try probe.type("two\r", answer: "3> ")
    #expect(!probe.terminal.dump.suffix(60).contains("warning"))
    try probe.type("\(up)\(up)\r", answer: "[3 line one]")
    #expect(home.read("history") == "something else\n")
  }

  @Test(arguments: ["C", "C.UTF-8", "POSIX"])
  func `the file is UTF-8 in every locale`(locale: String) throws {
    let home = try ScratchFolder()
    for number in 1...2 {
      let probe = try ProbeSession(["LC_ALL": locale], history: "history", home: home)
      try probe.type("表\(number)\r", answer: "2> ")
      try probe.type("\(up)\r", answer: "[2 line \\u{8868}\(number)]")
      try probe.terminal.wait(for: "3> ")
    }
    #expect(home.read("history") == "# tabletop history 1\n表1\n表2\n")
  }
}
