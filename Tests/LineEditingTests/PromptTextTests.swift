import Testing

@testable import LineEditing

@Suite struct PromptTextTests {
  private func prompt(_ text: String, escapes: Bool = true, unicode: Bool = true) -> PromptText {
    PromptText(text, allowsEscapes: escapes, allowsUnicode: unicode)
  }

  private func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  @Test func `only the last line is for libedit`() {
    let prompt = prompt("one\ntwo\n> ")
    #expect(prompt.upperLines == "one\ntwo\n")
    #expect(text(prompt.lastLine) == "> ")
  }

  @Test func `colours are marked as taking no room`() {
    let prompt = prompt("\u{1B}[1mrow\u{1B}[0m> ")
    #expect(text(prompt.lastLine) == "\u{1}\u{1B}[1m\u{1}row\u{1}\u{1B}[0m\u{1}> ")
    #expect(text(prompt.visible) == "row> ")
  }

  @Test func `a blank follows a colour at the end`() {
    #expect(text(prompt(">\u{1B}[0m").lastLine) == ">\u{1}\u{1B}[0m\u{1} ")
  }

  @Test func `a simple terminal gets neither colours nor controls`() {
    #expect(text(prompt("\u{1B}[1mrow\u{1B}[0m\u{7}> ", escapes: false).lastLine) == "row> ")
    #expect(text(prompt("é> ", unicode: false).lastLine) == "?> ")
    #expect(text(prompt("a\u{1}b\u{1B}> ").lastLine) == "ab> ")
  }
}
