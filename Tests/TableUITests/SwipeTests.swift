import TableModel
import TableUI
import Testing

@MainActor @Suite struct SwipeTests {
  private let table: EditingTable
  private let tableView: TableView

  init() throws {
    let table = EditingTable(counts: [10])
    table.tableView.register(ToldCell.self, forCellReuseIdentifier: "cell")
    self.table = try table.laidOut()
    tableView = table.tableView
  }

  private func cell(_ row: Int) throws -> ToldCell {
    try #require(tableView.cellForRow(at: path(0, row)) as? ToldCell)
  }

  @Test func `a swipe asks, tells, and shows the confirmation alone`() throws {
    try tableView.selectRow(at: path(0, 0))
    #expect(try tableView.swipeRow(at: path(0, 1)) == [.opened(path(0, 1))])
    #expect(table.takeLog() == ["canEdit 0 1", "editingStyle 0 1", "willBeginEditing 0 1"])
    #expect(try cell(1).stateMask == .showingDeleteConfirmation)
    #expect(try !cell(1).isEditing && cell(1).configurationState.isSwiped)
    #expect(tableView.isEditing && tableView.indexPathForOpenRow == path(0, 1))
    #expect(tableView.indexPathsForSelectedRows == [path(0, 0)], "a swipe drops no selection: ours")
  }

  @Test func `a cancelled swipe commits nothing and ends all the same`() throws {
    try tableView.swipeRow(at: path(0, 1))
    _ = table.takeLog()
    #expect(tableView.closeOpenRow() == [.closed(path(0, 1))])
    #expect(table.takeLog() == ["didEndEditing 0 1"])
    #expect(try cell(1).stateMask == [] && cell(1).swipeButtons == [])
    #expect(!tableView.isEditing && tableView.closeOpenRow() == [])
    #expect(try tableView.confirmDeletion() == [])
  }

