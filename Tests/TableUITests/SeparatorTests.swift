import TableModel
import TableUI
import Testing

@MainActor @Suite struct SeparatorTests {
  private let table: RecordingTable
  private var tableView: TableView { table.tableView }

  init() throws { table = try RecordingTable(counts: [3, 1]).laidOut() }

  @Test func `a line stands between two rows of a section`() {
    #expect(
      tableView.separatorFrame(below: path(0, 0)) == Rect(x: 16, y: 44, width: 304, height: 0)
    )
    #expect(tableView.separatorFrame(below: path(0, 2)) == nil)
    #expect(tableView.separatorFrame(below: path(1, 0)) == nil)
    #expect(tableView.separatorFrame(below: path(9, 0)) == nil)
    tableView.separatorStyle = .none
    #expect(tableView.separatorFrame(below: path(0, 0)) == nil)
  }

  @Test func `left and right of the inset count, negative ones as 0`() {
    tableView.separatorInset = EdgeInsets(top: 5, left: 16, bottom: 5, right: 8)
    #expect(
      tableView.separatorFrame(below: path(0, 1)) == Rect(x: 16, y: 88, width: 296, height: 0)
    )
    tableView.separatorInset = EdgeInsets(left: -16, right: -.infinity)
    #expect(tableView.separatorFrame(below: path(0, 1))?.width == 320)
    tableView.separatorInset = EdgeInsets(left: 1e300, right: .nan)
    #expect(tableView.separatorFrame(below: path(0, 1))?.width == 0)
  }

  @Test func `the inset of the cell goes before that of the table`() {
    tableView.separatorInset = EdgeInsets(left: 16)
    tableView.cellForRow(at: path(0, 0))?.separatorInset = EdgeInsets(left: 40, right: 40)
    #expect(tableView.separatorFrame(below: path(0, 0))?.minX == 40)
    #expect(tableView.separatorFrame(below: path(0, 0))?.width == 240)
    #expect(tableView.separatorFrame(below: path(0, 1))?.minX == 16)
  }
}
