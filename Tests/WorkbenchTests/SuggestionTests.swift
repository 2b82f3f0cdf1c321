import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("slect", "select"), ("secs", "sections"), ("uit", "quit"), ("hieght", "height"),
    ("delte", "delete"),
    ("inser", "insert"), ("sectoins", "sections"),
  ])
  @MainActor func `finds the command that was meant`(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: CommandList.all.names) == meant)
  }

  @Test func `the same word in other letters comes first`() {
    #expect(Suggestion.nearest(to: "ROW", among: ["rows", "row"]) == "row")
  }

  @Test func `says nothing about a word that is like none`() {
    #expect(Suggestion.nearest(to: "xyzzy", among: ["row", "rows"]) == nil)
  }
}
