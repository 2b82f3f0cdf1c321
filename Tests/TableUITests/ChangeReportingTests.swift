import TableModel
import TableUI
import Testing

/// What is asked when the data source says what changed.
@MainActor @Suite struct ChangeReportingTests {
  private let table: ReportingTable

  init() throws {
    table = try ReportingTable(counts: [20_000, 5]).laidOut()
  }

  @Test func `one row more in a large section asks one count and one height`() throws {
    table.counts[0] += 1
    try table.tableView.insertRows(at: [path(0, 10_000)])
    #expect(table.takeLog() == ["numberOfSections", "numberOfRows 0", "heightForRow 0 10000"])
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `a reported height asks for that height only`() throws {
    table.report = ReportedChanges(rows: [path(0, 7)])
    table.heights = { _ in 60 }
    try table.tableView.performBatchUpdates(TableUpdates())
    #expect(table.takeLog() == ["numberOfSections", "heightForRow 0 7"])
    #expect(try table.tableView.rectForRow(at: path(0, 8)).minY == 8 * 44 + 16)
  }

  @Test func `a resized section asks for its heights and no counts`() throws {
    table.report = ReportedChanges(resizedSections: [1])
    table.heights = { _ in 60 }
    try table.tableView.performBatchUpdates(TableUpdates())
    #expect(table.takeLog() == ["numberOfSections"] + (0..<5).map { "heightForRow 1 \($0)" })
  }

  @Test func `a section in front leaves the large section alone`() throws {
    table.counts.insert(2, at: 0)
    try table.tableView.insertSections([0])
    let log = table.takeLog()
    #expect(
      log.prefix(4) == [
        "numberOfSections", "numberOfRows 0", "heightForRow 0 0", "heightForRow 0 1",
      ]
    )
    #expect(log.count { $0.hasPrefix("numberOfRows") || $0.hasPrefix("heightForRow") } == 3)
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `a moved section takes its heights along`() throws {
    table.counts.swapAt(0, 1)
    try table.tableView.moveSection(0, toSection: 1)
    #expect(!table.takeLog().contains { $0.hasPrefix("heightForRow") })
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `a moved section that loses and gains rows keeps the other heights`() throws {
    table.heights = { Double(40 + $0.row) }
    table.tableView.reloadData()
    try table.tableView.layoutIfNeeded()
    var updates = TableUpdates()
    updates.deletedRows = [path(1, 1), path(1, 3)]
    updates.movedSections = [SectionMove(from: 1, to: 0)]
    updates.insertedRows = [path(0, 3)]
    table.counts = [4, 20_000]
    table.heights = { _ in 60 }
    try table.tableView.performBatchUpdates(updates)
    let heights = try (0..<4).map { try table.tableView.rectForRow(at: path(0, $0)).height }
    #expect(heights == [40, 42, 44, 60])
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `a view assigned while a height is asked for moves every row`() throws {
    table.counts[0] += 1
    var isAssigned = false
    table.heights = { [tableView = table.tableView] _ in
      if !isAssigned { tableView.tableHeaderView = ViewNode(text: "Top") }
      isAssigned = true
      return 60
    }
    try table.tableView.insertRows(at: [path(0, 1)])
    let top = table.tableView.tableHeaderRect?.height ?? 0
    #expect(top > 0)
    #expect(
      try table.tableView.rectForRow(at: path(0, 2))
        == Rect(x: 0, y: top + 120, width: 320, height: 60)
    )
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `a wrong count is found in the touched section`() throws {
    #expect(throws: TableError.self) { try table.tableView.deleteRows(at: [path(0, 3)]) }
    #expect(table.takeLog() == ["numberOfSections", "numberOfRows 0"])
    table.counts[0] -= 1
    try table.tableView.deleteRows(at: [path(0, 3)])
    #expect(table.takeLog().count > 20_000)
  }

  @Test func `no report means that everything is asked`() throws {
    table.report = nil
    try table.tableView.performBatchUpdates(TableUpdates())
    #expect(table.takeLog().count == 3 + 20_005)
  }

  @Test(arguments: [[5], [-1], [0, 1, 2], [1, 1]])
  func `sections that do not fit cost no question less`(sections: [Int]) throws {
    #expect(throws: TableError.self) { try table.tableView.deleteSections(sections) }
    #expect(table.takeLog() == ["numberOfSections", "numberOfRows 0", "numberOfRows 1"])
  }
}

/// An edit at each row, with a scrolled screen of half of the rows.
@MainActor @Suite struct EditNearScreenTests {
  enum Edit: CaseIterable {
    case insert, delete, move, grow, shrink, hide, reload, reconfigure

    @MainActor func make(at place: IndexPath, in table: ReportingTable) throws {
      let tableView = table.tableView
      switch self {
      case .insert:
        table.counts[place.section] += 1
        try tableView.insertRows(at: [place])
      case .delete:
        table.counts[place.section] -= 1
        try tableView.deleteRows(at: [place])
      case .move:
        let next = (place.section + 1) % table.counts.count
        table.counts[place.section] -= 1
        table.counts[next] += 1
        try tableView.moveRow(at: place, to: path(next, place.row))
      case .grow: try resize(place, to: 90, in: table)
      case .shrink: try resize(place, to: 10, in: table)
      case .hide: try resize(place, to: 0, in: table)
      case .reload:
        table.heights = { $0 == place ? 70 : 44 }
        try tableView.reloadRows(at: [place])
      case .reconfigure:
        table.heights = { $0 == place ? 70 : 44 }
        try tableView.reconfigureRows(at: [place])
      }
    }

    @MainActor private func resize(
      _ place: IndexPath,
      to height: Double,
      in table: ReportingTable
    ) throws {
      table.heights = { $0 == place ? height : 44 }
      table.report = ReportedChanges(rows: [place])
      try table.tableView.performBatchUpdates(TableUpdates())
    }
  }

  @Test(arguments: Edit.allCases)
  func `two edits anywhere leave each cell at its place`(edit: Edit) throws {
    for offset in [30.0, 132] {
      for place in (0..<3).flatMap({ section in [0, 4, 7].map { path(section, $0) } }) {
        let table = try ReportingTable(counts: [8, 8, 8]).laidOut()
        let tableView = table.tableView
        tableView.contentOffset = Point(x: 0, y: offset)
        try tableView.layoutIfNeeded()
        for step in 0..<2 {
          // The first edit may have taken the last row.
          let last = table.counts[place.section] - 1
          try edit.make(at: path(place.section, min(place.row, last)), in: table)
          let label: Comment = "offset \(offset), row \(place), edit \(step)"
          #expect(tableView.checkInvariants() == [], label)
        }
      }
    }
  }

  @Test func `a failed batch below the screen is undone, and the next edit finds each frame`()
    throws
  {
    let table = try ReportingTable(counts: [8, 8, 8]).laidOut()
    #expect(throws: TableError.self) { try table.tableView.deleteRows(at: [path(2, 7)]) }
    #expect(table.tableView.checkInvariants() == [])
    table.counts[0] += 1
    try table.tableView.insertRows(at: [path(0, 0)])
    #expect(table.tableView.checkInvariants() == [])
  }
}
