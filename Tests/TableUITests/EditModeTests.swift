import TableModel
import TableUI
import Testing

@MainActor @Suite struct EditModeTests {
  private let table: EditingTable
  private let tableView: TableView

  init() throws {
    let table = EditingTable(counts: [10])
    table.hidden = ["TableViewMoveTargeting"]
    table.tableView.register(ToldCell.self, forCellReuseIdentifier: "cell")
    self.table = try table.laidOut()
    tableView = table.tableView
  }

  private func cell(_ row: Int) throws -> ToldCell {
    try #require(tableView.cellForRow(at: path(0, row)) as? ToldCell)
  }

  private func edit(_ isOn: Bool = true) {
    tableView.setEditing(isOn, animated: false)
  }

  @Test func `edit mode tells the cells, then asks what each row allows`() throws {
    try tableView.selectRow(at: path(0, 1))
    for row in 0..<3 { try cell(row).log = [] }
    edit()
    #expect(
      table.takeLog()
        == (0..<3).flatMap { row in
          ["canEdit", "editingStyle", "shouldIndent", "canMove"].map { "\($0) 0 \(row)" }
        }
    )
    #expect(
      try cell(0).log == [
        "setEditing true", "will showingEditControl was default", "did showingEditControl",
      ]
    )
    #expect(tableView.indexPathsForSelectedRows == [])
    #expect(tableView.isEditing)
    edit()
    #expect(table.takeLog() == [], "a second time changes nothing")
  }

  @Test func `leaving edit mode takes the controls away`() throws {
    edit()
    _ = table.takeLog()
    edit(false)
    let cell = try cell(0)
    #expect(cell.editingStyle == .none && !cell.isMovable && cell.stateMask == [])
    #expect(cell.log.suffix(2) == ["will default was showingEditControl", "did default"])
    #expect(table.takeLog() == (0..<3).map { "canEdit 0 \($0)" })
  }

  @Test func `rows say what they offer`() throws {
    table.canEdit = { $0.row != 0 }
    table.canMove = { $0.row != 1 }
    table.style = { $0.row == 2 ? .insert : .delete }
    edit()
    #expect(try (0..<3).map { try cell($0).editingStyle } == [.none, .delete, .insert])
    #expect(try (0..<3).map { try cell($0).showsGrip } == [true, false, true])
    #expect(!table.takeLog().contains("editingStyle 0 0"), "a row that is not edited has no style")
    #expect(
      try (0..<3).map { try cell($0).shouldIndentWhileEditing } == [false, true, true]
    )
  }

  @Test func `rows that come in are asked like the others`() throws {
    edit()
    _ = table.takeLog()
    tableView.contentOffset.y = 22
    try tableView.layoutIfNeeded()
    #expect(
      table.takeLog() == [
        "cellForRow 0 3 new#4", "canEdit 0 3", "editingStyle 0 3", "shouldIndent 0 3",
        "canMove 0 3", "willDisplay 0 3",
      ]
    )
    #expect(try cell(3).editingStyle == .delete && cell(3).isEditing)
  }

  @Test func `the grip needs moveRow, the row's leave and the cell's wish`() throws {
    try cell(0).showsReorderControl = false
    table.canMove = { $0.row != 1 }
    edit()
    #expect(try (0..<3).map { try cell($0).showsGrip } == [false, false, true])
    #expect(
      try tableView.dragRow(at: path(0, 0), to: path(0, 2))
        == [.refused(path(0, 0), .noReorderControl)]
    )
    edit(false)
    table.hidden = ["TableViewRowMoving"]
    _ = table.takeLog()
    edit()
    #expect(try !cell(2).showsGrip)
    #expect(!table.takeLog().contains { $0.hasPrefix("canMove") })
  }

  @Test func `edit mode has an accessory of its own, and the grip takes its place`() throws {
    table.canMove = { $0.row == 0 }
    for row in 0..<2 {
      try cell(row).accessoryType = .detailButton
      try cell(row).editingAccessoryType = .checkmark
    }
    #expect(try cell(1).shownAccessoryType == .detailButton)
    edit()
    #expect(try (0..<2).map { try cell($0).shownAccessoryType } == [.none, .checkmark])
  }

  @Test func `a minus asks first and commits then, without begin and end`() throws {
    edit()
    _ = table.takeLog()
    try cell(1).log = []
    #expect(try tableView.tapEditControl(at: path(0, 1)) == [.opened(path(0, 1))])
    let cell = try cell(1)
    #expect(cell.showingDeleteConfirmation)
    #expect(cell.stateMask == [.showingEditControl, .showingDeleteConfirmation])
    #expect(
      cell.log == [
        "will showingEditControl+showingDeleteConfirmation was showingEditControl",
        "did showingEditControl+showingDeleteConfirmation",
      ]
    )
    let button = SwipeButton(title: "Delete", isDestructive: true, edge: .trailing)
    #expect(cell.swipeButtons == [button])
    let events = try tableView.confirmDeletion()
    #expect(events == [.committed(.delete, path(0, 1), isHeard: true), .closed(nil)])
    let log = table.takeLog()
    #expect(log.first == "commit(delete) 0 1")
    #expect(!log.contains { $0.contains("Editing") })
    #expect(tableView.isEditing && tableView.numberOfRows(inSection: 0) == 9)
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a plus inserts at once`() throws {
    table.style = { _ in .insert }
    edit()
    _ = table.takeLog()
    let events = try tableView.tapEditControl(at: path(0, 0))
    #expect(events == [.committed(.insert, path(0, 0), isHeard: true)])
    #expect(table.takeLog().first == "commit(insert) 0 0")
    #expect(tableView.numberOfRows(inSection: 0) == 11)
  }

  @Test func `the minus is there without commit and does nothing`() throws {
    table.hidden = ["TableViewRowEditing", "TableViewMoveTargeting"]
    edit()
    #expect(try cell(0).editingStyle == .delete)
    try tableView.tapEditControl(at: path(0, 0))
    _ = table.takeLog()
    let events = try tableView.confirmDeletion()
    #expect(events == [.committed(.delete, path(0, 0), isHeard: false), .closed(path(0, 0))])
    #expect(table.takeLog() == [])
    #expect(tableView.numberOfRows(inSection: 0) == 10)
  }

  @Test func `only edit mode has controls`() throws {
    table.style = { _ in .none }
    #expect(
      try tableView.tapEditControl(at: path(0, 0)) == [.refused(path(0, 0), .notInEditMode)]
    )
    edit()
    #expect(
      try tableView.tapEditControl(at: path(0, 0)) == [.refused(path(0, 0), .noEditControl)]
    )
    #expect(throws: TableError.noRect(path(0, 99))) {
      try tableView.tapEditControl(at: path(0, 99))
    }
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func `rows are chosen in edit mode as the two flags say`(one: Bool, several: Bool) throws {
    tableView.allowsSelectionDuringEditing = one
    tableView.allowsMultipleSelectionDuringEditing = several
    edit()
    _ = table.takeLog()
    try tableView.tap(at: path(0, 0))
    try tableView.tap(at: path(0, 1))
    let expected = !one ? [] : several ? [path(0, 0), path(0, 1)] : [path(0, 1)]
    #expect(tableView.indexPathsForSelectedRows == expected)
    #expect(try cell(0).showsSelectionMark == (one && several))
    #expect(try cell(0).editingStyle == (one && several ? .none : .delete))
  }

  @Test func `marks ask for no editing style`() throws {
    tableView.allowsSelectionDuringEditing = true
    tableView.allowsMultipleSelectionDuringEditing = true
    edit()
    #expect(!table.takeLog().contains { $0.hasPrefix("editingStyle") })
    #expect(
      try tableView.tapEditControl(at: path(0, 0)) == [.refused(path(0, 0), .noEditControl)]
    )
  }

  @Test func `a reload in the middle of the questions leaves a sound table`() throws {
    var isFirst = true
    table.canEdit = { [table] _ in
      if isFirst {
        isFirst = false
        table.counts = [1]
        table.tableView.reloadData()
      }
      return true
    }
    edit()
    try tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.map(\.editingStyle) == [.delete])
    #expect(tableView.checkInvariants() == [])
  }
}
