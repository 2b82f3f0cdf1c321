import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// The patterns of transcripts: masks, escapes and lines of `...`.
@Suite struct PatternTests {
  @Test(arguments: [
    ("took <time>", "took 1.2 ms", true), ("took <time>", "took 1 min 5 s", true),
    ("took <time>", "took 3 days", true), ("took <time>", "took 12:34", true),
    ("took <time>", "took 2026-11-25T14:10:39.5Z", true), ("took <time>", "took 2026-11-25", true),
    ("took <time>", "took 2026-11-25 14:10:39+01:00", true), ("took <time>", "took ms", false),
    ("took <time>", "took 12", false), ("took <time>", "took 1.2 ms more", false),
    ("saved a.json, <bytes>", "saved a.json, 1,234 bytes", true),
    ("saved a.json, <bytes>", "saved a.json, 1 byte", true), ("<bytes>!", "4.5 MB!", true),
    ("<bytes>", "12 KiB", true), ("<bytes>", "12", false), ("<bytes>", "MB", false),
    ("saved <path>, <bytes>", "saved /tmp/a.b/c.json, 9 bytes", true),
    ("saved <path>, <bytes>", "saved , 9 bytes", false), ("<path>", "a b", false),
    ("<path>:3", "/x/y.swift:3", true), ("row <id>", "row 3f2a-9c_b.1", true),
    ("row <id>", "row ab cd", false), ("row <id>.", "row ab.", true),
    ("<id> at <id>", "a at 0x1F", true), ("<id>", "<id>", true), ("<ids>", "x", false),
    ("[<id>] (a+b)*", "[7] (a+b)*", true), ("[<id>] (a+b)*", "[7] (aab)", false),
    ("* in <time> (glob)", "2 rows in 3 ms", true), ("? in <time> (glob)", "22 in 3 ms", false),
    ("\\* in <time> (glob)", "x in 3 ms", false), ("<id> (re)", "x", false),
    ("<id> (esc)", "x", false), ("<id> (esc)", "<id>", true), ("a (re) (esc)", "a (re)", true),
    ("a\\tb\\\\\\u{3E} (esc)", "a\tb\\>", true), ("... (esc)", "...", true),
    ("... (esc)", "x", false), ("...", "x", true), ("\u{E9} <id>", "e\u{301} x", false),
    ("\u{1F600} <id>", "\u{1F600} x", true),
  ])
  func `a line matches`(expected: String, answer: String, matches: Bool) {
    #expect(ExpectedLine(expected).matches(answer) == matches)
    #expect(ExpectedLine(expected).fault == nil)
  }

  @Test(arguments: [
    ("( (re)", 0), ("a[b (re)", 1), ("ab(c(d) (re)", 2), ("ab) (re)", -1), ("[]a (re)", 0),
    ("a\\ (re)", 1), ("ab\\ (re)", 2), ("a{2,1} (re)", 1), ("a\\q (esc)", 1), ("a\\ (esc)", 1),
    ("\u{E9}\\u{110000} (esc)", 2), ("\\u41 (esc)", 0), ("a\\u{} (esc)", 1), ("[ (glob)", -1),
    ("< (re)", -1), ("[]] (re)", -1), ("[^]]* (re)", -1),
  ])
  func `a wrong pattern has its place`(line: String, offset: Int) {
    #expect(ExpectedLine(line).fault?.offset ?? -1 == offset)
  }

  @Test(arguments: [
    "...", "took <time>", "a\\b (esc)", "<path>", "x (esc)", "C:\\> x", "a\\u{41}> b",
    "``` \\", "~~~", "plain <b>",
  ])
  func `an output line is written so that it matches only itself`(answer: String) {
    let line = ExpectedLine.spelling(of: answer)
    #expect(ExpectedLine(line).matches(answer), "\(line)")
    #expect(ExpectedLine(line).fault == nil && !ExpectedLine(line).isAnyLines)
    #expect(!ExpectedLine(line).matches(answer + "x") && !ExpectedLine(line).matches("1 ms"))
    #expect(TranscriptPrompt.command(in: line) == nil)
    #expect(!line.hasPrefix("```") && !line.hasPrefix("~~~"))
  }

