import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// What commands cost while a view over the rows is on, counted and not timed.
@MainActor @Suite struct CountedViewTests {
  /// Every command at a row in the middle of the view.
  private static func lines(_ table: CountedTable) -> [String] {
    let tableView = table.source.tableView
    let section = tableView.numberOfSections / 2
    let row = tableView.numberOfRows(inSection: section) / 2
    let place = "\(section) \(row)"
    return [
      "row \(place)", "rect \(place)", "hit 1000", "height \(place)", "height \(place) 60", "undo",
      "redo", "insert after \(place) {\"title\":\"row new\",\"kind\":\"kind 1\",\"size\":3}",
      "delete \(place)", "delete \(place)..\(row + 2)", "undo", "redo", "undo",
      "update \(place) title=\"row other\"", "update \(place) kind=\"kind 9\"", "undo",
      "update \(place) size=100", "undo", "scroll by 500", "scroll to \(place) middle",
      "select \(place)", "selection", "scroll end", "hit 500", "scroll top",
      "begin; insert at 0 0 {\"title\":\"row a\",\"kind\":\"kind 2\"}; delete \(place); end",
      "undo",
    ]
  }

  @Test(arguments: [
    ["filter row"], ["sort title desc"], ["sort size"], ["group kind"],
    ["filter row", "sort title"], ["filter row", "sort size desc", "group kind"],
  ])
  func `no command does more in a view over more rows`(arrangement: [String]) throws {
    let works = try [2000, 20_000].map { rows in
      let table = try CountedTable(
        "items",
        rows: rows,
        sections: 2,
        isEstimating: true,
        isVaried: true
      )
      _ = table.work(of: arrangement)
      return table.work(of: Self.lines(table))
    }
    var found: [String] = []
    for (small, large) in zip(works[0], works[1]) {
      // A sorted row is found by halves: four more looks for ten times the rows, where it is put and taken.
      let allowed = small.work.items + 60
      if large.work.items > min(allowed, 600) || large.work.heights > small.work.heights + 20
        || large.work.cells > small.work.cells + 20 || large.work.counts > 40
      {
        found.append("\(small.line): \(small.work) and \(large.work)")
      }
    }
    #expect(found == [])
  }
}
