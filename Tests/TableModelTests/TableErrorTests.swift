import TableModel
import Testing

@Suite struct TableErrorTests {
  /// A batch, what it stands against, and how it is refused.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let code: String
    let text: String
    let before: [Int]
    let after: [Int]
    let updates: TableUpdates
    var policy = BatchPolicy.lenient

    var testDescription: String { "\(code) \(updates)" }
  }

  static func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  static func move(_ from: (Int, Int), _ to: (Int, Int)) -> RowMove {
    RowMove(from: path(from.0, from.1), to: path(to.0, to.1))
  }

  static func refusal(
    _ code: String,
    _ text: String,
    _ before: [Int],
    _ after: [Int],
    _ policy: BatchPolicy = .lenient,
    _ fill: (inout TableUpdates) -> Void
  ) -> Refusal {
    var updates = TableUpdates()
    fill(&updates)
    return Refusal(
      code: code,
      text: text,
      before: before,
      after: after,
      updates: updates,
      policy: policy
    )
  }

  static let places: [Refusal] = [
    refusal(
      "E4",
      "attempt to delete row 9 from section 0 which only contains 0 rows before the update",
      [0],
      [0]
    ) { $0.deletedRows = [path(0, 9)] },
    refusal(
      "E4",
      "attempt to delete row 2 from section 0 which only contains 1 rows before the update",
      [1],
      [1]
    ) { $0.reloadedRows = [path(0, 1), path(0, 2)] },
    refusal(
      "E5",
      "attempt to delete row 0 from section 0, but there are only 0 sections before the update",
      [],
      [1]
    ) { $0.deletedRows = [path(0, 0)] },
    refusal(
      "E6",
      "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the"
        + " update",
      [8],
      [8]
    ) { $0.insertedRows = [path(0, 9), path(0, 8)] },
    refusal(
      "E7",
      "attempt to insert row 0 into section 2, but there are only 2 sections after the update",
      [1, 1],
      [1, 1]
    ) { $0.insertedRows = [path(2, 0)] },
    refusal(
      "E8",
      "attempt to delete section 5, but there are only 5 sections before the update",
      [1, 1, 1, 1, 1],
      []
    ) { $0.reloadedSections = [5] },
    refusal(
      "E9",
      "attempt to insert section 1 but there are only 1 sections after the update",
      [1],
      [1]
    ) { $0.insertedSections = [1] },
    refusal(
      "E10",
      "attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - there are"
        + " only 0 rows in section 2 before the update",
      [1, 1, 0],
      [2, 1, 0]
    ) { $0.movedRows = [move((2, 0), (0, 0))] },
    refusal(
      "E10",
      "attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - there are"
        + " only 2 sections before the update",
      [1, 1],
      [2, 1]
    ) { $0.movedRows = [move((2, 0), (0, 0))] },
    refusal(
      "E11",
      "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path ="
        + " 0 - 2}) that does not exist - there are only 2 rows in section 0 after the update",
      [2],
      [2]
    ) { $0.movedRows = [move((0, 0), (0, 2))] },
    refusal(
      "E11",
      "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path ="
        + " 1 - 0}) that does not exist - there are only 1 sections after the update",
      [2],
      [2]
    ) { $0.movedRows = [move((0, 0), (1, 0))] },
    refusal(
      "E30",
      "attempt to move section 3, but there are only 2 sections before the update",
      [1, 1],
      [1, 1]
    ) { $0.movedSections = [SectionMove(from: 3, to: 0)] },
    refusal(
      "E30",
      "attempt to move section 0 to section 3, but there are only 2 sections after the update",
      [1, 1],
      [1, 1]
    ) { $0.movedSections = [SectionMove(from: 0, to: 3)] },
    refusal("E34", "a section or row number must not be negative (-1)", [1], [1]) {
      $0.reloadedRows = [path(0, -1)]
    },
  ]

  static let conflicts: [Refusal] = [
    refusal(
      "E12",
      "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})",
      [2],
      [3]
    ) {
      $0.insertedRows = [path(0, 0)]
      $0.movedRows = [move((0, 1), (0, 0))]
    },
    refusal(
      "E13",
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})",
      [2],
      [2]
    ) {
      $0.reloadedRows = [path(0, 1)]
      $0.movedRows = [move((0, 1), (0, 0))]
    },
    refusal(
      "E14",
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})",
      [2],
      [1]
    ) {
      $0.deletedRows = [path(0, 1), path(0, 0)]
      $0.reloadedRows = [path(0, 1), path(0, 0)]
    },
    refusal(
      "E14",
      "attempt to delete and reload the same index path ({length = 1, path = 1})",
      [2, 2],
      [2]
    ) {
      $0.deletedSections = [1]
      $0.reloadedSections = [1]
    },
    refusal("E16", "cannot move a row into a newly inserted section (1)", [2], [1, 1], .uikit) {
      $0.insertedSections = [1]
      $0.movedRows = [move((0, 0), (1, 0))]
    },
    refusal("E16", "cannot move a row from a deleted section (1)", [2, 1], [3], .uikit) {
      $0.deletedSections = [1]
      $0.movedRows = [move((1, 0), (0, 0))]
    },
    refusal(
      "E31",
      "attempt to perform multiple moves from the same index path ({length = 2, path = 0 - 0})",
      [3],
      [3]
    ) { $0.movedRows = [move((0, 0), (0, 1)), move((0, 0), (0, 2))] },
    refusal(
      "E31",
      "attempt to perform multiple moves to the same index path ({length = 2, path = 0 - 2})",
      [3],
      [3]
    ) { $0.movedRows = [move((0, 0), (0, 2)), move((0, 1), (0, 2))] },
    refusal(
      "E32",
      "attempt to perform a delete and a move from the same section (1)",
      [1, 1],
      [1]
    ) {
      $0.deletedSections = [1]
      $0.movedSections = [SectionMove(from: 1, to: 0)]
    },
    refusal(
      "E32",
      "attempt to perform an insert and a move to the same section (0)",
      [1, 1],
      [1, 1, 1]
    ) {
      $0.insertedSections = [0]
      $0.movedSections = [SectionMove(from: 1, to: 0)]
    },
    refusal("E32", "attempt to perform multiple moves of the same section (1)", [1, 1], [1, 1]) {
      $0.movedSections = [SectionMove(from: 1, to: 0), SectionMove(from: 1, to: 1)]
    },
    refusal(
      "E33",
      "cannot insert rows into a section that moves in the same batch (1)",
      [1, 1],
      [1, 2],
      .uikit
    ) {
      $0.movedSections = [SectionMove(from: 0, to: 1)]
      $0.insertedRows = [path(1, 0)]
    },
  ]

  static let sums: [Refusal] = [
    refusal(
      "E1",
      """
      Invalid update: invalid number of rows in section 1.  The number of rows contained in an \
      existing section after the update (0) must be equal to the number of rows contained in that \
      section before the update (297), plus or minus the number of rows inserted or deleted from \
      that section (0 inserted, 295 deleted) and plus or minus the number of rows moved into or \
      out of that section (0 moved in, 0 moved out).
      """,
      [4, 297],
      [4, 0]
    ) { $0.deletedRows = (0..<295).map { path(1, $0) } },
    refusal(
      "E1",
      """
      Invalid update: invalid number of rows in section 0.  The number of rows contained in an \
      existing section after the update (2) must be equal to the number of rows contained in that \
      section before the update (2), plus or minus the number of rows inserted or deleted from \
      that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or \
      out of that section (0 moved in, 0 moved out).
      """,
      [1, 2],
      [2, 1],
      .uikit
    ) {
      $0.movedSections = [SectionMove(from: 1, to: 0)]
      $0.reloadedRows = [path(1, 0)]
    },
    refusal(
      "E2",
      """
      Invalid update: invalid number of sections.  The number of sections contained in the table \
      view after the update (1) must be equal to the number of sections contained in the table \
      view before the update (0), plus or minus the number of sections inserted or deleted \
      (0 inserted, 0 deleted).
      """,
      [],
      [1]
    ) { $0.insertedRows = [path(0, 0)] },
  ]

  @Test(arguments: places + conflicts + sums)
  func `a wrong batch is refused in UIKit's words`(_ refusal: Refusal) {
    let error = #expect(throws: TableError.self) {
      try refusal.updates.validated(
        before: refusal.before,
        after: refusal.after,
        policy: refusal.policy
      )
    }
    #expect(error?.text() == refusal.text)
    #expect(error?.code == refusal.code)
    #expect(error?.cause.isEmpty == false)
    #expect(error?.report().count == 4)
  }

  @Test(arguments: conflicts.filter { $0.policy == .uikit } + [sums[1]])
  func `what only UIKit refuses is done under the lenient policy`(_ refusal: Refusal) throws {
    let map = try refusal.updates.validated(before: refusal.before, after: refusal.after)
    #expect(map.warnings.count == 1)
  }

  @Test(arguments: [
    (TableError.unregisteredIdentifier("Cell"), "E18"),
    (.noCell(tableView: "<TableView>", dataSource: "<Source>"), "E19"), (.noDataSource, "E20"),
    (.scrollsToMissingRow(path(0, 72), rows: 72, tableView: "<TableView>"), "E21"),
    (.scrollsToMissingSection(18, sections: 1), "E21"), (.noRect(path(1, 2)), "E22"),
    (.noHeaderRect(section: 1), "E23"), (.noSectionRect(0), "E23"),
    (.negativeRowHeight(path(0, 1), -0.01), "E25"),
    (.negativeHeaderHeight(section: 0, -1e-9), "E26"),
    (.tooManyRows(402_337_200_000_000, section: 0), "E28"),
    (.changeDoesNotFit("delete 1 row at 0 9"), "refused"),
  ])
  func `errors outside batches have their code`(_ error: TableError, _ code: String) {
    #expect(error.code == code)
    #expect(error.facts == nil)
    #expect(!error.cause.isEmpty)
    #expect(error.report().count == (code == "refused" ? 2 : 3))
  }

  @Test func `errors outside batches have UIKit's words`() {
    let errors: [TableError] = [
      .unregisteredIdentifier("Cell"), .noCell(tableView: "<A>", dataSource: "<B>"), .noDataSource,
      .scrollsToMissingRow(Self.path(0, 72), rows: 72, tableView: "<A>"),
      .scrollsToMissingSection(18, sections: 1), .noRect(Self.path(1, 2)),
      .noHeaderRect(section: 1), .noSectionRect(0), .negativeRowHeight(Self.path(0, 1), -0.01),
      .negativeHeaderHeight(section: 0, -1e-9), .tooManyRows(402_337_200_000_000, section: 0),
    ]
    #expect(
      errors.map { $0.text() } == [
        "unable to dequeue a cell with identifier Cell - must register a nib or a class for the"
          + " identifier or connect a prototype cell in a storyboard",
        "UITableView (<A>) failed to obtain a cell from its dataSource (<B>)",
        "UITableView dataSource is not set",
        "Attempted to scroll the table view to an out-of-bounds row (72) when there are only 72"
          + " rows in section 0. Table view: <A>",
        "Attempted to scroll the table view to an out-of-bounds section (18) when there are only"
          + " 1 sections.", "request for rect at invalid index path ({length = 2, path = 1 - 2})",
        "request for rect of header in invalid section (1)",
        "request for rect of invalid section (0)",
        "table view row height must not be negative - provided height for index path"
          + " ({length = 2, path = 0 - 1}) is -0.010000",
        "section header height must not be negative - provided height for section 0 is -0.000000",
        "Failed to allocate data stores for 402337200000000 rows in section 0. Consider using"
          + " fewer rows",
      ]
    )
  }
}
