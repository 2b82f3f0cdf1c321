import Testing
import TextLayout

@Suite struct WrappingTests {
  @Test(
    arguments: [
      ("", 5, [""]), ("one", 5, ["one"]), ("one two three", 7, ["one two", "three"]),
      ("one two three", 8, ["one two", "three"]), ("one  two", 4, ["one", "two"]),
      ("one   ", 3, ["one"]), ("a  b", 9, ["a  b"]), ("   ", 2, [""]), ("   x", 2, ["x"]),
      ("  indented text", 10, ["  indented", "text"]), ("  indentation", 8, ["  indent", "ation"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
      ("one\ntwo", 9, ["one", "two"]), ("one\r\n\ntwo", 9, ["one", "", "two"]),
      ("one\n", 9, ["one", ""]), ("漢字漢字", 5, ["漢字", "漢字"]), ("漢字", 1, ["漢", "字"]),
      ("ab", 0, ["a", "b"]), ("ab", Int.min, ["a", "b"]), ("ab 漢字漢", 6, ["ab 漢", "字漢"]),
      ("👨‍👩‍👧👨‍👩‍👧", 3, ["👨‍👩‍👧", "👨‍👩‍👧"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
      ("漢字，漢字", 5, ["漢", "字，", "漢字"]), ("漢（字）", 4, ["漢", "（字", "）"]),
      ("漢，score", 7, ["漢，", "score"]), ("漢漢。”字", 6, ["漢", "漢。”", "字"]),
      ("ab\u{A0}cd ef", 5, ["ab\u{A0}cd", "ef"]),
    ])
  func `a text is wrapped`(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(toWidth: width) == lines)
  }

  @Test(arguments: 1...20)
  func `no line is too wide and only spaces are lost`(seed: Int) {
    var generator = SampleText(seed: seed)
    for _ in 0..<100 {
      let text = generator.next().escapedForDisplay()
      let width = generator.number(in: 1..<30)
      let lines = text.wrapped(toWidth: width)
      #expect(
        lines.allSatisfy { $0.displayWidth <= width || $0.count == 1 },
        "seed \(seed), width \(width), \(text.unicodeScalars.map(\.value))"
      )
      #expect(
        lines.joined().unicodeScalars.filter { $0 != " " }
          == text.unicodeScalars.filter { $0 != " " },
        "seed \(seed), width \(width), \(text.unicodeScalars.map(\.value))"
      )
    }
  }

  @Test(arguments: 1...20)
  func `words fill the lines`(seed: Int) {
    var generator = SampleText(seed: seed)
    for _ in 0..<50 {
      let words = (0..<generator.number(in: 1..<30)).map { _ in
        String(repeating: "w", count: generator.number(in: 1..<8))
      }
      let width = generator.number(in: 7..<30)
      #expect(
        words.joined(separator: " ").wrapped(toWidth: width) == filled(words, width: width),
        "seed \(seed)"
      )
    }
  }

  /// The obvious way, for words that are never wider than a line.
  private func filled(_ words: [String], width: Int) -> [String] {
    words.dropFirst().reduce(into: Array(words.prefix(1))) { lines, word in
      let line = lines[lines.count - 1]
      if line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(word)
      }
    }
  }
}