  @Test func `what stands against a swipe is named, and asks no further`() throws {
    let row = path(0, 1)
    table.style = { _ in .insert }
    #expect(try tableView.swipeRow(at: row) == [.refused(row, .editingStyle(.insert))])
    #expect(table.takeLog() == ["canEdit 0 1", "editingStyle 0 1"])
    table.canEdit = { _ in false }
    #expect(try tableView.swipeRow(at: row) == [.refused(row, .notEditable)])
    #expect(table.takeLog() == ["canEdit 0 1"])
    table.hidden = ["TableViewRowEditing"]
    #expect(try tableView.swipeRow(at: row) == [.refused(row, .nothingToCommit)])
    #expect(
      try tableView.swipeRow(at: row, from: .leading) == [.refused(row, .noActions(.leading))]
    )
    #expect(table.takeLog() == [])
    tableView.setEditing(true, animated: false)
    #expect(try tableView.swipeRow(at: row) == [.refused(row, .editMode)])
    #expect(throws: TableError.noRect(path(0, 10))) { try tableView.swipeRow(at: path(0, 10)) }
  }

  @Test func `the idiom for edit mode without swipe works`() throws {
    table.style = { [tableView] _ in tableView.isEditing ? .delete : .none }
    #expect(
      try tableView.swipeRow(at: path(0, 1)) == [.refused(path(0, 1), .editingStyle(.none))]
    )
    tableView.setEditing(true, animated: false)
    #expect(try cell(1).editingStyle == .delete)
  }

  @Test func `another swipe, a touch and edit mode close the open row`() throws {
    try tableView.swipeRow(at: path(0, 1))
    #expect(try tableView.swipeRow(at: path(0, 2)) == [.closed(path(0, 1)), .opened(path(0, 2))])
    _ = table.takeLog()
    #expect(try tableView.tap(at: path(0, 0)) == [.closed(path(0, 2))])
    #expect(table.takeLog() == ["didEndEditing 0 2"])
    #expect(tableView.indexPathForSelectedRow == nil)
    try tableView.swipeRow(at: path(0, 1))
    tableView.setEditing(true, animated: false)
    #expect(!tableView.hasOpenRow && tableView.isEditing)
  }

  @Test func `a full swipe deletes at once`() throws {
    let events = try tableView.swipeRow(at: path(0, 1), isFull: true)
    #expect(
      events == [
        .opened(path(0, 1)), .committed(.delete, path(0, 1), isHeard: true), .closed(nil),
      ]
    )
    #expect(table.takeLog().last == "didEndEditing")
  }

  @Test func `a commit that changes nothing leaves the row, closed`() throws {
    table.onCommit = { _ in }
    try tableView.swipeRow(at: path(0, 1))
    let events = try tableView.confirmDeletion()
    #expect(events == [.committed(.delete, path(0, 1), isHeard: true), .closed(path(0, 1))])
    #expect(tableView.numberOfRows(inSection: 0) == 10)
  }

  @Test func `a commit that forgets the model is refused and the row stays open`() throws {
    table.onCommit = { [tableView] path throws(TableError) in
      try tableView.deleteRows(at: [path])
    }
    try tableView.swipeRow(at: path(0, 1))
    _ = table.takeLog()
    let error = #expect(throws: TableError.self) { try tableView.confirmDeletion() }
    #expect(error?.code(era: .ios12) == "E1")
    #expect(tableView.indexPathForOpenRow == path(0, 1))
    #expect(!table.takeLog().contains { $0.hasPrefix("didEnd") })
    #expect(try cell(1).showingDeleteConfirmation)
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a commit that reloads ends the editing once, after it`() throws {
    table.onCommit = { [table] _ in
      table.counts = [9]
      table.tableView.reloadData()
      table.note("committed")
    }
    try tableView.swipeRow(at: path(0, 1))
    _ = table.takeLog()
    try tableView.confirmDeletion()
    let log = table.takeLog().filter { $0.hasPrefix("commit") || $0.hasPrefix("didEndEditing") }
    #expect(log == ["commit(delete) 0 1", "committed", "didEndEditing"])
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `edit mode inside commit is warned of`() throws {
    table.onCommit = { [tableView] _ in tableView.setEditing(true, animated: true) }
    try tableView.swipeRow(at: path(0, 1))
    try tableView.confirmDeletion()
    #expect(
      tableView.takeWarnings().contains {
        $0.text.hasPrefix("setEditing must not be called inside commit")
      }
    )
  }

  @Test func `an open row goes where its row goes, and closes when the row goes`() throws {
    try tableView.swipeRow(at: path(0, 1))
    table.counts = [11]
    try tableView.insertRows(at: [path(0, 0)])
    #expect(tableView.indexPathForOpenRow == path(0, 2))
    #expect(try cell(2).showingDeleteConfirmation)
    _ = table.takeLog()
    table.counts = [10]
    try tableView.deleteRows(at: [path(0, 2)])
    #expect(!tableView.hasOpenRow && table.takeLog().last == "didEndEditing")
    try tableView.swipeRow(at: path(0, 1))
    _ = table.takeLog()
    tableView.reloadData()
    #expect(!tableView.hasOpenRow && table.takeLog().last == "didEndEditing")
  }

  @Test func `an open row scrolled away and back is open still`() throws {
    try tableView.swipeRow(at: path(0, 1))
    for offset in [308.0, 0] {
      tableView.contentOffset.y = offset
      try tableView.layoutIfNeeded()
    }
    #expect(try cell(1).showingDeleteConfirmation)
    #expect(tableView.visibleCells.filter { !$0.swipeButtons.isEmpty }.count == 1)
  }

  @Test func `a row taken away by willBeginEditing opens nothing`() throws {
    final class Thief: EditingTable {
      override func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
        counts = [0]
        tableView.reloadData()
      }
    }
    let table = try Thief(counts: [2]).laidOut()
    #expect(try table.tableView.swipeRow(at: path(0, 1)) == [.closed(nil)])
    #expect(table.takeLog().last == "didEndEditing")
    #expect(table.tableView.checkInvariants() == [])
  }
}
