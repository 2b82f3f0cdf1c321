import Glibc
import TestSupport
import Testing

// What is known to go wrong with libedit, and the tests that keep it from going wrong here.
//
// |    | pitfall                                     | test |
// |----|---------------------------------------------|------|
// |  1 | a prompt beyond ASCII in the C locale       | `a prompt in any language works in every locale` |
// |  2 | typed text vanishes without a locale        | `more than ASCII goes in and out in every locale` |
// |  3 | bytes that are no UTF-8 are dropped         | `bytes that are no UTF-8 become replacement characters`, ScalarDecoderTests |
// |  4 | a newline in a prompt is lost               | `a prompt may have several lines and colours`, PromptTextTests |
// |  5 | colours in a prompt are shown and counted   | the same two |
// |  6 | marks and joiners are measured wrongly      | `the text is right whatever its width`; what is seen: RowDrawingTests, LineEditingScreenTests |
// |  7 | Ctrl-C and SIGTERM leave the terminal raw   | `a signal that ends the program leaves the terminal as it was` |
// |  8 | an interruption looks like an end           | `Ctrl-C drops the line and the next one starts`, `a line ends with Return, and Ctrl-D ends the input` |
// |  9 | a resize loses the text                     | `another size of the terminal keeps the line` |
// | 10 | each pasted line runs at once               | `a paste of several lines runs only after Return, line by line`, KeyFilterTests |
// | 11 | unknown sequences leave their tails         | `sequences that nobody knows leave nothing in the line`, `a sequence that breaks off leaves nothing in the line` |
// | 12 | NUL in a pipe brings stale memory           | `input that is no terminal never reaches libedit`; StreamTests `keeps zero bytes and what is no text` |
// | 13 | CR LF in a pipe doubles lines               | the same; StreamTests `takes lines apart` |
// | 14 | a closed input looks like a clean end       | StreamTests `a closed descriptor and a directory are errors, not the end` |
// | 15 | a foreign history file is overwritten       | `a file that is not ours is named once and stays`; HistoryFileTests `a file of something else stays as it is` |
// | 16 | saving follows links and is not atomic      | HistoryFileTests `what is no file is never opened`, `trimming beside other sessions loses none of the last commands` |
// | 17 | loading has no bound                        | HistoryFileTests `a binary file and one of 10 MB do no harm`, `of a large file whole commands of the end are read` |
// | 18 | the file's encoding follows the locale      | `the file is UTF-8 in every locale`, HistoryLineTests |
// | 19 | settings of the person change keys          | `the keys of vi come with the person's settings`, `settings that are wrong are named and the rest works`, `settings that are no file are not waited for` |
// | 20 | an unknown TERM                             | `a terminal of which nothing is known gets no escape sequences` |
// | 21 | libedit knows one thread only               | the compiler: all that calls it is on the main actor |
// | 22 | long lines are slow                         | `a long paste arrives whole`, `a paste of more than a megabyte is left out` |
// | 23 | narrow, sizeless and closed terminals       | `narrow terminals work`, `a terminal without a size counts as 80 by 24`, `a terminal that closes ends the program`, `a terminal that closes is an end even without its signal` |
// | 24 | typing after End crashes in a tall line     | `a line higher than the screen is edited anywhere` |
extension EditlineReaderTests {
  @Test(arguments: ["C", "C.UTF-8", "POSIX", "no_SUCH.locale"])
  func `a prompt in any language works in every locale`(locale: String) throws {
    let probe = try ProbeSession(["LC_ALL": locale], prompt: "título 表 👍 ")
    try probe.type("x\r", answer: "[1 line x]")
    try probe.terminal.wait(for: "2> ")
    #expect(try probe.finish() == .exited(0))
  }

  @Test func `a prompt may have several lines and colours`() throws {
    let probe = try ProbeSession(prompt: "above\n\u{1B}[31mred\u{1B}[0m ")
    let log = String(decoding: probe.terminal.log, as: UTF8.self)
    #expect(log.contains("above\r\n"))
    #expect(log.contains("\u{1B}[31mred\u{1B}[0m 1> "))
    try probe.type("abc\u{2}X\r", answer: "[1 line abXc]")
    try probe.terminal.wait(for: "2> ")
    // The colours take no room: a full line breaks where it would without them.
    let line = String(repeating: "y", count: 100)
    try probe.type("\(line)\r", answer: "[2 line \(line)]")
  }

  @Test(arguments: [
    ("e\u{301}x\u{2}\u{2}Z\r", "Ze\\u{0301}x"), ("東京\u{7F}x\r", "\\u{6771}x"),
    ("👍\u{1}a\u{5}b\r", "a\\u{0001F44D}b"),
  ]) func `the text is right whatever its width`(keys: String, line: String) throws {
    let probe = try ProbeSession()
    try probe.type(keys, answer: "[1 line \(line)]")
  }

  @Test func `input that is no terminal never reaches libedit`() throws {
    let program = try #require(TestPrograms.path(of: "LineEditingProbe"))
    let home = try ScratchFolder()
    let process = try PipedProgram(
      program,
      environment: TestPrograms.environment(home: home.path)
    )
    process.send("a\0b\r\nc\n")
    #expect(try process.finish() == .exited(3))
    #expect(process.output.isEmpty)
  }

  @Test func `settings that are no file are not waited for`() throws {
    let home = try ScratchFolder()
    unsafe mkfifo(home.file("fifo"), 0o600)
    let probe = try ProbeSession(["EDITRC": home.file("fifo")], home: home)
    try probe.type("x\r", answer: "[1 line x]")
  }

  @Test func `a paste of more than a megabyte is left out`() throws {
    let probe = try ProbeSession()
    let text = [UInt8](repeating: 0x78, count: 1_100_000)
    try probe.terminal.send(Array("ab\u{1B}[200~".utf8) + text + Array("\u{1B}[201~c\r".utf8))
    try probe.terminal.wait(for: "the paste is longer than 1 MB; ignored")
    try probe.terminal.wait(for: "[1 line abc]")
  }

  @Test func `a line higher than the screen is edited anywhere`() throws {
    let probe = try ProbeSession(columns: 30, rows: 4)
    let line = String(repeating: "0123456789", count: 20)
    try probe.type("\(line)\u{1}X", shows: "X")
    try probe.type("\u{1}\u{5}\u{5}\(line)\r", answer: "[1 line X\(line)\(line)]")
    try probe.terminal.wait(for: "2> ")
    #expect(try probe.finish() == .exited(0))
  }

  @Test func `a terminal without a size counts as 80 by 24`() throws {
    let probe = try ProbeSession(columns: 0, rows: 0)
    let line = String(repeating: "abcdefghij", count: 12)
    try probe.type("\(line)\r", answer: "[1 line \(line)]")
  }

  @Test func `a terminal that closes ends the program`() throws {
    let probe = try ProbeSession(history: "history")
    try probe.type("one\r", answer: "2> ")
    #expect(try probe.terminal.hangUp() == .signalled(SIGHUP))
    #expect(probe.home.read("history") == "# tabletop history 1\none\n")
  }

  @Test func `a terminal that closes is an end even without its signal`() throws {
    let home = try ScratchFolder()
    let program = try #require(TestPrograms.path(of: "LineEditingProbe"))
    let terminal = try PseudoTerminal(
      "/bin/sh",
      arguments: ["-c", "trap '' HUP; exec \"$0\"", program],
      environment: TestPrograms.environment(home: home.path)
    )
    try terminal.wait(for: "1> ")
    #expect(try terminal.hangUp() == .exited(0))
  }
}
