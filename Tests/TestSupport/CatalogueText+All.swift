// The texts. Those of E30 to E34, D4, D7 and N2 are ours, as are parts of E10, E11, E14, E16, E23 and E26.
extension CatalogueText {
  /// All conditions that can be reached.
  public static let all = sums + places + moves + conflicts + questions + heights + snapshots

  private static func rows(
    _ section: Int,
    _ after: Int,
    _ before: Int,
    inserted: Int = 0,
    deleted: Int = 0
  ) -> String {
    "Invalid update: invalid number of rows in section \(section).  The number of rows contained in"
      + " an existing section after the update (\(after)) must be equal to the number of rows"
      + " contained in that section before the update (\(before)), plus or minus the number of rows"
      + " inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus"
      + " or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
  }

  private static func sections(_ after: Int, _ before: Int, deleted: Int = 0) -> String {
    "Invalid update: invalid number of sections.  The number of sections contained in the table"
      + " view after the update (\(after)) must be equal to the number of sections contained in the"
      + " table view before the update (\(before)), plus or minus the number of sections inserted or"
      + " deleted (0 inserted, \(deleted) deleted)."
  }

  private static func dump(_ before: String, _ after: String, _ updates: String...) -> String {
    """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source \
    before and after performing the batch updates are inconsistent with the updates.
    Data source before updates = { \(before) }
    Data source after updates = { \(after) }
    Updates = [
    \(updates.map { "\t" + $0 }.joined(separator: ",\n"))
    ]
    Table view: <TableView>
    """
  }

  private static func path(_ section: Int, _ row: Int) -> String {
    "({length = 2, path = \(section) - \(row)})"
  }

  private static let sums: [CatalogueText] = [
    sum("E1 unchanged", rows(0, 4, 4, deleted: 1)), sum("E2 unchanged", sections(2, 2, deleted: 1)),
    changed(
      "E1 changed",
      rows(0, 2, 4, deleted: 1),
      today: dump(
        "2 sections with row counts: [4, 1]",
        "2 sections with row counts: [2, 1]",
        "Delete row (0 - 3)"
      )
    ),
    changed(
      "E1 reloaded",
      // A reload counts as a delete and an insert.
      rows(0, 3, 4, inserted: 1, deleted: 1),
      today: dump(
        "2 sections with row counts: [4, 1]",
        "2 sections with row counts: [3, 1]",
        "Delete row (0 - 0)",
        "Insert row (0 - 0)"
      )
    ),
    changed(
      "E2 changed",
      sections(3, 2),
      today: dump(
        "2 sections with row counts: [4, 1]",
        "3 sections with row counts: [3, 1, 0]",
        "Delete row (0 - 3)"
      )
    ),
    changed(
      "E1 empty",
      rows(0, 5, 4),
      today: dump(
        "2 sections with row counts: [4, 1]",
        "2 sections with row counts: [5, 1]"
      )
    ),
    // UIKit counts half of the reload: the text says a sum that is no sum.
    changed(
      "E1 moved",
      rows(1, 4, 4, deleted: 1),
      today: dump(
        "2 sections with row counts: [4, 1]",
        "2 sections with row counts: [1, 4]",
        "Delete row (0 - 0)",
        "Insert row (0 - 0)",
        "Move section (0) to (1)"
      )
    ),
  ]

  private static let places: [CatalogueText] = [
    CatalogueText(
      "E4",
      "attempt to delete row 4 from section 0 which only contains 4 rows before the update"
    ),
    CatalogueText(
      "E4 reload",
      "attempt to delete row 4 from section 0 which only contains 4 rows before the update"
    ),
    CatalogueText(
      "E5",
      "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
    ),
    CatalogueText(
      "E5 reload",
      "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
    ),
    CatalogueText(
      "E6",
      "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the"
        + " update"
    ),
    CatalogueText(
      "E7",
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
    ),
    CatalogueText(
      "E8",
      "attempt to delete section 2, but there are only 2 sections before the update"
    ),
    CatalogueText(
      "E8 reload",
      "attempt to delete section 2, but there are only 2 sections before the update"
    ),
    CatalogueText(
      "E9",
      "attempt to insert section 2 but there are only 2 sections after the update"
    ),
    CatalogueText("E34", "a section or row number must not be negative (-1)"),
  ]

