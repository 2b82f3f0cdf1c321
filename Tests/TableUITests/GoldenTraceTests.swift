import TableModel
import TableUI
import Testing

/// Pinned traces: 44-point rows, a screen of 132 points, plain style, one section of ten rows, exact heights.
@MainActor @Suite struct GoldenTraceTests {
  private let table = RecordingTable(counts: [10])
  private let load =
    ["numberOfSections", "numberOfRows 0"] + (0..<10).map { "heightForRow 0 \($0)" }

  private func loaded() throws -> RecordingTable { try table.laidOut() }

  private func scroll(to offset: Double) throws {
    table.tableView.contentOffset.y = offset
    try table.tableView.layoutIfNeeded()
  }

  @Test func `A loads counts and heights, then three cells`() throws {
    try table.tableView.layoutIfNeeded()
    let cells = (0..<3).flatMap { ["cellForRow 0 \($0) new#\($0 + 1)", "willDisplay 0 \($0)"] }
    #expect(table.takeLog() == load + cells)
    #expect(table.summary == "offset 0.0 content 440.0 live 3 pool 0 created 3")
  }

  @Test func `B to E scroll by half a row, half a row, a point, and to the end`() throws {
    let table = try loaded()
    try scroll(to: 22)
    #expect(table.takeLog() == ["cellForRow 0 3 new#4", "willDisplay 0 3"])
    #expect(table.summary == "offset 22.0 content 440.0 live 4 pool 0 created 4")
    try scroll(to: 44)
    #expect(table.takeLog() == ["didEndDisplaying 0 0"])
    #expect(table.summary == "offset 44.0 content 440.0 live 3 pool 1 created 4")
    try scroll(to: 45)
    #expect(table.takeLog() == ["cellForRow 0 4 dequeue#1", "willDisplay 0 4"])
    #expect(table.summary == "offset 45.0 content 440.0 live 4 pool 0 created 4")
    try scroll(to: 1000)
    #expect(
      table.takeLog() == [
        "cellForRow 0 7 new#5", "willDisplay 0 7", "cellForRow 0 8 new#6", "willDisplay 0 8",
        "cellForRow 0 9 new#7", "willDisplay 0 9", "didEndDisplaying 0 1", "didEndDisplaying 0 2",
        "didEndDisplaying 0 3", "didEndDisplaying 0 4",
      ]
    )
    #expect(table.summary == "offset 308.0 content 440.0 live 3 pool 4 created 7")
    let next = (0..<4).map { _ in
      table.number(of: table.tableView.dequeueReusableCell(withIdentifier: "cell"))
    }
    #expect(next == [1, 4, 3, 2])
  }

  @Test func `D goes on in one-point steps with four cells`() throws {
    let table = try loaded()
    for offset in 1...300 { try scroll(to: Double(offset)) }
    #expect(table.tableView.statistics.cellsCreated == 4)
  }

  @Test(arguments: [7.0, 22, 43, 44])
  func `steps of up to one row never need a sixth cell`(step: Double) throws {
    let table = try loaded()
    for number in 1...40 { try scroll(to: Double(number) * step) }
    #expect(table.tableView.statistics.cellsCreated <= 5)
  }

  @Test func `F and G tap two rows`() throws {
    let table = try loaded()
    try scroll(to: 1000)
    _ = table.takeLog()
    var notices = 0
    table.tableView.onSelectionChange = { notices += 1 }
    try table.tableView.tap(at: path(0, 8))
    #expect(
      table.takeLog() == [
        "shouldHighlight 0 8", "didHighlight 0 8", "didUnhighlight 0 8", "willSelect 0 8",
        "didSelect 0 8",
      ]
    )
    try table.tableView.tap(at: path(0, 9))
    #expect(
      table.takeLog() == [
        "shouldHighlight 0 9", "didHighlight 0 9", "didUnhighlight 0 9", "willSelect 0 9",
        "willDeselect 0 8", "didDeselect 0 8", "didSelect 0 9",
      ]
    )
    #expect(notices == 2)
    #expect(table.tableView.indexPathsForSelectedRows == [path(0, 9)])
  }

  @Test func `H deletes the last row while it shows`() throws {
    let table = try loaded()
    for offset in [22.0, 44, 45, 308] { try scroll(to: offset) }
    try table.tableView.selectRow(at: path(0, 9))
    _ = table.takeLog()
    table.counts = [9]
    try table.tableView.deleteRows(at: [path(0, 9)])
    #expect(
      table.takeLog() == ["numberOfSections", "numberOfRows 0"]
        + (0..<9).map { "heightForRow 0 \($0)" }
        + ["cellForRow 0 6 dequeue#1", "willDisplay 0 6", "didEndDisplaying 0 9"]
    )
    #expect(table.summary == "offset 264.0 content 396.0 live 3 pool 4 created 7")
    #expect(table.tableView.indexPathForSelectedRow == nil)
    let next = (0..<4).map { _ in
      table.number(of: table.tableView.dequeueReusableCell(withIdentifier: "cell"))
    }
    #expect(next == [7, 4, 3, 2])
  }

  @Test func `H swipes the last row and confirms, with editing switched on after G`() throws {
    let table = EditingTable(counts: [10])
    table.hidden = EditingTable.editing
    try table.tableView.layoutIfNeeded()
    for offset in [22.0, 44, 45, 308] {
      table.tableView.contentOffset.y = offset
      try table.tableView.layoutIfNeeded()
    }
    for row in [8, 9] { try table.tableView.tap(at: path(0, row)) }
    table.hidden = ["TableViewRowMoving", "TableViewRowMovability", "TableViewMoveTargeting"]
    _ = table.takeLog()
    try table.tableView.swipeRow(at: path(0, 9))
    try table.tableView.confirmDeletion()
    #expect(
      table.takeLog() == [
        "canEdit 0 9", "editingStyle 0 9", "willBeginEditing 0 9", "commit(delete) 0 9",
        "numberOfSections", "numberOfRows 0",
      ] + (0..<9).map { "heightForRow 0 \($0)" } + [
        "cellForRow 0 6 dequeue#1", "canEdit 0 6", "willDisplay 0 6", "didEndDisplaying 0 9",
        "didEndEditing",
      ]
    )
    #expect(table.summary == "offset 264.0 content 396.0 live 3 pool 4 created 7")
    #expect(table.tableView.indexPathsForVisibleRows == [path(0, 6), path(0, 7), path(0, 8)])
    #expect(table.tableView.indexPathForSelectedRow == nil && !table.tableView.isEditing)
    let next = (0..<4).map { _ in
      table.number(of: table.tableView.dequeueReusableCell(withIdentifier: "cell"))
    }
    #expect(next == [7, 4, 3, 2])
  }

  @Test func `J reloads with the cells it has, in other rows`() throws {
    let table = try loaded()
    table.tableView.reloadData()
    #expect(table.takeLog() == load)
    try table.tableView.layoutIfNeeded()
    #expect(
      table.takeLog() == [
        "didEndDisplaying 0 2", "didEndDisplaying 0 1", "didEndDisplaying 0 0",
        "cellForRow 0 0 dequeue#3", "willDisplay 0 0", "cellForRow 0 1 dequeue#2",
        "willDisplay 0 1", "cellForRow 0 2 dequeue#1", "willDisplay 0 2",
      ]
    )
    #expect(table.summary == "offset 0.0 content 440.0 live 3 pool 0 created 3")
  }
}
