import TableModel
import TableUI
import Testing

@MainActor @Suite struct HeightTests {
  private final class Sizes: TableViewDelegate, TableViewSizing {
    var header = TableView.automaticDimension
    var footer = TableView.automaticDimension

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 44 }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
      header
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
      footer
    }
  }

  private let shelf = Shelf()

  private func makeTable(_ headers: [String], style: TableViewStyle) -> SectionsTable {
    let sections = headers.map { Section(header: $0, items: [makeItem("a"), makeItem("b")]) }
    return shelf.keep(SectionsTable(sections, style: style))
  }

  @Test(arguments: [-1, -0.01, Double.nan, .infinity, -.infinity])
  func `a height that is none is E25, at load and later`(height: Double) throws {
    let table = RecordingTable(counts: [3])
    table.heights = { $0.row == 2 ? height : 44 }
    let error = #expect(throws: TableError.self) { try table.tableView.layoutIfNeeded() }
    #expect(error?.code == "E25")
    #expect(table.tableView.visibleCells.isEmpty)
    table.heights = { _ in 44 }
    try table.tableView.layoutIfNeeded()
    table.heights = { $0.row == 2 ? height : 60 }
    table.tableView.reloadData()
    #expect(table.tableView.contentSize.height == 132)
    #expect(throws: TableError.self) { try table.tableView.layoutIfNeeded() }
    #expect(table.tableView.visibleCells.count == 3)
    table.heights = { _ in 60 }
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.contentSize.height == 180)
  }

  @Test(arguments: [1, 4095, 4096, 4097, 8192, 20_000])
  func `each row of a long section has its height`(count: Int) throws {
    // Long stretches, which cross the places where rows are asked for in pieces, and single rows.
    func height(of row: Int) -> Double { row / 3000 % 2 == 0 ? 44 : Double(20 + row * 7 % 13) }
    let table = RecordingTable(counts: [2, count, 1])
    table.heights = { $0.section == 1 ? height(of: $0.row) : 30 }
    try table.tableView.layoutIfNeeded()
    var y = 60.0
    for row in 0..<count {
      let rect = try table.tableView.rectForRow(at: path(1, row))
      guard rect.minY == y, rect.height == height(of: row) else {
        Issue.record("row \(row): \(rect), not \(height(of: row)) high at \(y)")
        return
      }
      y += rect.height
    }
    #expect(table.tableView.contentSize.height == y + 30)
  }

  @Test(arguments: [-2, -0.000_000_1, Double.nan, .infinity])
  func `a header height that is none is E26`(height: Double) {
    let table = makeTable(["one"], style: .plain)
    let sizes = Sizes()
    sizes.header = height
    table.tableView.delegate = sizes
    let error = #expect(throws: TableError.self) { try table.tableView.rectForRow(at: path(0, 0)) }
    #expect(error?.code == "E26")
  }

  @Test(arguments: [-1, Int.min])
  func `a count below 0 is E34`(count: Int) {
    let table = RecordingTable(counts: [3, count])
    let error = #expect(throws: TableError.self) { try table.tableView.layoutIfNeeded() }
    #expect(error?.code == "E34")
  }

  @Test func `more rows than can be are E28`() {
    let table = RecordingTable(counts: [Int.max])
    let error = #expect(throws: TableError.self) { try table.tableView.layoutIfNeeded() }
    #expect(error?.code == "E28")
  }

  @Test func `without a delegate rows are 44 points, or as the property says`() throws {
    let table = RecordingTable(counts: [3])
    table.tableView.delegate = nil
    #expect(try table.tableView.rectForRow(at: path(0, 2)).minY == 88)
    #expect(table.tableView.heightSource(at: path(0, 2)) == .standard)
    table.tableView.rowHeight = 60
    #expect(try table.tableView.rectForRow(at: path(0, 2)).minY == 120)
    #expect(table.tableView.heightSource(at: path(0, 2)) == .property)
    #expect(table.tableView.heightSource(at: path(0, 3)) == nil)
    table.tableView.delegate = table
    #expect(table.tableView.heightSource(at: path(0, 2)) == .delegate)
  }

  @Test func `a plain header has 28 points and 22 above it, if it has a text`() throws {
    let tableView = makeTable(["one", ""], style: .plain).tableView
    #expect(try tableView.rectForHeader(inSection: 0) == Rect(x: 0, y: 22, width: 320, height: 28))
    #expect(try tableView.rectForRow(at: path(0, 0)).minY == 50)
    #expect(try tableView.rectForHeader(inSection: 1).height == 0)
    #expect(try tableView.rectForRow(at: path(1, 0)).minY == 138)
    tableView.sectionHeaderTopPadding = 0
    #expect(try tableView.rectForRow(at: path(0, 0)).minY == 28)
  }

  @Test func `groups stand apart, the first further from the top`() throws {
    let tableView = makeTable(["", "two", ""], style: .grouped).tableView
    let headers = try (0..<3).map { try tableView.rectForHeader(inSection: $0).height }
    #expect(headers == [35, 28, 18])
    #expect(try tableView.rectForFooter(inSection: 0).height == 18)
  }

  @Test(arguments: [(0.0, 35.0), (0.01, 0.01), (50, 50)])
  func `a grouped header of height 0 keeps the standard height`(
    answer: Double,
    expected: Double
  ) throws {
    let table = makeTable([""], style: .grouped)
    let sizes = Sizes()
    sizes.header = answer
    table.tableView.delegate = sizes
    #expect(try table.tableView.rectForRow(at: path(0, 0)).minY == expected)
  }

  @Test func `another width asks for all heights, another height for none`() throws {
    let table = try RecordingTable(counts: [10]).laidOut()
    table.tableView.size.height = 88
    try table.tableView.layoutIfNeeded()
    #expect(table.takeLog() == ["didEndDisplaying 0 2"])
    table.tableView.size.width = 100
    try table.tableView.layoutIfNeeded()
    #expect(table.takeLog() == (0..<10).map { "heightForRow 0 \($0)" })
  }

  @Test func `another style lays everything out anew`() throws {
    let table = makeTable(["one", "two"], style: .plain)
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.headerView(forSection: 0)?.isUppercased == false)
    table.tableView.style = .grouped
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.headerView(forSection: 0)?.isUppercased == true)
    #expect(try table.tableView.rectForRow(at: path(0, 0)).minY == 35)
    #expect(table.tableView.checkInvariants() == [])
  }

  private final class BulkSizes: TableViewDelegate, TableViewBulkSizing {
    func height(_ row: Int) -> Double { 30 + Double(row % 7) }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      height(indexPath.row)
    }

    func tableView(
      _ tableView: TableView,
      heightsOfRows rows: Range<Int>,
      inSection section: Int,
      into heights: inout [Double]
    ) { heights += rows.map(height) }
  }

  @Test(arguments: [0..<1, 3..<4, 1..<5], [true, false])
  func `new rows are asked for once, however many and whoever listens`(
    rows: Range<Int>,
    isObserved: Bool
  ) throws {
    let table = try ReportingTable(counts: [6]).laidOut()
    let (sizes, recorder) = (BulkSizes(), MessageRecorder())
    table.tableView.delegate = sizes
    try table.tableView.layoutIfNeeded()
    if isObserved { table.tableView.messageObserver = recorder }
    let before = table.tableView.statistics
    table.counts[0] += rows.count
    try table.tableView.insertRows(at: rows.map { path(0, $0) })
    let after = table.tableView.statistics
    #expect(after.heightQuestions - before.heightQuestions == rows.count)
    #expect(after.heightsComputed - before.heightsComputed == rows.count)
    let asked = recorder.messages.count { $0.selector.contains("heightForRowAt") }
    #expect(asked == (isObserved ? rows.count : 0))
    for row in rows {
      #expect(try table.tableView.rectForRow(at: path(0, row)).height == sizes.height(row))
    }
  }
}
