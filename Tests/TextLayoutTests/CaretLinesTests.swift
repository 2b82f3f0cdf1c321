import Testing
import TextLayout

@Suite struct CaretLinesTests {
  @Test(
    arguments: [
      ("[1, 2,]", 6, ["[1, 2,]", "      ^"]), ("[1, 2,]", 0, ["[1, 2,]", "^"]),
      ("[1", 2, ["[1", "  ^"]), ("[1", 99, ["[1", "  ^"]), ("[1", -5, ["[1", "^"]),
      ("", 0, ["", "^"]), ("漢字 x", 3, ["漢字 x", "     ^"]),
      ("👨‍👩‍👧é x", 3, ["👨‍👩‍👧é x", "    ^"]), ("a\tb\u{1B}c", 4, ["a␉b␛c", "    ^"]),
      ("\u{202E}x", 1, ["\\u{202e}x", "        ^"]), ("a ", 2, ["a", "  ^"]),
      ("\r\nx", 1, ["␍␊x", "  ^"]),
    ])
  func `the caret stands under its Character`(excerpt: String, caret: Int, lines: [String]) {
    #expect(caretLines(excerpt: excerpt, caret: caret) == lines)
  }

  @Test(
    arguments: [
      (0, ["abcdefghijk…", "^"]), (5, ["abcdefghijk…", "     ^"]),
      (13, ["…ijklmnopqr…", "      ^"]), (25, ["…pqrstuvwxyz", "           ^"]),
      (26, ["…qrstuvwxyz", "           ^"]),
    ])
  func `a wide text is cut around the caret`(caret: Int, lines: [String]) {
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    #expect(caretLines(excerpt: alphabet, caret: caret, width: 12) == lines)
    #expect(caretLines(excerpt: alphabet, caret: caret, width: 0) == lines)
  }

  @Test func `controls can be shown in ASCII`() {
    let lines = caretLines(excerpt: "\r\u{1}x", caret: 2, style: .ascii)
    #expect(lines == ["\\r\\x01x", "      ^"])
  }

  @Test(arguments: 1...20)
  func `the lines stay inside the width and show the place`(seed: Int) {
    var generator = SampleText(seed: seed)
    for _ in 0..<100 {
      let text = generator.next()
      let caret = generator.number(in: 0..<text.count + 1)
      let width = generator.number(in: 12..<40)
      let lines = caretLines(excerpt: text, caret: caret, width: width)
      let column = lines[1].count - 1
      #expect(
        lines.count == 2 && lines.allSatisfy { $0.displayWidth <= width },
        "seed \(seed), caret \(caret), width \(width), \(text.unicodeScalars.map(\.value))"
      )
      if caret < text.count, let shown = shown(text, at: caret) {
        #expect(
          String(lines[0].drop(columns: column)).hasPrefix(shown),
          "seed \(seed), caret \(caret), width \(width), \(text.unicodeScalars.map(\.value))"
        )
      }
    }
  }

  /// How the Character looks, if it cannot melt into a neighbour when it is escaped.
  private func shown(_ text: String, at caret: Int) -> String? {
    let characters = Array(text)
    let around = characters[max(caret - 1, 0)..<min(caret + 2, characters.count)]
    guard around.allSatisfy(\.isASCII), characters[caret] != " " else { return nil }
    return String(characters[caret]).escapedForDisplay()
  }
}

extension String {
  /// What is left after the Characters that fill so many columns.
  fileprivate func drop(columns: Int) -> Substring {
    var rest = columns
    return drop { character in
      let width = character.displayWidth
      defer { rest -= width }
      return rest > 0 || width == 0
    }
  }
}
