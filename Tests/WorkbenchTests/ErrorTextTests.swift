import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct ErrorTextTests {
  @Test(arguments: [
    (
      "delete 0 99",
      """
      error[no-row]: section 0 has no row 99
          delete 0 99
                 ^
        hint: its rows are 0 to 3; try `rows 0`
      """
    ),
    (
      "slect 0 3",
      """
      error[unknown-command]: unknown command "slect"
          slect 0 3
          ^
        hint: did you mean `select`?
      """
    ),
    (
      "reloadData()",
      """
      error[unknown-command]: unknown command "reloadData()"
          reloadData()
          ^
        hint: try `reload`
      """
    ),
    (
      "insert after 0 3 {\"a\": 1,}",
      """
      error[bad-json]: trailing comma before }
          insert after 0 3 {"a": 1,}
                                  ^
        hint: use a JSON value such as `{"title": "New"}`
      """
    ),
    (
      "table delete 0 3",
      """
      error[E1]: Invalid update: invalid number of rows in section 0.  The number of rows contained \
      in an existing section after the update (4) must be equal to the number of rows contained in \
      that section before the update (4), plus or minus the number of rows inserted or deleted from \
      that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of \
      that section (0 moved in, 0 moved out).
        before [4, 1]  after [4, 1]  ops [delete 0·3]
        the data source still reports 4 rows: the model did not change before the update
        explain E1
      """
    ),
  ])
  func `says what was found, where, and what fits`(line: String, text: String) throws {
    let fixture = try SessionFixture()
    #expect(fixture.run(line) == text)
    #expect(
      fixture.run("rows 0 --limit 1", isPrompt: true)
        == "0 0  Ada  first\n… 3 more: rows 0 --from 1"
    )
  }

  @Test func `names file, line and column in a script`() throws {
    let fixture = try SessionFixture()
    var text = ""
    let place = CommandPlace(file: "a.tabletop", line: 7)
    _ = fixture.session.run("row 0 0; delete 0 99", at: place) { outcome in
      text += TextFormat().errors(for: outcome)
    }
    #expect(text.hasPrefix("a.tabletop:7:17: error[no-row]: "))
  }

  @Test func `never prints a control character of the data`() throws {
    let fixture = try SessionFixture("[\"a\\u001b[31mb\\u0007\\u009b\\u202e\"]")
    let text = fixture.run(
      "row 0 0",
      "rows",
      "item 0 0",
      "cell 0 0",
      "show",
      "select 0 0",
      "delete 0 0"
    )
    let controls = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    let records = fixture.records("undo", "row 0 0", "item 0 0").joined()
    #expect(records.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
  }
}
