import CommandLanguage
import Testing

@MainActor @Suite struct AnswerTableTests {
  private nonisolated static let csv: [(AnswerValue, String)] = [
    (.null, ""), ([], ""), (3, "value\n3\n"), ("a,b", "value\n\"a,b\"\n"),
    ([["a": 1], ["b": "x", "a": .null]], "a,b\n1,\n,x\n"),
    ([[0, 1], [2, 3]], "section,row\n0,1\n2,3\n"), ([1, 2], "value\n1\n2\n"),
    ([[0, 1, 2]], "value\n\"[0,1,2]\"\n"),
    (
      ["a": 1, "b": ["c": true, "d": ["e": "f"]], "g": [1, 2]],
      "a,b.c,b.d.e,g\n1,true,f,\"[1,2]\"\n"
    ),
    (
      ["one": ["x": 1, "y": 2], "two": ["x": 3, "z": 4], "same": true],
      "name,one,two\nx,1,3\ny,2,\nz,,4\nsame,true,\n"
    ),
    (.points(1.0 / 3), "value\n0.333\n"),
  ]

  @Test(arguments: csv) func `an answer as columns and rows`(_ value: AnswerValue, _ text: String) {
    let outcome = CommandResult(
      number: 1,
      place: CommandPlace(),
      command: "",
      result: .success(Answer(value, [])),
      blame: nil
    )
    #expect(AnswerFormat.csv.writer().output(for: outcome) == text)
  }
}
