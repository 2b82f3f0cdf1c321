import TestSupport
import Testing

@testable import LineEditing

@Suite struct PlainDrawingTests {
  private func content(_ text: String, cursor: Int) -> LineCells {
    let prompt = PromptText("> ", allowsEscapes: false, allowsUnicode: true)
    return LineCells(prompt, EditedLine(text: text, cursor: cursor), allowsUnicode: true)
  }

  private func written(_ texts: (String, Int)..., columns: Int = 20) -> [String] {
    var drawing = PlainDrawing(size: (columns, 5), allowsUnicode: true)
    return texts.map { drawing.show(content($0.0, cursor: $0.1)) }
  }

  @Test func `only goes back and writes over`() {
    #expect(written(("ab", 2), ("abc", 3), ("abc", 3)) == ["> ab", "c", ""])
    #expect(written(("abc", 3), ("abc", 1)) == ["> abc", "\u{8}\u{8}"])
    #expect(written(("abc", 0), ("abc", 2)) == ["> abc\u{8}\u{8}\u{8}", "ab"])
    #expect(written(("a表c", 3), ("ac", 1)) == ["> a表c", "\u{8}\u{8}\u{8}c  \u{8}\u{8}\u{8}"])
    #expect(written(("a\nb", 3)) == ["> a␊b"])
  }

  @Test func `of a long line shows the part around the cursor`() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    func row(_ cursor: Int) -> [String] {
      var screen = TerminalScreen(columns: 10, rows: 2)
      screen.feed(written((letters, cursor), columns: 10)[0])
      return screen.rows
    }
    #expect(row(0) == ["> ▏abcdefg"])
    #expect(row(6) == ["> abcdef▏g"])
    #expect(row(7) == ["cdefg▏hijk"])
    #expect(row(26) == ["stuvwxyz▏"])
  }

  @Test func `the end shows all of a long line`() {
    var drawing = PlainDrawing(size: (10, 5), allowsUnicode: true)
    _ = drawing.show(content("abcdefghijkl", cursor: 12))
    #expect(drawing.finish(content("abcdefghijkl", cursor: 12)) == "\r> abcdefghijkl\n")
    _ = drawing.show(content("abc", cursor: 0))
    #expect(drawing.finish(content("abc", cursor: 3)) == "abc\n")
  }

  @Test(arguments: 1...rounds(20, thorough: 60)) func `drawing over the old line is drawing anew`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abc 表e\u{301}\n")
    let columns = [2, 5, 10, 80][random.below(4)]
    var screen = TerminalScreen(columns: columns, rows: 3)
    var drawing = PlainDrawing(size: (columns, 3), allowsUnicode: true)
    var text: [Character] = []
    for step in 0..<80 {
      let start = random.below(text.count + 1)
      let end = min(text.count, start + random.below(3))
      text.replaceSubrange(start..<end, with: [letters[random.below(letters.count)]])
      let cursor = random.below(text.count + 1)
      let line = content(String(text), cursor: String(text[..<cursor]).unicodeScalars.count)
      screen.feed(drawing.show(line))
      var fresh = TerminalScreen(columns: columns, rows: 3)
      var anew = PlainDrawing(size: (columns, 3), allowsUnicode: true)
      fresh.feed(anew.show(line))
      guard screen.rows == fresh.rows else {
        Issue.record("seed \(seed), step \(step): \(screen.rows), not \(fresh.rows) of \(text)")
        return
      }
    }
  }
}
