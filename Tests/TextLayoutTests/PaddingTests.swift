import Testing
import TextLayout

@Suite struct PaddingTests {
  @Test(
    arguments: [
      ("ab", 5, .left, "ab   "), ("ab", 5, .right, "   ab"), ("ab", 5, .center, " ab  "),
      ("漢", 3, .left, "漢 "), ("漢", 3, .right, " 漢"), ("漢字", 3, .left, "漢…"),
      ("漢字", 2, .left, "… "), ("abc", 2, .right, "a…"), ("", 2, .center, "  "),
      ("ab", 0, .left, ""), ("ab", -3, .left, ""), ("ab", 2, .center, "ab"),
    ] as [(String, Int, ColumnAlignment, String)]
  )
  func `a text is padded`(text: String, width: Int, alignment: ColumnAlignment, expected: String) {
    #expect(text.padded(toWidth: width, alignment: alignment) == expected)
  }

  @Test(arguments: 1...20, [ColumnAlignment.left, .center, .right])
  func `a padded text is exactly as wide as asked for`(seed: Int, alignment: ColumnAlignment) {
    var generator = SampleText(seed: seed)
    for _ in 0..<100 {
      let text = generator.next()
      let width = generator.number(in: 0..<30)
      let padded = text.padded(toWidth: width, alignment: alignment)
      #expect(padded.displayWidth == width, "seed \(seed), \(text.unicodeScalars.map(\.value))")
    }
  }

  @Test(arguments: 1...20, [ColumnAlignment.left, .center, .right])
  func `a cell in a buffer is the escaped and padded text`(seed: Int, alignment: ColumnAlignment) {
    var generator = SampleText(seed: seed)
    for _ in 0..<100 {
      let text = generator.next()
      let width = generator.number(in: -1..<30)
      var bytes = Array("|".utf8)
      bytes.appendCell(text, width: width, alignment: alignment, style: .ascii)
      let expected =
        "|" + text.escapedForDisplay(.ascii).padded(toWidth: width, alignment: alignment)
      #expect(bytes == Array(expected.utf8), "seed \(seed), \(text.unicodeScalars.map(\.value))")
    }
  }
}
