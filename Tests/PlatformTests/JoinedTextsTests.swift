import Platform
import Testing

@Suite struct JoinedTextsTests {
  @Test(arguments: [[], ["a"], ["", ""], ["a", "", "b"], ["é", "\u{0301}", "👍"]])
  func `texts are joined as the standard library joins them`(texts: [String]) {
    #expect(texts.joined(by: ", ") == texts.joined(separator: ", "))
  }
}
