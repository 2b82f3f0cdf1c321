import Testing

@testable import LineEditing

@Suite struct PromptTextTests {
  private func prompt(_ text: String, escapes: Bool = true, unicode: Bool = true) -> PromptText {
    PromptText(text, allowsEscapes: escapes, allowsUnicode: unicode)
  }

  @Test func `the last line stands before the line`() {
    let prompt = prompt("one\ntwo\n> ")
    #expect(prompt.upperLines == "one\ntwo\n")
    #expect(prompt.lastLine == "> ")
    #expect(prompt.cells.map(\.text) == [">", " "])
  }

  @Test func `colours take no room`() {
    let prompt = prompt("\u{1B}[1mrow\u{1B}[0m> \u{1B}[m")
    #expect(prompt.cells.map(\.text) == ["\u{1B}[1mr", "o", "w", "\u{1B}[0m>", " \u{1B}[m"])
    #expect(prompt.cells.allSatisfy { $0.columns == 1 })
    #expect(prompt.lastLine == "\u{1B}[1mrow\u{1B}[0m> \u{1B}[m")
    #expect(self.prompt("\u{1B}[1m").lastLine == "\u{1B}[1m")
  }

  @Test func `a character and its marks are one place`() {
    #expect(prompt("表e\u{301}👍🏽> ").cells.map(\.columns) == [2, 1, 2, 1, 1])
  }

  @Test func `a simple terminal gets neither colours nor controls`() {
    #expect(prompt("\u{1B}[1mrow\u{1B}[0m\u{7}> ", escapes: false).lastLine == "row> ")
    #expect(prompt("é> ", unicode: false).lastLine == "?> ")
    #expect(prompt("a\u{1}b\u{1B}> ").lastLine == "ab> ")
  }
}
