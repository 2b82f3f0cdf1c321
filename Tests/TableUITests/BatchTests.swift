import TableModel
import TableUI
import Testing

@MainActor @Suite struct BatchTests {
  private let table = RecordingTable(counts: [3, 2])

  /// What a refused batch must leave alone.
  private func snapshot(_ tableView: TableView) -> [String] {
    [
      "\((0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) })",
      "\(tableView.contentSize)", "\(tableView.contentOffset)",
      "\(tableView.indexPathsForSelectedRows)", "\(tableView.indexPathsForVisibleRows)",
      "\(tableView.visibleCells.map { "\(ObjectIdentifier($0)) \($0.frame) \($0.isSelected)" })",
      "\(tableView.poolContents)",
    ]
  }

  private func code(_ body: () throws(TableError) -> Void) -> String? {
    do throws(TableError) {
      try body()
      return nil
    } catch { return error.code }
  }

  @Test func `a refused batch leaves everything as it was`() throws {
    let tableView = try table.laidOut().tableView
    try tableView.selectRow(at: path(0, 1))
    let before = snapshot(tableView)
    table.counts = [2, 2]
    #expect(code { () throws(TableError) in try tableView.deleteRows(at: [path(0, 9)]) } == "E4")
    #expect(snapshot(tableView) == before)
    #expect(!tableView.hasUncommittedUpdates)
    #expect(tableView.checkInvariants() == ["section 0: model 2 rows, view 3"])
  }

  @Test func `a batch refused for a height leaves everything as it was`() throws {
    let tableView = try table.laidOut().tableView
    try tableView.selectRow(at: path(0, 1))
    let before = snapshot(tableView)
    table.counts = [4, 2]
    table.heights = { $0 == path(0, 3) ? -1 : 44 }
    let error = #expect(throws: TableError.self) { try tableView.insertRows(at: [path(0, 0)]) }
    #expect(error == .negativeRowHeight(path(0, 3), -1))
    table.counts = [3, 2]
    #expect(snapshot(tableView) == before)
  }

