import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// The way from an expected answer to the one that came.
@Suite struct TranscriptDiffTests {
  private func check(_ text: String, _ answers: [[String]]) -> TranscriptCheck {
    let transcript = Transcript(text, isMarkdown: false)
    let numbered = Dictionary(uniqueKeysWithValues: answers.enumerated().map { ($0, $1) })
    return TranscriptCheck(path: "t", transcript: transcript, answers: numbered)
  }

  @Test func `the same is the same`() {
    let check = check("tabletop> a\n1\n2\n", [["1", "2"]])
    #expect(check.isSame)
    #expect(check.updatedText == "tabletop> a\n1\n2\n")
  }

  @Test func `shows a difference as diff does`() {
    let text = "head\n\ntabletop> a\n1\n2\n3\n4\n5\n6\n7\n8\ntabletop> b\nx\n"
    let check = check(text, [["1", "2", "3", "4", "5", "6", "7", "8", "9"], []])
    #expect(!check.isSame)
    #expect(
      check.difference == [
        "--- t", "+++ t (replayed)", "@@ -9,5 +9,5 @@", " 6", " 7", " 8", "+9", " tabletop> b",
        "-x",
      ]
    )
    #expect(check.difference(at: 1) == ["@@ -12,2 +12 @@", " tabletop> b", "-x"])
    #expect(check.updatedText == text.replacing("8\n", with: "8\n9\n").replacing("x\n", with: ""))
  }

  @Test func `far parts are shown apart`() {
    let lines = (0..<20).map(String.init)
    var answer = lines
    answer[0] = "a"
    answer[19] = "b"
    let text = (["tabletop> x"] + lines).map { $0 + "\n" }.joined()
    let heads = check(text, [answer]).difference.filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ -1,5 +1,5 @@", "@@ -18,4 +18,4 @@"])
  }

  @Test func `an update keeps what matches, patterns too`() {
    let text = "about\ntabletop> a\n[0-9]+ (re)\nold\n* (glob)\nkept\n"
    let check = check(text, [["12", "new", "kept", "any> thing"]])
    #expect(
      check.updatedText
        == "about\ntabletop> a\n[0-9]+ (re)\n* (glob)\nkept\nany\\u{3E} thing (esc)\n"
    )
    let again = self.check(check.updatedText, [["12", "new", "kept", "any> thing"]])
    #expect(again.isSame)
  }

  @Test func `an update keeps the ends of lines`() {
    let check = check("tabletop> a\r\n1\r\n", [["2"]])
    #expect(check.updatedText == "tabletop> a\r\n2\r\n")
  }

  @Test func `a broken pattern is told with its line`() {
    let findings = check("x\ntabletop> a\n( (re)\n", [["1"]]).transcript.patternFindings
    #expect(findings.map(\.text.line) == [3])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `random answers come out of their edits`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func lines() -> [String] {
      (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        ["a", "b", "c", "x> y", "z (re)", "..."].randomElement(using: &generator) ?? ""
      }
    }
    let expected = lines().map(ExpectedLine.spelling)
    let answer = lines()
    let edits = LineEdit.edits(from: expected.map(ExpectedLine.init), to: answer)
    var old: [Int] = []
    var new: [String] = []
    for edit in edits {
      switch edit {
      case .same(let place):
        #expect(ExpectedLine(expected[place]).matches(answer[new.count]), "seed \(seed)")
        old.append(place)
        new.append(answer[new.count])
      case .removed(let place): old.append(place)
      case .added(let line): new.append(line)
      }
    }
    #expect(old == Array(expected.indices), "seed \(seed)")
    #expect(new == answer, "seed \(seed)")
    let text = (["tabletop> x"] + expected).map { $0 + "\n" }.joined()
    let updated = check(text, [answer]).updatedText
    #expect(check(updated, [answer]).isSame, "seed \(seed)")
  }
}
