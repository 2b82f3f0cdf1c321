import TableModel
import TableUI
import Testing

@MainActor @Suite struct SectionIndexTests {
  private final class Indexed: RecordingTable, TableViewIndexing {
    var titles: [String]? = ["A", "B", "Cee"]
    var section: (Int) -> Int = { $0 }

    func sectionIndexTitles(for tableView: TableView) -> [String]? {
      note("sectionIndexTitles")
      return titles
    }

    func tableView(
      _ tableView: TableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      note("sectionFor \(title) \(index)")
      return section(index)
    }
  }

  private let table: Indexed
  private let tableView: TableView

  init() throws {
    table = try Indexed(counts: [5, 5, 5]).laidOut()
    tableView = table.tableView
  }

  @Test func `titles are asked at each reload`() throws {
    tableView.reloadData()
    #expect(table.takeLog().filter { $0 == "sectionIndexTitles" }.count == 1)
    tableView.contentOffset.y = 100
    try tableView.layoutIfNeeded()
    #expect(!table.takeLog().contains("sectionIndexTitles"))
    table.titles = ["X"]
    tableView.reloadSectionIndexTitles()
    #expect(tableView.sectionIndexTitles == ["X"])
  }

  @Test func `the index takes width from the rows`() throws {
    #expect(tableView.sectionIndexWidth == 32)
    #expect(try tableView.rectForRow(at: path(0, 0)).width == 288)
    #expect(tableView.visibleCells.allSatisfy { $0.frame.width == 288 })
    table.titles = nil
    tableView.reloadData()
    try tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.allSatisfy { $0.frame.width == 320 })
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a tap scrolls the section to the top`() throws {
    #expect(try tableView.tapSectionIndex(at: 1) == 1)
    #expect(tableView.contentOffset.y == 220)
    #expect(table.takeLog().first == "sectionFor B 1")
    table.section = { _ in 0 }
    #expect(try tableView.tapSectionIndex(at: 2) == 0)
    #expect(tableView.contentOffset.y == 0)
  }

  @Test(arguments: [-1, 3, Int.max]) func `a title may lead nowhere`(section: Int) throws {
    tableView.contentOffset.y = 44
    table.section = { _ in section }
    #expect(try tableView.tapSectionIndex(at: 1) == nil)
    #expect(tableView.contentOffset.y == 44)
    #expect(try tableView.tapSectionIndex(at: 9) == nil)
    #expect(try tableView.tapSectionIndex(at: -1) == nil)
  }

  @Test func `the search leads to the top where it leads to no section`() throws {
    table.titles = [TableView.indexSearch, "A"]
    table.section = { $0 - 1 }
    tableView.reloadData()
    tableView.contentOffset.y = 100
    #expect(try tableView.tapSectionIndex(at: 0) == nil)
    #expect(tableView.contentOffset.y == 0)
    #expect(tableView.sectionIndexDisplayList.count == 2)
  }

  @Test func `it shows from so many rows on`() throws {
    tableView.sectionIndexMinimumDisplayRowCount = 15
    #expect(tableView.showsSectionIndex)
    tableView.sectionIndexMinimumDisplayRowCount = 16
    #expect(!tableView.showsSectionIndex && tableView.sectionIndexWidth == 0)
    #expect(try tableView.tapSectionIndex(at: 1) == nil)
    try tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.allSatisfy { $0.frame.width == 320 })
  }

  @Test func `more titles than lines leave some out, evenly`() throws {
    table.titles = (0..<100).map(String.init)
    tableView.reloadData()
    try tableView.layoutIfNeeded()
    let shown = tableView.sectionIndexDisplayList.map { item -> String in
      guard case .text(let text, _, _) = item.content else { return "" }
      return text
    }
    #expect(shown == ["0", "16", "33", "50", "66", "83"])
  }
}