  private static let moves: [CatalogueText] = [
    CatalogueText(
      "E10 row",
      "attempt to move index path \(path(0, 4)) that does not exist - there are only 4 rows in"
        + " section 0 before the update"
    ),
    CatalogueText(
      "E10 section",
      "attempt to move index path \(path(2, 0)) that does not exist - there are only 2 sections"
        + " before the update"
    ),
    CatalogueText(
      "E11 row",
      "attempt to move index path \(path(0, 0)) to index path \(path(0, 3)) that does not exist -"
        + " there are only 3 rows in section 0 after the update"
    ),
    CatalogueText(
      "E11 section",
      "attempt to move index path \(path(0, 0)) to index path \(path(1, 0)) that does not exist -"
        + " there are only 1 sections after the update"
    ),
    CatalogueText(
      "E30 from",
      "attempt to move section 2, but there are only 2 sections before the update"
    ),
    CatalogueText(
      "E30 to",
      "attempt to move section 0 to section 1, but there are only 1 sections after the update"
    ),
    CatalogueText(
      "E31 from",
      "attempt to perform multiple moves from the same index path \(path(0, 0))"
    ),
    CatalogueText(
      "E31 to",
      "attempt to perform multiple moves to the same index path \(path(0, 3))"
    ),
  ]

  private static let conflicts: [CatalogueText] = [
    CatalogueText(
      "E12",
      "attempt to perform an insert and a move to the same index path \(path(0, 0))"
    ),
    CatalogueText(
      "E13 delete",
      "attempt to perform a delete and a move from the same index path \(path(0, 1))"
    ),
    CatalogueText(
      "E13 reload",
      "attempt to perform a delete and a move from the same index path \(path(0, 1))"
    ),
    CatalogueText("E14 row", "attempt to delete and reload the same index path \(path(0, 1))"),
    CatalogueText(
      "E14 section",
      "attempt to delete and reload the same index path ({length = 1, path = 1})"
    ),
    CatalogueText("E16 into", "cannot move a row into a newly inserted section (2)"),
    CatalogueText("E16 out of", "cannot move a row from a deleted section (1)"),
    CatalogueText(
      "E32 delete",
      "attempt to perform a delete and a move from the same section (1)"
    ),
    CatalogueText(
      "E32 insert",
      "attempt to perform an insert and a move to the same section (1)"
    ),
    CatalogueText("E32 twice", "attempt to perform multiple moves of the same section (0)"),
    CatalogueText("E33", "cannot insert rows into a section that moves in the same batch (1)"),
  ]

  /// What iOS 6 calls the method that scrolls.
  private static let oldScroll =
    "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: "

