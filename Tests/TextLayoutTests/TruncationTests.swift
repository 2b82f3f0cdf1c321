import Testing
import TextLayout

@Suite struct TruncationTests {
  @Test(
    arguments: [
      ("Grace Hopper", 12, "Grace Hopper"), ("Grace Hopper", 6, "Grace…"), ("Grace", 1, "…"),
      ("Grace", 0, ""), ("Grace", -1, ""), ("Grace", Int.min, ""), ("Grace", Int.max, "Grace"),
      ("", 0, ""), ("漢字漢字", 8, "漢字漢字"), ("漢字漢字", 7, "漢字漢…"), ("漢字漢字", 6, "漢字…"),
      ("漢字", 1, "…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("ee\u{301}e", 2, "e…"), ("e\u{301}", 1, "e\u{301}"),
    ])
  func `a text is cut between Characters`(text: String, width: Int, expected: String) {
    #expect(text.truncated(toWidth: width) == expected)
  }

  @Test(
    arguments: [
      ("Grace", 4, "...", "G..."), ("Grace", 3, "...", "..."), ("Grace", 2, "...", ".."),
      ("Grace", 3, "", "Gra"), ("Grace", 1, "漢", ""),
    ])
  func `the ellipsis counts`(text: String, width: Int, ellipsis: String, expected: String) {
    #expect(text.truncated(toWidth: width, ellipsis: ellipsis) == expected)
  }

  @Test(arguments: 1...20)
  func `a cut text is never wider than asked for`(seed: Int) {
    var generator = SampleText(seed: seed)
    for _ in 0..<200 {
      let text = generator.next()
      let width = generator.number(in: 0..<30)
      let cut = text.truncated(toWidth: width)
      #expect(cut.displayWidth <= width, "seed \(seed), \(text.unicodeScalars.map(\.value))")
      if text.displayWidth <= width { #expect(cut == text) }
    }
  }
}