  @Test(
    arguments: [
      (["..."], [], true), (["..."], ["a", "b"], true), (["a", "..."], ["a"], true),
      (["a", "...", "a"], ["a"], false), (["a", "...", "a"], ["a", "a"], true),
      (["...", "b", "..."], ["a", "b", "b"], true), (["...", "b", "..."], ["a"], false),
      (["...", "a", "b", "...", "b"], ["a", "a", "b", "b"], true),
      (["...", "..."], ["x"], true), ([], [], true), ([], ["x"], false),
      (["a", "...", "<id> (re)", "..."], ["a", "b", "<id>"], true),
    ] as [([String], [String], Bool)]
  )
  func `any lines match`(expected: [String], answer: [String], matches: Bool) {
    let alignment = LineAlignment(expected.map(ExpectedLine.init), answer)
    #expect(alignment.isComplete == matches)
  }

  @Test func `many lines of any number need no time`() {
    let expected = Array(repeating: ["...", "a"], count: 200).flatMap { $0 } + ["...", "b"]
    let answer = Array(repeating: "a", count: 4000)
    #expect(!LineAlignment(expected.map(ExpectedLine.init), answer).isComplete)
    #expect(LineAlignment(expected.map(ExpectedLine.init), answer + ["b"]).isComplete)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `random patterns match as the definition says`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let expected = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        ["a", "b", "...", "? (glob)"].randomElement(using: &generator) ?? ""
      }
      let answer = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        ["a", "b", "cc"].randomElement(using: &generator) ?? ""
      }
      let lines = expected.map(ExpectedLine.init)
      let matches = Self.matches(lines[...], answer[...])
      #expect(LineAlignment(lines, answer).isComplete == matches, "seed \(seed)")
      let edits = LineEdit.edits(from: lines, to: answer)
      #expect(edits.allSatisfy(\.isSame) == matches, "seed \(seed)")
      let updated = edits.compactMap { edit -> String? in
        switch edit {
        case .same(let place): expected[place]
        case .removed: nil
        case .added(let line): line
        }
      }
      let rest = updated.map(ExpectedLine.init)
      #expect(LineAlignment(rest, answer).isComplete, "seed \(seed): \(expected) \(answer)")
      #expect(
        updated.count { $0 == "..." } == expected.count { $0 == "..." },
        "seed \(seed): \(updated)"
      )
    }
  }

  private static func matches(
    _ lines: ArraySlice<ExpectedLine>,
    _ answer: ArraySlice<String>
  )
    -> Bool
  {
    guard let line = lines.first else { return answer.isEmpty }
    if line.isAnyLines {
      return matches(lines.dropFirst(), answer)
        || !answer.isEmpty && matches(lines, answer.dropFirst())
    }
    guard let text = answer.first else { return false }
    return line.matches(text) && matches(lines.dropFirst(), answer.dropFirst())
  }

  @Test(arguments: [
    (["a", "...", "b"], ["a", "x", "y", "c"], ["a", "...", "c"]),
    (["a", "...", "b"], ["c", "x", "b"], ["c", "...", "b"]),
    (["a", "...", "b", "..."], ["a", "x", "c", "y"], ["a", "...", "y", "..."]),
    (["a <id>", "...", "b"], ["a 1", "x", "c"], ["a <id>", "...", "c"]),
    (["...", "a", "b"], ["x", "y", "b"], ["...", "y", "b"]),
    (["a", "...", "b"], ["a"], ["a", "..."]), (["..."], ["x"], ["..."]),
    (["saved <path>, <bytes>"], ["saved x, 1 byte"], ["saved <path>, <bytes>"]),
  ])
  func `an update keeps patterns that match`(old: [String], answer: [String], new: [String]) {
    let transcript = Transcript(
      (["tabletop> x"] + old).map { $0 + "\n" }.joined(),
      isMarkdown: false
    )
    let check = TranscriptCheck(path: "t", transcript: transcript, answers: [0: answer])
    #expect(check.updatedText == (["tabletop> x"] + new).map { $0 + "\n" }.joined())
  }
}
