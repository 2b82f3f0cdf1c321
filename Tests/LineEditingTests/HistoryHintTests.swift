import Testing

@testable import LineEditing

@Suite struct HistoryHintTests {
  private static let entries = ["rows 0", "row 0 3", "select 1", "row 1", "row", "echo\ntwo"]

  @Test(arguments: [
    ("r", "ow"), ("row", " 1"), ("row ", "1"), ("row 0", " 3"), ("rows", " 0"), ("row 1", ""),
    ("sel", "ect 1"), ("Row", ""), ("", ""), ("x", ""), ("echo", "\ntwo"),
  ]) func `the newest line that goes on`(line: String, rest: String) {
    var hint = HistoryHint()
    #expect(hint.rest(of: line) { Self.entries } == rest)
  }

  @Test func `while one types, only a line that no longer fits is looked for again`() {
    var hint = HistoryHint()
    var searches = 0
    let rests = ["r", "ro", "row", "row ", "row 0", "row 0x", "row 0xy", "row", "s"].map { line in
      hint.rest(of: line) {
        searches += 1
        return Self.entries
      }
    }
    #expect(rests == ["ow", "w", " 1", "1", " 3", "", "", " 1", "elect 1"])
    // r; row; row 0; row 0x; row; s
    #expect(searches == 6)
  }
}
