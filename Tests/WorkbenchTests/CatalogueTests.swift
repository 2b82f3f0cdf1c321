import TableModel
import Testing

@testable import Workbench

/// Every code of the catalogue that can be reached is reached by a command, in UIKit's words.
@MainActor @Suite struct CatalogueTests {
  @Test(arguments: [
    (
      "E1", "table delete 0 3",
      "in section 0.  The number of rows contained in an existing section after the update (4) must be equal to the number of rows contained in that section before the update (4), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    ),
    ("E1", "set messageEra ios13; table delete 0 3", "in section 0. The number of rows"),
    (
      "E2", "table section delete 0",
      "invalid number of sections.  The number of sections contained in the table view after the update (2) must be equal to the number of sections contained in the table view before the update (2), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted)."
    ),
    (
      "E3", "set messageEra current; model delete 0 0; model delete 0 0; table delete 0 3",
      "Data source after updates = { 2 sections with row counts: [2, 1] }\nUpdates = [\n\tDelete row (0 - 3)\n]\nTable view: <"
    ),
    (
      "E4", "model append 0 x; table delete 0 4",
      "attempt to delete row 4 from section 0 which only contains 4 rows before the update"
    ),
    (
      "E5", "model section insert at 2 x; model append 2 y; table delete 2 0",
      "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
    ),
    (
      "E6", "begin; model delete 0 3; model append 0 x; table delete 0 3; table insert at 0 4; end",
      "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update"
    ),
    (
      "E7", #"batch {"old": [1], "new": [1], "insertRows": [[1,0]]}"#,
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
    ),
    (
      "E8", "model section insert at 2 x; table section delete 2",
      "attempt to delete section 2, but there are only 2 sections before the update"
    ),
    (
      "E9", "table section insert at 2",
      "attempt to insert section 2 but there are only 2 sections after the update"
    ),
    (
      "E10", "model append 0 x; table move 0 4 to 0 0",
      "attempt to move index path ({length = 2, path = 0 - 4}) that does not exist - there are only 4 rows in section 0 before the update"
    ),
    (
      "E11", #"batch {"old": [2], "new": [2], "moveRows": [[0,0,0,2]]}"#,
      "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 0 - 2}) that does not exist - there are only 2 rows in section 0 after the update"
    ),
    (
      "E12", "begin; model insert at 0 0 x; table insert at 0 0; table move 0 1 to 0 0; end",
      "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})"
    ),
    (
      "E13", "begin; table move 0 1 to 0 0; table reload 0 1; end",
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      "E14", "begin; table delete 0 1; table reload 0 1; end",
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      "E16",
      #"batch {"old": [2], "new": [1,1], "insertSections": [1], "moveRows": [[0,0,1,0]], "policy": "uikit"}"#,
      "cannot move a row into a newly inserted section (1)"
    ),
    (
      "E18", "app dequeue cell 0 0",
      "unable to dequeue a cell with identifier cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    ),
    (
      "E19", "app cellForRow nil; reload; layout",
      "UITableView (<TableView>) failed to obtain a cell from its dataSource (<"
    ),
    ("E20", "app cellForRow forgets; reload; layout", "UITableView dataSource is not set"),
    (
      "E21", "model append 0 x; scroll to 0 4",
      "Attempted to scroll the table view to an out-of-bounds row (4) when there are only 4 rows in section 0. Table view: <TableView>"
    ),
    (
      "E21", "model section insert at 2 x; model append 2 y; scroll to 2 0",
      "Attempted to scroll the table view to an out-of-bounds section (2) when there are only 2 sections."
    ),
    (
      "E22", "model append 0 x; app dequeue ItemCell 0 4",
      "request for rect at invalid index path ({length = 2, path = 0 - 4})"
    ),
    ("E23", "model section insert at 2 x; rect 2", "request for rect of invalid section (2)"),
    (
      "E25", "app implement heightForRow -0.01; reload; layout",
      "table view row height must not be negative - provided height for index path"
        + " ({length = 2, path = 0 - 0}) is -0.010000"
    ),
    (
      "E26", "app implement heightForHeader -0.5; reload; layout",
      "section header height must not be negative - provided height for section 0 is -0.500000"
    ),
    (
      "E28", #"batch {"old": [0], "new": [402337200000000]}"#,
      "Failed to allocate data stores for 402337200000000 rows in section 0. Consider using fewer rows"
    ),
    (
      "E29", "app cellForRow asks; reload; layout",
      "Attempted to access the table view's visibleCells while they were in the process of being updated, which is not allowed"
    ),
    (
      "E30", #"batch {"old": [1], "new": [1], "moveSections": [[0,3]]}"#,
      "attempt to move section 0 to section 3, but there are only 1 sections after the update"
    ),
    (
      "E31", #"batch {"old": [3], "new": [3], "moveRows": [[0,0,0,1],[0,0,0,2]]}"#,
      "attempt to perform multiple moves from the same index path ({length = 2, path = 0 - 0})"
    ),
    (
      "E32", #"batch {"old": [1,1], "new": [1], "deleteSections": [1], "moveSections": [[1,0]]}"#,
      "attempt to perform a delete and a move from the same section (1)"
    ),
    (
      "E33",
      #"batch {"old": [1,1], "new": [1,2], "moveSections": [[0,1]], "insertRows": [[1,0]], "policy": "uikit"}"#,
      "cannot insert rows into a section that moves in the same batch (1)"
    ),
    (
      "E34", #"batch {"old": [1], "new": [1], "deleteRows": [[0,-1]]}"#,
      "a section or row number must not be negative (-1)"
    ),
    (
      "W1", "app window off; layout",
      "Warning once only: UITableView was told to layout its visible cells"
    ),
    (
      "N2", "app dequeue ItemCell; scroll by 1; reload; layout",
      "a cell with identifier ItemCell was dequeued although the table view asked for none"
    ),
  ])
  func `a command reaches it`(code: String, line: String, text: String) throws {
    let fixture = try SessionFixture()
    fixture.run(line, isPrompt: true)
    let message: String
    switch try #require(fixture.session.lastResult) {
    case .failure(let error):
      #expect(error.code == code)
      message = error.message
    case .success(let answer):
      let warning = try #require(answer.warnings.first { $0.code == code }, "\(line)")
      message = warning.text
    }
    #expect(message.contains(text), "\(message)")
    #expect(!fixture.run("expect \(code)", isPrompt: true).contains("error"))
  }
}
