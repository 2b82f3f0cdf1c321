import TableModel
import TableStore
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// What commands cost on tables of any size, counted and not timed.
@MainActor @Suite struct CountedWorkTests {
  /// Every command at a row in the middle of the table, and one batch.
  private static func lines(rows: Int, sections: Int) -> [String] {
    let section = sections / 2
    let row = rows / sections / 2
    let place = "\(section) \(row)"
    return [
      "row \(place)", "rect \(place)", "hit 1000", "height \(place)", "height \(place) 60", "undo",
      "redo", "insert after \(place) \"new\"", "delete \(place)", "delete \(place)..\(row + 2)",
      "move \(place) to 0 0", "update \(place) title=\"other\"", "undo", "undo", "undo",
      "swap \(place) with 0 0", "scroll by 500", "scroll to \(place) middle", "select \(place)",
      "scroll end", "hit 500", "scroll top",
      "begin; insert at 0 0 \"a\" \"b\"; delete \(place); move 0 5 to \(place);"
        + " update \(place) title=\"c\"; height \(section) 0 80; end",
      "undo", "redo", "section header \(section) Header", "undo",
    ]
  }

  private func work(
    _ wiring: String,
    rows: Int,
    sections: Int,
    isEstimating: Bool,
    isReporting: Bool = true
  ) throws -> [(line: String, work: CountedWork)] {
    let table = try CountedTable(wiring, rows: rows, sections: sections, isEstimating: isEstimating)
    table.source.tableView.isChangeReportingEnabled = isReporting
    let work = table.work(of: Self.lines(rows: rows, sections: sections))
    #expect(table.source.tableView.rowCounts.count == sections)
    return work
  }

  /// The commands that cost more in a bigger table, or more than any screen needs.
  private func growth(
    _ wiring: String,
    sizes: [Int],
    sections: Int,
    isEstimating: Bool
  ) throws -> [String] {
    let works = try sizes.map {
      try work(wiring, rows: $0, sections: sections, isEstimating: isEstimating)
    }
    var found: [String] = []
    for index in works[0].indices {
      let all = works.map { $0[index].work }
      let isSmall = all.allSatisfy {
        max($0.items, $0.heights, $0.cells) <= 200 && $0.counts <= 200
      }
      if !isSmall || Set(all).count > 1 { found.append("\(works[0][index].line): \(all)") }
    }
    return found
  }

  @Test(arguments: ["items", "monolith"])
  func `estimated heights: no command does more in a table of a million rows`(
    wiring: String
  ) throws {
    let sizes = [1000, 30_000, 1_000_000]
    let found = try growth(wiring, sizes: sizes, sections: 1, isEstimating: true)
    #expect(found == [])
  }

  @Test(arguments: ["items", "monolith"])
  func `estimated heights: nor in a thousand sections of a thousand rows`(wiring: String) throws {
    let sizes = [30_000, 1_000_000]
    let found = try growth(wiring, sizes: sizes, sections: 1000, isEstimating: true)
    #expect(found == [])
  }

  @Test(arguments: ["items", "monolith"], [1, 1000])
  func `exact heights: no command does more where changes are reported`(
    wiring: String,
    sections: Int
  ) throws {
    let sizes = [30_000, 1_000_000]
    let found = try growth(wiring, sizes: sizes, sections: sections, isEstimating: false)
    #expect(found == [])
  }

  @Test func `exact heights: a data source that reports nothing is asked for each of them`() throws
  {
    let found = try work(
      "monolith",
      rows: 3000,
      sections: 3,
      isEstimating: false,
      isReporting: false
    )
    for (line, work) in found {
      let isEdit = !["row", "rect", "hit", "scroll", "select"].contains {
        line.hasPrefix($0)
      }
      let heights = work.heights
      #expect(work.items <= heights + 200, "\(line): \(work)")
      let expected = isEdit && line != "height 1 500" ? 2990...3010 : 0...200
      #expect(expected.contains(heights), "\(line): \(work)")
    }
  }
}