  @Test func `a batch refused for a cell leaves everything as it was`() throws {
    let tableView = try table.laidOut().tableView
    try tableView.selectRow(at: path(0, 1))
    let before = snapshot(tableView)
    table.counts = [5, 2]
    table.failure = { $0 == path(0, 1) ? .noDataSource : nil }
    #expect(throws: TableError.noDataSource) {
      try tableView.insertRows(at: [path(0, 0), path(0, 1)])
    }
    table.counts = [3, 2]
    #expect(snapshot(tableView) == before)
  }

  @Test func `a batch refused for a cell leaves the touch and the last batch alone`() throws {
    let tableView = try table.laidOut().tableView
    try tableView.touchDown(at: path(0, 1))
    table.counts = [4, 2]
    table.failure = { $0 == path(0, 0) ? .noDataSource : nil }
    #expect(throws: TableError.noDataSource) { try tableView.insertRows(at: [path(0, 0)]) }
    #expect(tableView.lastBatch == nil)
    #expect(tableView.statistics.batches == 0)
    #expect(try tableView.touchUp() == [.unhighlighted(path(0, 1)), .selected(path(0, 1))])
  }

  @Test func `nested batches are one`() throws {
    let tableView = try table.laidOut().tableView
    tableView.beginUpdates()
    tableView.beginUpdates()
    try tableView.insertRows(at: [path(0, 0)])
    try tableView.endUpdates()
    #expect(table.takeLog() == [])
    try tableView.deleteRows(at: [path(0, 2)])
    try tableView.endUpdates()
    #expect(
      Array(table.takeLog().prefix(3)) == ["numberOfSections", "numberOfRows 0", "numberOfRows 1"]
    )
    #expect(tableView.statistics.batches == 1)
    #expect(tableView.lastBatch?.updates.operations == ["delete 0·2", "insert 0·0"])
  }

  @Test func `an empty batch asks heights and no cells`() throws {
    let tableView = try table.laidOut().tableView
    table.heights = { $0.row == 0 ? 88 : 44 }
    tableView.beginUpdates()
    try tableView.endUpdates()
    #expect(!table.takeLog().contains { $0.hasPrefix("cellForRow") })
    #expect(try tableView.rectForRow(at: path(0, 0)).height == 88)
  }

  @Test func `the false start of a table that never loaded`() throws {
    let error = #expect(throws: TableError.self) {
      try table.tableView.insertRows(at: [path(0, 0)])
    }
    #expect(error?.code == "E1")
    #expect(error?.facts?.wasLoaded == false)
    #expect(error?.facts?.before == [3, 2])
  }

  @Test func `a reload wins over the batch around it`() throws {
    let tableView = try table.laidOut().tableView
    tableView.beginUpdates()
    try tableView.deleteRows(at: [path(7, 7)])
    table.counts = [1]
    tableView.reloadData()
    try tableView.endUpdates()
    #expect(tableView.numberOfSections == 1)
    #expect(tableView.visibleCells.count == 1)
    #expect(tableView.takeWarnings().count == 1)
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `calls that throw take their batch back`() throws {
    let tableView = try table.laidOut().tableView
    var outcome: Bool?
    #expect(throws: TableError.noDataSource) {
      try tableView.performBatchUpdates(
        { () throws(TableError) in
          try tableView.deleteRows(at: [path(0, 0)])
          throw .noDataSource
        },
        completion: { outcome = $0 }
      )
    }
    #expect(outcome == false)
    #expect(!tableView.hasUncommittedUpdates)
    #expect(table.takeLog() == [])
  }

  @Test func `a mismatch can mean a reload`() throws {
    let tableView = try table.laidOut().tableView
    tableView.onMismatch = .reload
    table.counts = [9, 2]
    try tableView.deleteRows(at: [path(0, 0)])
    #expect(tableView.numberOfRows(inSection: 0) == 9)
    #expect(tableView.takeWarnings().count == 1)
  }

  @Test func `a reloaded row gets another cell and loses its selection`() throws {
    let tableView = try table.laidOut().tableView
    let old = tableView.cellForRow(at: path(0, 1))
    try tableView.selectRow(at: path(0, 1))
    try tableView.reloadRows(at: [path(0, 1)])
    #expect(
      table.takeLog().suffix(3) == [
        "cellForRow 0 1 new#4", "willDisplay 0 1", "didEndDisplaying 0 1",
      ]
    )
    #expect(tableView.cellForRow(at: path(0, 1)) !== old)
    #expect(tableView.indexPathForSelectedRow == nil)
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a reconfigured row keeps its cell and its selection`() throws {
    let tableView = try table.laidOut().tableView
    let old = tableView.cellForRow(at: path(0, 1))
    try tableView.selectRow(at: path(0, 1))
    try tableView.reconfigureRows(at: [path(0, 1)])
    #expect(table.takeLog().last == "cellForRow 0 1 dequeue#2")
    #expect(tableView.cellForRow(at: path(0, 1)) === old)
    #expect(tableView.indexPathForSelectedRow == path(0, 1))
    #expect(
      code { () throws(TableError) in try tableView.reconfigureRows(at: [path(0, 3)]) } == "E4"
    )
  }

  @Test(arguments: [
    ([path(0, 0)], [] as [IndexPath], [2, 2], path(0, 1) as IndexPath?),
    ([path(0, 2)], [], [2, 2], nil), ([], [path(0, 0), path(0, 2)], [5, 2], path(0, 4)),
    ([path(1, 0)], [], [3, 1], path(0, 2)),
  ])
  func `selection follows its row`(
    deleted: [IndexPath],
    inserted: [IndexPath],
    counts: [Int],
    expected: IndexPath?
  ) throws {
    let tableView = try table.laidOut().tableView
    try tableView.selectRow(at: path(0, 2))
    table.counts = counts
    tableView.beginUpdates()
    try tableView.deleteRows(at: deleted)
    try tableView.insertRows(at: inserted)
    try tableView.endUpdates()
    #expect(tableView.indexPathForSelectedRow == expected)
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a moved row and a moved section keep the selection`() throws {
    let tableView = try table.laidOut().tableView
    try tableView.selectRow(at: path(0, 2))
    try tableView.moveRow(at: path(0, 2), to: path(0, 0))
    #expect(tableView.indexPathForSelectedRow == path(0, 0))
    table.counts = [2, 3]
    try tableView.moveSection(0, toSection: 1)
    #expect(tableView.indexPathForSelectedRow == path(1, 0))
  }
}
