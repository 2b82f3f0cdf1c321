import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

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
    let outcome = Outcome(
      number: 1,
      place: Session.Place(),
      command: "",
      result: .success(Answer(value, [])),
      blame: nil,
      trace: []
    )
    #expect(AnswerFormat.csv.writer().output(for: outcome) == text)
  }

  @Test func `numbers stand at the right in Markdown, drawings stay drawings`() throws {
    let session = try SessionFixture().session
    var text = ""
    for line in ["rows 0 --limit 2 --format markdown", "cell 0 3 --format markdown"] {
      _ = session.run(line, at: Session.Place()) { outcome in
        text += (outcome.format ?? .text).writer().output(for: outcome)
      }
    }
    #expect(
      text
        == """
        | section | row | id  | title | subtitle |
        | ------: | --: | --- | ----- | -------- |
        |       0 |   0 | ada | Ada   | first    |
        |       0 |   1 | bob | Bob   |          |

        ```text
            ┌────────────────────────────────────────────────┐
        0 3 │ Dot                                            │
            │                                                │
            └────────────────────────────────────────────────┘
        ```


        """
    )
  }
}
