import Foundation
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct BatchCommandTests {
  private let fixture: SessionFixture

  init() throws { fixture = try SessionFixture() }

  @Test(arguments: [
    (
      #"batch {"old": [5], "new": [6], "deleteRows": [[0,2],[0,4]], "insertRows": [[0,0],[0,3],[0,5]]}"#,
      """
      legal: 6 rows in 1 section afterwards
        0  new  0.0  0.1  new  0.3  new
      """
    ),
    (
      #"batch {"old": [9, 2], "new": [8], "deleteRows": [[0,4]], "deleteSections": [1]}"#,
      """
      legal: 8 rows in 1 section afterwards
        0  0.0…0.3  0.5…0.8
      """
    ),
    (
      #"batch {"old": [1], "new": [0, 1], "insertSections": [0]}"#,
      """
      legal: 1 row in 2 sections afterwards
        0  (no rows)
        1  0.0
      """
    ),
    (
      #"batch {"old": [2, 1], "new": [1, 1, 1], "moveRows": [[0,0,2,0]], "insertSections": [2]}"#,
      """
      legal: 3 rows in 3 sections afterwards
        0  0.1
        1  1.0
        2  0.0
      note: portability warning: UIKit rejects moving a row into a section inserted in the same \
      batch (2) [observed: TLIndexPathTools#13]
      """
    ),
    (
      #"batch {"old": [0], "new": [0], "deleteRows": [[0,9]]}"#,
      """
      error[E4]: attempt to delete row 9 from section 0 which only contains 0 rows before the update
        before [0]  after [0]  ops [delete 0·9]
        the row did not exist before this batch
        explain E4
      """
    ),
    (
      #"batch {"old": [3], "new": [0], "deleteRows": [[0,0],[0,1]], "era": "current"}"#,
      """
      error[E3]: Invalid batch updates detected: the number of sections and/or rows returned by the \
      data source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = { 1 section with row counts: [3] }
      Data source after updates = { 1 section with row counts: [0] }
      Updates = [
          Delete row (0 - 1),
          Delete row (0 - 0)
      ]
      Table view: <TableView>
        before [3]  after [0]  ops [delete 0·0, delete 0·1]
        the batch reports 2 rows fewer, but the data source reports 3 rows fewer
        explain E3
      """
    ),
    (
      #"batch {"old": [0], "new": [-1]}"#,
      """
      error[E34]: a section or row number must not be negative (-1)
        before [0]  after [-1]  ops []
        sections and rows are counted from 0
        explain E34
      """
    ),
    (
      #"batch {"old": [1], "new": [1.5]}"#,
      """
      error[bad-argument]: new[0] is 1.5; expected a whole number such as 3
          batch {"old": [1], "new": [1.5]}
                                     ^
        hint: `help batch` lists the members
      """
    ),
    (
      #"batch {"old": [1], "new": [1],}"#,
      """
      error[bad-json]: trailing comma before }
          batch {"old": [1], "new": [1],}
                                       ^
        hint: use a JSON value such as `{"title": "New"}`
      """
    ),
    (
      #"batch {"old": [1], "new": [1], "deletedRows": []}"#,
      """
      legal: 1 row in 1 section afterwards
        0  0.0
      note: "deletedRows" is not a batch member; use deleteRows
      """
    ),
  ])
  func `says what comes out, or what is wrong`(line: String, text: String) {
    #expect(fixture.run(line) == text)
  }

  @Test(arguments: [
    (#"{"old": [1], "new": [1], "deleteRows": [[0, -1]]}"#, "E34"),
    (#"{"old": [-1], "new": [1]}"#, "E34"),
    (#"{"old": [1], "new": [-9223372036854775808]}"#, "E34"),
    (#"{"old": [402337200000000], "new": [1]}"#, "E28"),
    (#"{"old": [1], "new": [9223372036854775807]}"#, "E28"),
    (
      #"{"old": [1], "new": [1], "insertRows": [[9223372036854775807, 9223372036854775807]]}"#, "E7"
    ),
    (#"{"old": [1], "new": [99999999999999999999]}"#, "bad-argument"),
    (#"{"old": [1], "new": [1e400]}"#, "bad-argument"),
    (#"{"old": "1", "new": []}"#, "bad-argument"),
    (#"{"old": [1], "new": [1], "moveRows": [[0, 0]]}"#, "bad-argument"),
    (#"{"old": [1], "new": [1], "policy": "strict"}"#, "bad-argument"),
    (#"{"old": [1]}"#, "bad-argument"), ("[[]]", "bad-argument"), ("nofile.json", "not-found"),
    (#"{"old": [2], "new": [1], "policy": "uikit", "deleteRows": [[0, 1]]}"#, "ok"),
    (#"{"old": [1, 1], "new": [1, 2], "moveSections": [[0, 1]], "insertRows": [[1, 0]]}"#, "ok"),
    (
      #"{"old": [1, 1], "new": [1, 2], "moveSections": [[0, 1]], "insertRows": [[1, 0]], "#
        + #""policy": "uikit"}"#, "E33"
    ), ("{}", "ok"), (#"{"deleteRows": [[0, 0]]}"#, "E1"), (#"{"old": null, "new": []}"#, "ok"),
  ])
  func `an extreme batch has its code`(batch: String, code: String) {
    #expect(fixture.code("batch \(batch)") == code)
  }

  @Test func `the counts are those of the table and its model where none are given`() {
    fixture.run("model delete 0 1")
    #expect(
      fixture.run(#"batch {"deleteRows": [[0, 1]]}"#) == """
        legal: 4 rows in 2 sections afterwards
          0  0.0  0.2  0.3
          1  1.0
        """
    )
    #expect(fixture.run(#"batch {"deleteRows": [[0, 1]]}; expect "0.0  0.2""#).hasPrefix("legal"))
  }

  @Test func `millions of rows are judged and not listed`() {
    let line = #"batch {"old": [4000000, 3], "new": [3999999, 3], "deleteRows": [[0, 7]]}"#
    #expect(
      fixture.run(line) == """
        legal: 4,000,002 rows in 2 sections afterwards
          0  0.0…0.6  0.8…0.20000  … 3,999,999 rows
          1  1.0…1.2
        """
    )
    #expect(fixture.records(line)[0].contains(#""answer":{"ok":true,"final":null,"rows":4000002,"#))
  }

  @Test func `every vector agrees`() throws {
    let vectors = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../TableModelTests/Vectors/batch-updates.json").standardized.path
    #expect(fixture.run("batch \(vectors)") == "111 cases: 111 of 111 as expected")
  }

  @Test func `a list of cases says which do not agree`() {
    let cases = #"""
      batch [{"name": "a", "old": [1], "new": [1], "ok": true, "final": [["0.0"]]},
        {"name": "b", "old": [1], "new": [1], "ok": true, "final": [["new"]]},
        {"name": "c", "old": [1], "new": [1], "ok": false, "reason": "x"},
        {"name": "d\u001b", "old": [1], "new": [2], "ok": true, "colour": 1}]
      """#
    #expect(
      fixture.run(cases) == """
        4 cases: 1 of 4 as expected
          b: legal, but the final rows differ
          c: expected a rejection, but it is legal
          d␛: expected legal, found E1 Invalid update: invalid number of rows in section 0.  The \
        number of rows contained in an existing section after the update (2) must be equal to the \
        number of rows contained in that section before the update (1), plus or minus the number of \
        rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the \
        number of rows moved into or out of that section (0 moved in, 0 moved out).
        note: unknown members: colour
        """
    )
    #expect(
      fixture.run(#"batch [{"old": [1], "new": [1]}]"#)
        == "1 case: 1 legal, 0 rejected\n  case 0: legal, 1 row"
    )
  }
}
