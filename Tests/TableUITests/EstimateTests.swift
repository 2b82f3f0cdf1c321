import TableModel
import TableUI
import Testing

/// Heights that are estimated at load and asked for when a row comes to the screen.
@MainActor @Suite struct EstimateTests {
  private func makeTable(
    rows: Int,
    estimate: Double = 44,
    height: Double = 132,
    _ heights: @escaping (IndexPath) -> Double
  ) -> RecordingTable {
    let table = RecordingTable(counts: [rows], height: height)
    table.heights = heights
    table.tableView.estimatedRowHeight = estimate
    return table
  }

  private func screenPlace(_ row: Int, _ table: RecordingTable) throws -> Double {
    let tableView = table.tableView
    return try tableView.rectForRow(at: path(0, row)).minY - tableView.contentOffset.y
  }

  @Test func `I loads counts only, then asks each visible row for its cell and its height`() throws
  {
    let table = makeTable(rows: 10) { _ in 60 }
    #expect(table.tableView.contentSize.height == 440)
    #expect(table.takeLog() == ["numberOfSections", "numberOfRows 0"])
    try table.tableView.layoutIfNeeded()
    #expect(
      table.takeLog() == [
        "cellForRow 0 0 new#1", "heightForRow 0 0", "willDisplay 0 0",
        "cellForRow 0 1 new#2", "heightForRow 0 1", "willDisplay 0 1",
        "cellForRow 0 2 new#3", "heightForRow 0 2", "willDisplay 0 2",
      ]
    )
    #expect(table.summary == "offset 0.0 content 488.0 live 3 pool 0 created 3")
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `content is what was measured and the estimate of the rest`() throws {
    let table = makeTable(rows: 100, estimate: 500, height: 600) { _ in 619.0 / 9 }
    #expect(table.tableView.contentSize.height == 50_000)
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.indexPathsForVisibleRows.count == 9)
    #expect((table.tableView.contentSize.height - 46_119).magnitude < 0.000_001)
  }

  @Test func `rows that are lower than their estimates bring more rows, one by one`() throws {
    let table = makeTable(rows: 1000, estimate: 100) { _ in 11 }
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.indexPathsForVisibleRows == (0..<12).map { path(0, $0) })
    #expect(table.takeLog().filter { $0.hasPrefix("heightForRow") }.count == 12)
    #expect(table.tableView.contentSize.height == 12 * 11 + 988 * 100)
  }

  @Test func `scrolling asks only rows that come, and no row twice`() throws {
    let table = try makeTable(rows: 1000) { _ in 60 }.laidOut()
    table.tableView.contentOffset.y = 60
    try table.tableView.layoutIfNeeded()
    #expect(
      table.takeLog() == [
        "cellForRow 0 3 new#4", "heightForRow 0 3", "willDisplay 0 3", "didEndDisplaying 0 0",
      ]
    )
    table.tableView.contentOffset.y = 0
    try table.tableView.layoutIfNeeded()
    #expect(
      table.takeLog() == ["cellForRow 0 0 dequeue#1", "willDisplay 0 0", "didEndDisplaying 0 3"]
    )
  }

  @Test(arguments: [7.0, 44, 100, 131])
  func `rows on the screen do not jump when rows above turn out higher`(step: Double) throws {
    let table = makeTable(rows: 200) { Double(20 + $0.row % 7 * 31) }
    let tableView = table.tableView
    try tableView.layoutIfNeeded()
    tableView.contentOffset.y = 4000
    try tableView.layoutIfNeeded()
    for _ in 0..<40 where tableView.contentOffset.y > step {
      let row = try #require(tableView.indexPathsForVisibleRows.first?.row)
      let place = try screenPlace(row, table)
      tableView.contentOffset.y -= step
      try tableView.layoutIfNeeded()
      #expect(try screenPlace(row, table) == place + step)
      #expect(tableView.checkInvariants() == [])
    }
  }

  @Test(arguments: [ScrollPosition.top, .middle, .bottom, .none], [3, 60, 197, 199])
  func `a row stands where it was asked for, whatever the estimates`(
    position: ScrollPosition,
    row: Int
  ) throws {
    for estimate in [1.0, 44, 700] {
      let table = makeTable(rows: 200, estimate: estimate) { Double(20 + $0.row % 7 * 31) }
      let tableView = table.tableView
      try tableView.layoutIfNeeded()
      try tableView.scrollToRow(at: path(0, row), at: position)
      try tableView.layoutIfNeeded()
      let rect = try tableView.rectForRow(at: path(0, row))
      let range = tableView.contentOffsetRange
      let expected: Double? =
        switch position {
        case .top: rect.minY
        case .middle: rect.midY - 66
        case .bottom: rect.maxY - 132
        case .none: nil
        }
      if let expected {
        let clamped = min(max(expected, range.lowerBound), range.upperBound)
        #expect(tableView.contentOffset.y == clamped, "estimate \(estimate)")
      }
      #expect(tableView.indexPathsForVisibleRows.contains(path(0, row)), "estimate \(estimate)")
      #expect(tableView.checkInvariants() == [])
      tableView.setNeedsLayout()
      try tableView.layoutIfNeeded()
      #expect(try tableView.rectForRow(at: path(0, row)) == rect)
    }
  }

  @Test(arguments: [1.0, 44, 700])
  func `beyond the end is the end`(estimate: Double) throws {
    let table = makeTable(rows: 200, estimate: estimate) { Double(20 + $0.row % 7 * 31) }
    let tableView = table.tableView
    try tableView.layoutIfNeeded()
    tableView.contentOffset.y = .greatestFiniteMagnitude
    try tableView.layoutIfNeeded()
    #expect(tableView.contentOffset.y == tableView.contentOffsetRange.upperBound)
    #expect(tableView.indexPathsForVisibleRows.last == path(0, 199))
    tableView.contentOffset.y = -1
    try tableView.layoutIfNeeded()
    #expect(tableView.contentOffset.y == 0)
    #expect(tableView.indexPathsForVisibleRows.first == path(0, 0))
  }

  @Test func `touches land in the wrong row until layout has measured`() throws {
    let table = makeTable(rows: 10, height: 528) { _ in 200 }
    #expect(table.tableView.indexPathForRow(at: Point(x: 0, y: 300)) == path(0, 6))
    #expect(try table.tableView.rectForRow(at: path(0, 1)).minY == 44)
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.indexPathForRow(at: Point(x: 0, y: 300)) == path(0, 1))
    #expect(try table.tableView.rectForRow(at: path(0, 1)).minY == 200)
  }

  @Test func `a reload forgets what was measured`() throws {
    let table = try makeTable(rows: 100) { _ in 60 }.laidOut()
    #expect(table.tableView.contentSize.height == 4448)
    table.tableView.reloadData()
    #expect(table.tableView.contentSize.height == 4400)
    #expect(table.takeLog() == ["numberOfSections", "numberOfRows 0"])
  }

  @Test(arguments: [0, 3])
  func `another width after a reload that took rows away finds no cell of theirs`(
    rows: Int
  ) throws {
    let table = makeTable(rows: 100) { _ in 60 }
    try table.tableView.layoutIfNeeded()
    table.tableView.contentOffset.y = 3000
    try table.tableView.layoutIfNeeded()
    table.counts = [rows]
    table.tableView.reloadData()
    table.tableView.size.width = 100
    #expect(table.tableView.contentSize.height == Double(rows) * 44)
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.indexPathsForVisibleRows.count == rows)
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `another width forgets what was measured and keeps the first row in its place`() throws
  {
    let table = makeTable(rows: 100) { Double(20 + $0.row % 7 * 31) }
    let tableView = table.tableView
    try tableView.layoutIfNeeded()
    while tableView.contentOffset.y < 2000 {
      tableView.contentOffset.y += 100
      try tableView.layoutIfNeeded()
    }
    let row = try #require(tableView.indexPathsForVisibleRows.first?.row)
    let place = try screenPlace(row, table)
    tableView.size.width = 100
    try tableView.layoutIfNeeded()
    #expect(try screenPlace(row, table) == place)
    #expect(tableView.heightSource(at: path(0, 0)) == .estimated)
  }

  @Test func `a height below 0 is E25 when the row comes`() throws {
    let table = makeTable(rows: 10) { $0.row == 5 ? -0.01 : 44 }
    try table.tableView.layoutIfNeeded()
    table.tableView.contentOffset.y = 132
    let error = #expect(throws: TableError.self) { try table.tableView.layoutIfNeeded() }
    #expect(error?.code == "E25")
    table.heights = { _ in 44 }
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.checkInvariants() == [])
    #expect(table.tableView.statistics.cellsAlive == 3)
  }

  @Test func `rows of no height end with the table`() throws {
    let table = try makeTable(rows: 500) { _ in 0 }.laidOut()
    #expect(table.tableView.contentSize.height == 0)
    #expect(table.tableView.visibleCells.isEmpty)
    #expect(table.tableView.statistics.cellsCreated == 1)
  }

  @Test func `a million rows cost a few questions`() throws {
    let table = makeTable(rows: 1_000_000, height: 528) { _ in 60 }
    let tableView = table.tableView
    try tableView.layoutIfNeeded()
    #expect(table.takeLog().filter { $0.hasPrefix("heightForRow") }.count == 9)
    try tableView.scrollToRow(at: path(0, 700_000), at: .middle)
    try tableView.layoutIfNeeded()
    #expect(table.takeLog().filter { $0.hasPrefix("heightForRow") }.count < 30)
    #expect(try tableView.rectForRow(at: path(0, 700_000)).midY == tableView.contentOffset.y + 264)
  }
}
