import TableModel
import TableUI
import Testing

/// Data sources and delegates that change the table in the middle of a question.
@MainActor @Suite struct ReentrancyTests {
  /// Does something once, at a moment of its choice.
  private final class Meddler: RecordingTable, ScrollDelegate, TableViewRowMoving {
    var onCell: (@MainActor () -> Void)?
    var onEnd: (@MainActor () -> Void)?
    var onMove: (@MainActor () -> Void)?
    var onScroll: (@MainActor () -> Void)?

    override func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) throws(TableError) -> TableViewCell {
      let cell = try super.tableView(tableView, cellForRowAt: indexPath)
      let action = onCell
      onCell = nil
      action?()
      return cell
    }

    override func tableView(
      _ tableView: TableView,
      didEndDisplaying cell: TableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      let action = onEnd
      onEnd = nil
      action?()
    }

    func tableView(
      _ tableView: TableView,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) { onMove?() }

    func scrollViewDidScroll(_ tableView: TableView) {
      let action = onScroll
      onScroll = nil
      action?()
    }
  }

  private let table = Meddler(counts: [6, 3])

  private func shrink() {
    table.counts = [1]
    table.tableView.reloadData()
  }

  @Test func `a reload while a cell is asked for takes its row away`() throws {
    table.onCell = { shrink() }
    table.counts = [0, 6]
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.visibleCells.count == 1)
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `a look at a row that goes meanwhile is E22`() throws {
    let tableView = try table.laidOut().tableView
    table.onCell = { shrink() }
    #expect(throws: TableError.noRect(path(1, 2))) { try tableView.inspectCell(at: path(1, 2)) }
    try tableView.layoutIfNeeded()
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a reload while a cell is filled again`() throws {
    let tableView = try table.laidOut().tableView
    table.onCell = {
      table.counts = []
      tableView.reloadData()
    }
    try tableView.reconfigureRows(at: [path(0, 0), path(0, 1), path(0, 2)])
    try tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.isEmpty)
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a reload while a batch scrolls back`() throws {
    let tableView = try table.laidOut().tableView
    tableView.contentOffset.y = 1000
    try tableView.layoutIfNeeded()
    table.onScroll = { shrink() }
    table.counts = [2, 0]
    try tableView.deleteRows(at: (2..<6).map { path(0, $0) } + (0..<3).map { path(1, $0) })
    try tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.count == 1)
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a batch while a cell is asked for`() throws {
    var failure: TableError?
    table.onCell = {
      table.counts[0] -= 1
      do throws(TableError) {
        try table.tableView.deleteRows(at: [path(0, 0)])
      } catch { failure = error }
    }
    try table.tableView.layoutIfNeeded()
    #expect(failure?.code == "E37")
    #expect(table.tableView.numberOfRows(inSection: 0) == 6)
    // The app changed its rows before it was refused; a reload makes both agree again.
    table.tableView.reloadData()
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.numberOfRows(inSection: 0) == 5)
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `a reload while cells from before a reload are put away`() throws {
    let tableView = try table.laidOut().tableView
    table.onEnd = { shrink() }
    tableView.reloadData()
    try tableView.layoutIfNeeded()
    try tableView.selectRow(at: path(0, 0))
    #expect(tableView.visibleCells.map(\.isSelected) == [true])
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a reload while a row is dragged`() throws {
    let tableView = try table.laidOut().tableView
    table.onMove = { shrink() }
    #expect(
      try tableView.dragRow(at: path(1, 0), to: path(0, 1)) == [.moved(path(1, 0), path(0, 1))]
    )
    try tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.count == 1)
    #expect(tableView.checkInvariants() == [])
  }

  @Test(arguments: [true, false])
  func `a reload while a batch asks for heights`(isEstimating: Bool) throws {
    let tableView = table.tableView
    if isEstimating { tableView.estimatedSectionHeaderHeight = 28 }
    try tableView.layoutIfNeeded()
    var isAsked = false
    table.heights = { [table] _ in
      if !isAsked {
        isAsked = true
        table.counts = []
        tableView.reloadData()
      }
      return 60
    }
    table.counts = [6, 4]
    try? tableView.insertRows(at: [path(1, 3)])
    #expect(isAsked)
    tableView.reloadData()
    try tableView.layoutIfNeeded()
    #expect(tableView.checkInvariants() == [])
  }
}
