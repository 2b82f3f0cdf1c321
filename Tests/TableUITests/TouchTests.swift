import TableModel
import TableUI
import Testing

@MainActor @Suite struct TouchTests {
  private let table: RecordingTable
  private let tableView: TableView

  init() throws {
    table = try RecordingTable(counts: [10]).laidOut()
    tableView = table.tableView
  }

  @Test func `a touch lights the cell up and a lift selects it`() throws {
    #expect(try tableView.touchDown(at: path(0, 1)) == [.highlighted(path(0, 1))])
    let cell = try #require(tableView.cellForRow(at: path(0, 1)))
    #expect(cell.isHighlighted && !cell.isSelected)
    #expect(try tableView.touchUp() == [.unhighlighted(path(0, 1)), .selected(path(0, 1))])
    #expect(!cell.isHighlighted && cell.isSelected)
  }

  @Test func `a refused highlight stops everything`() throws {
    table.allowsHighlight = false
    #expect(try tableView.tap(at: path(0, 1)) == [.highlightRefused(path(0, 1))])
    #expect(table.takeLog() == ["shouldHighlight 0 1"])
    #expect(tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a cancelled touch selects nothing`() throws {
    try tableView.selectRow(at: path(0, 0))
    try tableView.touchDown(at: path(0, 1))
    #expect(tableView.touchCancelled() == [.unhighlighted(path(0, 1))])
    #expect(try tableView.touchUp() == [])
    #expect(tableView.indexPathsForSelectedRows == [path(0, 0)])
  }

  @Test func `a refused selection keeps the old one`() throws {
    try tableView.selectRow(at: path(0, 0))
    table.willSelect = { _ in nil }
    let events = try tableView.tap(at: path(0, 1))
    #expect(events.last == .selectionRefused(path(0, 1)))
    #expect(table.takeLog().last == "willSelect 0 1")
    #expect(tableView.indexPathsForSelectedRows == [path(0, 0)])
  }

  @Test func `another row can take the selection`() throws {
    table.willSelect = { _ in path(0, 2) }
    #expect(try tableView.tap(at: path(0, 1)).last == .selected(path(0, 2)))
    #expect(tableView.indexPathsForSelectedRows == [path(0, 2)])
  }

  @Test func `a row that does not exist cannot take the selection`() {
    table.willSelect = { _ in path(3, 0) }
    #expect(throws: TableError.noRect(path(3, 0))) { try tableView.tap(at: path(0, 1)) }
    #expect(tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a refused deselection leaves two rows selected`() throws {
    try tableView.selectRow(at: path(0, 0))
    table.willDeselect = { _ in nil }
    try tableView.tap(at: path(0, 1))
    #expect(tableView.indexPathsForSelectedRows == [path(0, 0), path(0, 1)])
  }

  @Test func `the same row again is asked again and stays`() throws {
    try tableView.tap(at: path(0, 1))
    _ = table.takeLog()
    try tableView.tap(at: path(0, 1))
    #expect(table.takeLog().suffix(2) == ["willSelect 0 1", "didSelect 0 1"])
    #expect(tableView.indexPathsForSelectedRows == [path(0, 1)])
  }

  @Test func `a second tap takes a row out of a multiple selection`() throws {
    tableView.allowsMultipleSelection = true
    try tableView.tap(at: path(0, 1))
    try tableView.tap(at: path(0, 2))
    _ = table.takeLog()
    #expect(try tableView.tap(at: path(0, 1)).last == .deselected(path(0, 1)))
    #expect(table.takeLog().suffix(2) == ["willDeselect 0 1", "didDeselect 0 1"])
    #expect(tableView.indexPathsForSelectedRows == [path(0, 2)])
  }

  @Test func `without selection a touch does nothing`() throws {
    tableView.allowsSelection = false
    #expect(try tableView.tap(at: path(0, 1)) == [])
    #expect(table.takeLog() == [])
  }

  @Test(arguments: [path(0, 10), path(1, 0), path(-1, 0), path(0, -1)])
  func `refuses rows that do not exist`(row: IndexPath) {
    #expect(throws: TableError.noRect(row)) { try tableView.tap(at: row) }
    #expect(throws: TableError.noRect(row)) { try tableView.selectRow(at: row) }
  }

  @Test func `selecting by program tells nobody and does not scroll`() throws {
    var notices = 0
    tableView.onSelectionChange = { notices += 1 }
    try tableView.selectRow(at: path(0, 9))
    #expect(table.takeLog() == [])
    #expect(notices == 0)
    #expect(tableView.contentOffset.y == 0)
    try tableView.selectRow(at: path(0, 8), scrollPosition: .top)
    #expect(tableView.indexPathsForSelectedRows == [path(0, 8)])
    #expect(tableView.contentOffset.y == 308)
    try tableView.selectRow(at: nil)
    #expect(tableView.indexPathsForSelectedRows == [])
  }

  @Test func `a selection survives scrolling and what is done to the cell`() throws {
    try tableView.tap(at: path(0, 2))
    tableView.cellForRow(at: path(0, 2))?.isSelected = false
    for offset in [308.0, 0] {
      tableView.contentOffset.y = offset
      try tableView.layoutIfNeeded()
    }
    #expect(tableView.cellForRow(at: path(0, 2))?.isSelected == true)
  }

  @Test func `a reload and edit mode drop the selection`() throws {
    try tableView.selectRow(at: path(0, 2))
    tableView.setEditing(true, animated: false)
    #expect(tableView.indexPathForSelectedRow == nil)
    try tableView.selectRow(at: path(0, 2))
    tableView.reloadData()
    #expect(tableView.indexPathForSelectedRow == nil)
  }
}
