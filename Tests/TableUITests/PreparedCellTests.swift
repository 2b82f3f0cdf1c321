import JSON
import TableModel
import TableUI
import TestSupport
import Testing

/// Cells that exist before their rows appear.
@MainActor @Suite struct PreparedCellTests {
  private let table = RecordingTable(counts: [20, 20])
  private var tableView: TableView { table.tableView }

  init() throws {
    try tableView.layoutIfNeeded()
    tableView.isCellPrefetchingEnabled = true
  }

  private func log(_ work: () throws -> Void) rethrows -> [String] {
    _ = table.takeLog()
    try work()
    let words = ["cellForRow", "willDisplay", "didEndDisplaying"]
    return table.takeLog().filter { line in words.contains { line.hasPrefix($0) } }
  }

  private func scroll(to y: Double) throws -> [String] {
    try log {
      tableView.contentOffset.y = y
      try tableView.layoutIfNeeded()
    }
  }

  @Test func `the next cell is made after the layout, and later it is only displayed`() throws {
    #expect(try log { try tableView.layoutIfNeeded() } == ["cellForRow 0 3 new#4"])
    #expect(tableView.preparedRows == [path(0, 3)])
    #expect(try scroll(to: 22) == ["willDisplay 0 3"])
    #expect(try scroll(to: 44) == ["didEndDisplaying 0 0", "cellForRow 0 4 new#5"])
    #expect(tableView.preparedRows == [path(0, 0), path(0, 4)])
    // A cell is displayed a second time without another request.
    #expect(
      try scroll(to: 0) == ["willDisplay 0 0", "didEndDisplaying 0 3"]
    )
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a reload, a memory warning and the property end it`() throws {
    try tableView.layoutIfNeeded()
    tableView.reloadData()
    #expect(tableView.preparedRows == [])
    try tableView.layoutIfNeeded()
    #expect(tableView.preparedRows == [path(0, 3)])
    tableView.emptyPool()
    #expect(tableView.preparedRows == [])
    tableView.setNeedsLayout()
    try tableView.layoutIfNeeded()
    #expect(tableView.preparedRows == [path(0, 3)])
    tableView.isCellPrefetchingEnabled = false
    #expect(tableView.preparedRows == [])
    #expect(try scroll(to: 22).first?.hasPrefix("cellForRow 0 3") == true)
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a prepared cell is configured again, but a reload of its row drops it`() throws {
    try tableView.layoutIfNeeded()
    let first = try log { try tableView.reconfigureRows(at: [path(0, 3)]) }.first
    #expect(first == "cellForRow 0 3 dequeue#4")
    #expect(tableView.preparedRows == [path(0, 3)])
    let lines = try log { try tableView.reloadRows(at: [path(0, 3)]) }
    #expect(lines.contains { $0.hasPrefix("cellForRow 0 3") })
    #expect(tableView.preparedRows == [path(0, 3)])
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `an edit moves a prepared cell with its row`() throws {
    try tableView.layoutIfNeeded()
    table.counts = [21, 20]
    let lines = try log { try tableView.insertRows(at: [path(0, 0)]) }
    // Row 0 2 went to 0 3, where it waits next to the screen.
    #expect(lines.filter { $0.hasPrefix("cellForRow") }.count == 1)
    #expect(tableView.preparedRows == [path(0, 3)])
    #expect(try scroll(to: 22) == ["willDisplay 0 3"])
    #expect(tableView.checkInvariants() == [])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `rows show the same with it and without it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let sections = (0..<3).map { section in
      Section(
        header: "\(section)",
        footer: "",
        items: ItemList((0..<8).map { makeItem("\(section).\($0)") })
      )
    }
    let (with, without) = (SectionsTable(sections), SectionsTable(sections))
    with.tableView.isCellPrefetchingEnabled = true
    for table in [with, without] { try table.tableView.layoutIfNeeded() }
    for step in 0..<60 {
      let choice = random.below(4)
      let (section, row) = (random.below(3), random.below(1_000))
      for table in [with, without] {
        let view = table.tableView
        let count = table.sections[section].items.count
        switch choice {
        case 0: view.contentOffset.y = Double(row % 900)
        case 1:
          let item = makeItem("new \(step)")
          let place = path(section, row % (count + 1))
          try table.perform([.insert(ItemList([item]), at: place)])
        case 2 where count > 1:
          let place = path(section, row % count)
          let item = table.sections[section].items[place.row]
          try table.perform([.delete(ItemList([item]), at: place)])
        default: if count > 0 { try view.reconfigureRows(at: [path(section, row % count)]) }
        }
        try view.layoutIfNeeded()
        #expect(view.checkInvariants() == [], "seed \(seed), step \(step)")
        #expect(table.problems == [], "seed \(seed), step \(step)")
      }
      let texts = [with, without].map { table in
        table.tableView.indexPathsForVisibleRows.map { table.tableView.cellForRow(at: $0)?.text }
      }
      #expect(texts[0] == texts[1], "seed \(seed), step \(step)")
    }
  }
}
