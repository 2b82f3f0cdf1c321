import TableModel
import TableUI
import Testing

/// The rules of a real table view, each under its number: 1 to 12, of loading, cells and touches.
///
/// The cases around a rule stand in the tests of its subject.
@MainActor @Suite struct TwentyRuleTests {
  private let table: RecordingTable
  private var tableView: TableView { table.tableView }

  init() throws { table = try RecordingTable(counts: [10]).laidOut() }

  private func scroll(to y: Double) throws {
    tableView.contentOffset.y = y
    try tableView.layoutIfNeeded()
  }

  @Test func `rule 1 reloadData asks counts at once and cells in the next layout`() throws {
    table.counts = [2]
    tableView.reloadData()
    #expect(
      table.takeLog() == [
        "numberOfSections", "numberOfRows 0", "heightForRow 0 0", "heightForRow 0 1",
      ]
    )
    #expect(tableView.visibleCells.count == 3)
    try tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.count == 2)
    #expect(table.takeLog().filter { $0.hasPrefix("cellForRow") }.count == 2)
  }

  @Test(arguments: [false, true])
  func `rule 2 how often counts and heights are asked changes nothing`(repeats: Bool) throws {
    tableView.repeatsQuestions = repeats
    tableView.reloadData()
    try tableView.layoutIfNeeded()
    let log = table.takeLog()
    // The round twice, and two more heights for each visible row: the pattern of one source.
    #expect(log.count { $0.hasPrefix("heightForRow") } == (repeats ? 2 * 10 + 2 * 3 : 10))
    #expect(log.count { $0 == "numberOfRows 0" } == (repeats ? 2 : 1))
    #expect(log.count { $0.hasPrefix("cellForRow") } == 3)
    #expect(tableView.contentSize.height == 440 && tableView.checkInvariants() == [])
  }

  @Test func `rule 3 exact heights are asked of every row, others only when a row comes`() throws {
    tableView.reloadData()
    #expect(table.takeLog().count { $0.hasPrefix("heightForRow") } == 10)
    tableView.estimatedRowHeight = 44
    tableView.reloadData()
    #expect(table.takeLog().count { $0.hasPrefix("heightForRow") } == 0)
    try tableView.layoutIfNeeded()
    #expect(
      table.takeLog().filter { $0.hasPrefix("heightForRow") }
        == (0..<3).map { "heightForRow 0 \($0)" }
    )
  }

  @Test func `rule 4 estimated content is what was measured and the estimate of the rest`() throws {
    let table = RecordingTable(counts: [100])
    table.heights = { _ in 60 }
    table.tableView.estimatedRowHeight = 44
    #expect(table.tableView.contentSize.height == 4400)
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.contentSize.height == 3 * 60 + 97 * 44)
  }

  @Test func `rule 5 the table answers visible cells only, the data source all`() throws {
    #expect(tableView.cellForRow(at: path(0, 2)) != nil)
    #expect(tableView.cellForRow(at: path(0, 3)) == nil)
    let (cell, isVisible) = try tableView.inspectCell(at: path(0, 9))
    #expect(!isVisible && cell.text == "0 9")
    tableView.recycle(cell)
    table.failure = { [tableView] _ in tableView.noCell }
    let error = #expect(throws: TableError.self) { try scroll(to: 44) }
    #expect(error?.code == "E19")
  }

  private final class PreparedCell: TableViewCell {
    var preparations = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  @Test func `rule 6 only a recycled cell is prepared, just before it is handed out`() throws {
    tableView.register(PreparedCell.self, forCellReuseIdentifier: "cell")
    tableView.emptyPool()
    tableView.reloadData()
    try tableView.layoutIfNeeded()
    tableView.emptyPool()
    try scroll(to: 308)
    func counts() -> [Int] {
      tableView.visibleCells.compactMap { ($0 as? PreparedCell)?.preparations }
    }
    #expect(counts() == [0, 0, 0])
    try tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows)
    #expect(counts() == [0, 0, 0])
    try scroll(to: 0)
    try scroll(to: 308)
    #expect(counts() == [1, 1, 1])
    let nameless = PreparedCell(style: .default, reuseIdentifier: nil)
    tableView.recycle(nameless)
    #expect(nameless.preparations == 0 && tableView.poolContents.map(\.identifier) == ["cell"])
  }

  @Test func `rule 7 without a row dequeuing gives nil, with one an error`() throws {
    #expect(tableView.dequeueReusableCell(withIdentifier: "other") == nil)
    func code(_ identifier: String, _ path: IndexPath) -> String? {
      do {
        _ = try tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
        return nil
      } catch { return error.code }
    }
    #expect(code("other", path(0, 0)) == "E18")
    #expect(code("cell", path(0, 10)) == "E22")
    try scroll(to: 308)
    tableView.register(nil as TableViewCell.Type?, forCellReuseIdentifier: "cell")
    #expect(tableView.poolContents.map(\.count) == [3])
    #expect(code("cell", path(0, 0)) == "E18")
    #expect(tableView.dequeueReusableCell(withIdentifier: "cell") != nil)
  }

  @Test func `rule 8 a touch lights up, its end selects, and no light stops everything`() throws {
    try tableView.tap(at: path(0, 0))
    _ = table.takeLog()
    _ = try tableView.touchDown(at: path(0, 1))
    #expect(table.takeLog() == ["shouldHighlight 0 1", "didHighlight 0 1"])
    #expect(tableView.indexPathsForSelectedRows == [path(0, 0)])
    _ = try tableView.touchUp()
    #expect(tableView.indexPathsForSelectedRows == [path(0, 1)])
    table.allowsHighlight = false
    _ = table.takeLog()
    try tableView.tap(at: path(0, 2))
    #expect(table.takeLog() == ["shouldHighlight 0 2"])
    #expect(tableView.cellForRow(at: path(0, 1))?.isSelected == true)
  }

  @Test func `rule 9 willSelect may name another row or none, when the light is over`() throws {
    table.willSelect = { _ in path(0, 2) }
    try tableView.tap(at: path(0, 0))
    #expect(tableView.indexPathsForSelectedRows == [path(0, 2)])
    #expect(table.takeLog().prefix { $0 != "willSelect 0 0" }.contains("didHighlight 0 0"))
    table.willSelect = { _ in nil }
    try tableView.tap(at: path(0, 1))
    #expect(tableView.indexPathsForSelectedRows == [path(0, 2)])
    table.willSelect = { $0 }
    _ = table.takeLog()
    try tableView.tap(at: path(0, 2))
    #expect(table.takeLog().suffix(2) == ["willSelect 0 2", "didSelect 0 2"])
  }

  @Test func `rule 10 selecting by program tells nobody, and none scrolls only scrollToRow`() throws
  {
    var notices = 0
    tableView.onSelectionChange = { notices += 1 }
    try tableView.selectRow(at: path(0, 9), animated: false, scrollPosition: .none)
    tableView.deselectRow(at: path(0, 9))
    try tableView.selectRow(at: path(0, 8), animated: false, scrollPosition: .none)
    #expect(table.takeLog() == [] && notices == 0 && tableView.contentOffset.y == 0)
    try tableView.scrollToRow(at: path(0, 8), at: .none)
    #expect(tableView.contentOffset.y == 9 * 44 - 132)
  }

  @Test func `rule 11 a reload and edit mode drop the selection, a reloaded row its own`() throws {
    tableView.allowsMultipleSelection = true
    func select() throws { for row in 0..<3 { try tableView.selectRow(at: path(0, row)) } }
    try select()
    try tableView.reloadRows(at: [path(0, 1)])
    #expect(tableView.indexPathsForSelectedRows == [path(0, 0), path(0, 2)])
    let cell = tableView.cellForRow(at: path(0, 0))
    try tableView.reconfigureRows(at: [path(0, 0)])
    #expect(tableView.cellForRow(at: path(0, 0)) === cell)
    #expect(tableView.indexPathsForSelectedRows == [path(0, 0), path(0, 2)])
    tableView.setEditing(true, animated: false)
    #expect(tableView.indexPathsForSelectedRows == [])
    tableView.setEditing(false, animated: false)
    try select()
    tableView.reloadData()
    #expect(tableView.indexPathsForSelectedRows == [])
  }

  @Test func `rule 12 what a cell is told of its selection, the table does not know`() throws {
    try tableView.selectRow(at: path(0, 1))
    tableView.cellForRow(at: path(0, 1))?.isSelected = false
    tableView.cellForRow(at: path(0, 2))?.setSelected(true, animated: false)
    #expect(tableView.indexPathsForSelectedRows == [path(0, 1)])
    // It is the application's doing, so nothing is wrong with the table.
    #expect(tableView.checkInvariants() == [])
    try scroll(to: 308)
    try scroll(to: 0)
    #expect(tableView.visibleCells.map(\.isSelected) == [false, true, false])
  }
}
