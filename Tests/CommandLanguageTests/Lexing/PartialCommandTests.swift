import CommandLanguage
import Testing

@Suite struct PartialCommandTests {
  @Test(arguments: [
    ("row 0 3", ["row", "0"], "3", false), ("rows; row ", ["row"], "", false),
    ("rows > fi", ["rows"], "fi", true), ("row \\\n0", ["row"], "0", false),
    ("echo \"a b", ["echo"], "\"a b", false), ("rows >> ", ["rows"], "", true),
    ("update . a=[1, 2] b", ["update", ".", "a=[1, 2]"], "b", false),
    ("row #", ["row"], "#", false),
  ])
  func `a line that goes on knows its last word`(
    line: String,
    words: [String],
    typed: String,
    isDestination: Bool
  ) throws {
    let partial = try #require(PartialCommand(line) { _ in nil })
    #expect(partial.tokens.map(\.text) == words && partial.typed == typed)
    #expect(partial.isDestination == isDestination)
  }

  @Test(arguments: ["# a", "row 0 # a", "echo {\"a\": ", "rows | so", "! l"])
  func `elsewhere no word is typed`(line: String) {
    #expect(PartialCommand(line, variables: { _ in nil }) == nil)
  }
}
