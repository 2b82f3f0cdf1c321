import Testing

@testable import LineEditing

@Suite struct PastedTextTests {
  @Test(arguments: [
    ("one", "one"), ("one\n", "one"), ("one\r\ntwo\r\n", "one\ntwo"), ("one\rtwo\r", "one\ntwo"),
    ("a\n\nb\n\n", "a\n\nb\n"), ("a\tb", "a\tb"), ("a\u{0}b\u{1B}[31mc\u{7}\u{9B}d", "ab[31mcd"),
    ("\n", ""), ("", ""), ("表\r\n👍", "表\n👍"),
  ]) func `keeps text and drops what drives the editor`(pasted: String, text: String) {
    #expect(PastedText.text(Array(pasted.utf8)) == text)
  }

  @Test func `repairs bytes that are no text`() {
    #expect(PastedText.text([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }
}