  private static let questions: [CatalogueText] = [
    CatalogueText(
      "E18",
      "unable to dequeue a cell with identifier cell - must register a nib or a class for the"
        + " identifier or connect a prototype cell in a storyboard"
    ),
    CatalogueText(
      "E19",
      "UITableView (<TableView>) failed to obtain a cell from its dataSource (<{source}>)",
      others: [
        "ios6": (
          "E19",
          "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"
        )
      ]
    ),
    CatalogueText("E20", "UITableView dataSource is not set"),
    CatalogueText(
      "E21 row",
      "Attempted to scroll the table view to an out-of-bounds row (4) when there are only 4 rows in"
        + " section 0. Table view: <TableView>",
      others: ["ios6": ("E21b", oldScroll + "row (4) beyond bounds (4) for section (0).")]
    ),
    CatalogueText(
      "E21 section",
      "Attempted to scroll the table view to an out-of-bounds section (2) when there are only 2"
        + " sections.",
      others: ["ios6": ("E21b", oldScroll + "section (2) beyond bounds (2).")]
    ),
    CatalogueText("E22", "request for rect at invalid index path \(path(0, 4))"),
    CatalogueText("E22 dequeue", "request for rect at invalid index path \(path(0, 4))"),
    CatalogueText("E23 header", "request for rect of header in invalid section (2)"),
    CatalogueText("E23 footer", "request for rect of footer in invalid section (2)"),
    CatalogueText("E23 section", "request for rect of invalid section (2)"),
    CatalogueText(
      "E29 cells",
      "Attempted to access the table view's visibleCells while they were in the process of being"
        + " updated, which is not allowed"
    ),
    CatalogueText(
      "E29 cell",
      "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of"
        + " updating its visible cells, which is not allowed"
    ),
    CatalogueText(
      "W1",
      "Warning once only: UITableView was told to layout its visible cells and other contents"
        + " without being in the view hierarchy (the table view or one of its superviews has not"
        + " been added to a window). This may cause bugs by forcing views inside the table view to"
        + " load and perform layout without accurate information (e.g. table view bounds, trait"
        + " collection, layout margins, safe area insets, etc), and will also cause unnecessary"
        + " performance overhead due to extra layout passes. Make a symbolic breakpoint at"
        + " UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see"
        + " what caused this to occur, so you can avoid this action altogether if possible, or"
        + " defer it until the table view has been added to a window."
    ),
    CatalogueText(
      "N2 nobody",
      "a cell with identifier ItemCell was dequeued although the table view asked for none, and was"
        + " never returned to it"
    ),
    CatalogueText(
      "E36",
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really"
        + " need to dequeue more cells than the table view is requesting, use the"
        + " -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier:"
        + " ItemCell, index path: \(path(0, 0))"
    ),
    CatalogueText("E35", "Requested the number of rows for section (2) which is out of bounds."),
    CatalogueText("E37", "_visibleRows and _visibleCells must be of same length."),
    CatalogueText("N6", "UITableView (<TableView>) is stuck in its update/layout loop."),
  ]

  private static let heights: [CatalogueText] = [
    CatalogueText(
      "E25",
      "table view row height must not be negative - provided height for index path \(path(0, 0)) is"
        + " -0.010000"
    ),
    CatalogueText(
      "E25 automatic",
      "table view row height must not be negative - provided height for index path \(path(0, 0)) is"
        + " -1.000000"
    ),
    CatalogueText(
      "E26 header",
      "section header height must not be negative - provided height for section 0 is -0.500000"
    ),
    CatalogueText(
      "E26 footer",
      "section footer height must not be negative - provided height for section 0 is -0.500000"
    ),
    CatalogueText(
      "E28",
      "Failed to allocate data stores for 402337200000000 rows in section 0. Consider using fewer"
        + " rows"
    ),
  ]

  private static let noDuplicates = ("D1", "Fatal: supplied identifiers are not unique.")

  private static let snapshots: [CatalogueText] = [
    CatalogueText(
      "D1 items",
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    a\n)}",
      others: ["ios13": noDuplicates]
    ),
    CatalogueText(
      "D1 sections",
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    S\n)}",
      others: ["ios13": noDuplicates]
    ),
    CatalogueText(
      "D10",
      "Diffable data source detected an attempt to insert or append 1 item identifier that already"
        + " exists in the snapshot. The existing item identifier will be moved into place instead, but"
        + " this operation will be more expensive. For best performance, inserted item identifiers"
        + " should always be unique. Set a symbolic breakpoint on"
        + " BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the"
        + " debugger. Item identifier that already exists: ada"
    ),
    CatalogueText(
      "D11",
      "Diffable data source detected an attempt to insert or append 1 section identifier that already"
        + " exists in the snapshot. Identifiers in a snapshot must be unique. Section identifier that"
        + " already exists: Work"
    ),
    CatalogueText(
      "D2",
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    x\n)}"
    ),
    CatalogueText("D3", "Invalid item identifier specified for reload"),
    CatalogueText("D4", "Invalid item identifier specified for delete (zed)"),
    CatalogueText(
      "D5",
      "Section identifier was not found. You can verify the section exists by calling the"
        + " indexOfSectionIdentifier API (which has O(1) performance)"
    ),
    CatalogueText(
      "D6",
      "There are currently no sections in the data source. Please add a section first."
    ),
    CatalogueText(
      "D7",
      "Invalid anchor specified for insert: it is among what is supplied (ada)"
    ),
  ]
}
