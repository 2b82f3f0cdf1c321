import TableModel
import TableUI
import Testing

@MainActor @Suite struct ScrollingTests {
  private final class Listener: TableViewDelegate, ScrollDelegate {
    var offsets: [Double] = []

    func scrollViewDidScroll(_ tableView: TableView) { offsets.append(tableView.contentOffset.y) }
  }

  private let table: RecordingTable
  private let tableView: TableView

  init() throws {
    table = try RecordingTable(counts: [100], height: 480).laidOut()
    tableView = table.tableView
  }

  @Test(arguments: [
    (ScrollPosition.top, 50, 2200.0), (.middle, 50, 1982), (.bottom, 50, 1764), (.none, 50, 1764),
    (.top, 99, 3920), (.bottom, 0, 0), (.middle, 0, 0), (.none, 3, 0),
  ])
  func `scrolls to a row`(position: ScrollPosition, row: Int, offset: Double) throws {
    try tableView.scrollToRow(at: path(0, row), at: position, animated: false)
    #expect(tableView.contentOffset.y == offset)
  }

  @Test func `none acts like top for a row above`() throws {
    tableView.contentOffset.y = 3000
    try tableView.scrollToRow(at: path(0, 10), at: .none, animated: false)
    #expect(tableView.contentOffset.y == 440)
  }

  @Test func `the inset moves the ends of the range`() throws {
    tableView.contentInset = EdgeInsets(top: 100, bottom: 50)
    #expect(tableView.contentOffset.y == -100)
    #expect(tableView.contentOffsetRange == -100...3970)
    try tableView.scrollToRow(at: path(0, 0), at: .middle, animated: false)
    #expect(tableView.contentOffset.y == -100)
    try tableView.scrollToRow(at: path(0, 50), at: .top, animated: false)
    #expect(tableView.contentOffset.y == 2100)
  }

  @Test func `a row that does not exist is E21, by the cached counts`() throws {
    table.counts = [101]
    let row = #expect(throws: TableError.self) { try tableView.scrollToRow(at: path(0, 100)) }
    #expect(row?.code == "E21")
    #expect(throws: TableError.scrollsToMissingSection(1, sections: 1)) {
      try tableView.scrollToRow(at: path(1, 0))
    }
    tableView.reloadData()
    try tableView.scrollToRow(at: path(0, 100))
  }

  @Test(arguments: [(-50.0, 0.0), (1e300, 3920), (.infinity, 3920), (.nan, 10)])
  func `an offset is brought into the range`(offset: Double, expected: Double) {
    tableView.contentOffset.y = 10
    tableView.contentOffset.y = offset
    #expect(tableView.contentOffset.y == expected)
  }

  @Test func `the delegate hears of it before any cell is asked for`() throws {
    let listener = Listener()
    tableView.delegate = listener
    try tableView.layoutIfNeeded()
    _ = table.takeLog()
    tableView.contentOffset.y = 100
    tableView.contentOffset.y = 100
    #expect(listener.offsets == [100])
    #expect(table.takeLog() == [])
  }

  @Test func `a table that shrinks scrolls back`() throws {
    tableView.contentOffset.y = 3920
    table.counts = [20]
    tableView.reloadData()
    #expect(tableView.contentOffset.y == 400)
  }

  @Test func `scrolls to the nearest of the selected rows`() throws {
    tableView.allowsMultipleSelection = true
    for row in [0, 40, 99] { try tableView.selectRow(at: path(0, row)) }
    tableView.contentOffset.y = 1200
    tableView.scrollToNearestSelectedRow(at: .top)
    #expect(tableView.contentOffset.y == 1760)
  }

  @Test func `tells rows by their place`() throws {
    #expect(tableView.indexPathForRow(at: Point(x: 0, y: 44)) == path(0, 1))
    #expect(tableView.indexPathForRow(at: Point(x: 0, y: -1)) == nil)
    #expect(tableView.indexPathForRow(at: Point(x: 320, y: 44)) == nil)
    #expect(tableView.indexPathForRow(at: Point(x: 0, y: .nan)) == nil)
    #expect(
      tableView.indexPathsForRows(in: Rect(x: 0, y: 40, width: 1, height: 50))
        == [path(0, 0), path(0, 1), path(0, 2)]
    )
    #expect(tableView.indexPathsForRows(in: Rect(x: 0, y: 40, width: 1, height: -1)) == nil)
    #expect(throws: TableError.noRect(path(0, 100))) { try tableView.rectForRow(at: path(0, 100)) }
    #expect(throws: TableError.noSectionRect(1)) { try tableView.rect(forSection: 1) }
    #expect(throws: TableError.noHeaderRect(section: -1)) {
      try tableView.rectForHeader(inSection: -1)
    }
  }
}
