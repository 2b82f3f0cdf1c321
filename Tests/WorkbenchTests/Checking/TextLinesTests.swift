import TestSupport
import Testing

@testable import Workbench

/// The lines of a text, compared with those of the standard library.
@Suite struct TextLinesTests {
  @Test(
    arguments: [
      ("", [], "\n"), ("\n", [""], "\n"), ("a", ["a"], "\n"), ("a\n", ["a"], "\n"),
      ("a\n\nb", ["a", "", "b"], "\n"), ("a\r\nb\r\n", ["a", "b"], "\r\n"),
      ("a\r\n\r\nb\nc\r", ["a", "", "b", "c"], "\r\n"), ("a\nb\r\n", ["a", "b\r"], "\n"),
      ("\r\n", [""], "\r\n"), ("é\n\u{301}\n", ["é", "\u{301}"], "\n"),
    ] as [(String, [String], String)]
  )
  func `lines have no newlines`(text: String, lines: [String], newline: String) {
    let found = TextLines(Array(text.utf8))
    #expect(found.map { Array($0.utf8) } == lines.map { Array($0.utf8) })
    #expect(found.newline == newline)
  }

  @Test(arguments: UInt64(1)...30)
  func `a range of lines is the text of these lines and no other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lines = (0..<8).map { _ in ["", "a", "ab", "b\r", "é"][Int(random.next() % 5)] }
    let isEnded = Bool.random(using: &random)
    let text = lines.joined(separator: "\n") + (isEnded || lines.last == "" ? "\n" : "")
    let found = TextLines(Array(text.utf8))
    for start in 0...8 {
      for end in start...8 {
        let part = lines[start..<end].map { $0 + "\n" }.joined()
        let isSame = found.newline == "\n"
        #expect(found.isText(part, at: start..<end) == isSame, "seed \(seed)")
        #expect(!found.isText(part + "a\n", at: start..<end), "seed \(seed)")
        #expect(!found.isText("x" + part.dropFirst(), at: start..<end), "seed \(seed)")
      }
    }
  }
}
