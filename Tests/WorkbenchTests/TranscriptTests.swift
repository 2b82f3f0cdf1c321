import Testing

@testable import Workbench
@testable import Workspace

/// How the files are read.
@Suite struct TranscriptTests {
  @Test(arguments: [
    ("tabletop> sections", "sections"), ("tabletop> ", ""), ("tabletop>", ""),
    ("people.json> row 0 3", "row 0 3"), ("people.json* 0.3> echo a> b", "echo a> b"),
    ("people.json* 0.3 batch> end", "end"), ("new batch> end", "end"), ("a-b_c 12.345> x", "x"),
    ("tabletop>   spaced ", "  spaced "), ("abcdefghijklmnopqrstuvwx*> x", "x"),
  ]) func `knows a prompt`(line: String, command: String) {
    #expect(TranscriptPrompt.command(in: line) == command)
  }

  @Test(arguments: [
    "", "> x", " tabletop> x", "0 3  Home > x", "two words> x", "<b>bold> x", "a>b", "a* 0.> x",
    "a 0> x", "a batches> x", "1 M→C  person → table  reloadData", "abcdefghijklmnopqrstuvwxyz> x",
    "é> x",
  ]) func `takes an answer for no prompt`(line: String) {
    #expect(TranscriptPrompt.command(in: line) == nil)
  }

  @Test func `tells comments, commands and answers apart`() {
    let transcript = Transcript(
      "About this.\n\ntabletop> one\ntabletop> two\na\n\nb\ntabletop> three\n",
      isMarkdown: false
    )
    #expect(transcript.entries.map(\.command) == ["one", "two", "three"])
    #expect(transcript.entries.map(\.answerLines) == [3..<3, 4..<7, 8..<8])
  }

  @Test func `a command goes on behind the prompts that say what is open`() {
    let text = """
      tabletop> insert after 0 1 {
      { > "title": "a",
      { >
      { > "x": 1}
      tabletop> echo "a
      " > b"
      a b
      tabletop> echo a \\
      \\ > b
      tabletop> echo 'open
      error: not closed
      { > no command
      """
    let transcript = Transcript(text, isMarkdown: false)
    #expect(
      transcript.entries.map(\.command) == [
        "insert after 0 1 {\n\"title\": \"a\",\n\n\"x\": 1}", "echo \"a\nb\"", "echo a \\\nb",
        "echo 'open",
      ]
    )
    #expect(transcript.entries.map(\.answerLines.count) == [0, 1, 0, 2])
  }

  @Test func `what is written is read back`() {
    for command in ["a", "a {\n\"b\": [\n1]}", "echo 'x\n\ny'", "a \\\n  b", "", "echo a> b"] {
      let text = TranscriptPrompt.lines(of: command).joined(separator: "\n") + "\nanswer\n"
      let transcript = Transcript(text, isMarkdown: false)
      #expect(transcript.entries.map(\.command) == [command])
      #expect(transcript.entries.first?.answerLines.count == 1)
    }
  }

  @Test func `of a Markdown file only the blocks called tabletop count`() {
    let text = """
      tabletop> not in a block
      ```sh
      tabletop> of a shell
      ```
      ``` tabletop and more
      a comment
      tabletop> one
      1
      ```
      between
      ~~~~tabletop
      tabletop> two
      ~~~
      2
      ~~~~
      ```swift
      ```tabletop
      ```
      `` `tabletop` ``
        ```tabletop
      tabletop> three
      """
    let transcript = Transcript(text, isMarkdown: true)
    #expect(transcript.entries.map(\.command) == ["one", "two", "three"])
    #expect(
      transcript.entries.map { Array(transcript.lines[$0.answerLines]) } == [
        ["1"], ["~~~", "2"], [],
      ]
    )
  }

  @Test func `carriage returns at the ends of lines are no part of them`() {
    let transcript = Transcript("tabletop> one\r\n1\r\n", isMarkdown: false)
    #expect(transcript.entries.map(\.command) == ["one"])
    #expect(Array(transcript.lines) == ["tabletop> one", "1"])
    #expect(transcript.newline == "\r\n")
  }

  @Test(arguments: [
    ("a", "a", true), ("a", "b", false), ("a (re)", "a", true), ("a+ (re)", "aaa", true),
    ("a+ (re)", "aab", false), ("a* (glob)", "abc", true), ("a? (glob)", "abc", false),
    ("a\\* (glob)", "a*", true), ("a\\* (glob)", "ab", false), ("*b*d (glob)", "abcbd", true),
    ("*b*d (glob)", "abcbde", false), ("* (glob)", "", true), ("?? (glob)", "é!", true),
    ("a (re)", "a (re)", true), ("( (re)", "(", false), ("( (re)", "( (re)", true),
    ("e\u{301}", "\u{E9}", false),
  ]) func `compares lines`(expected: String, answer: String, matches: Bool) {
    #expect(ExpectedLine(expected).matches(answer) == matches)
  }

  @Test(arguments: [
    "plain", "a> b", "people.json* 0.3> x", "tabletop>", "x (re)", "x (glob)",
    "a.b(c)*[d]\\> e (re)",
    "```", "~~~ a", "^$|{}?+ (re)", "", "0 3  Home > x",
  ]) func `an answer that looks like something else is written so that it is not`(answer: String) {
    let line = ExpectedLine.spelling(of: answer)
    #expect(ExpectedLine(line).matches(answer))
    #expect(ExpectedLine(line).fault == nil)
    #expect(TranscriptPrompt.command(in: line) == nil)
    #expect(!line.hasPrefix("```") && !line.hasPrefix("~~~"))
    #expect(!ExpectedLine(line).matches(answer + "x"))
  }

  @Test func `a broken pattern is named`() {
    #expect(ExpectedLine("[ (re)").fault != nil)
    #expect(ExpectedLine("[ (glob)").fault == nil)
  }
}
