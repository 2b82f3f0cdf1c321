import CommandLanguage
import SessionSupport
import TableModel
import TableStore
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// A session over a table of counting rows.
@MainActor struct CountedTable {
  let fixture: SessionFixture
  let source: OpenTable
  private let counter = CountingRows.Counter()

  init(
    _ wiring: String,
    rows: Int,
    sections: Int,
    isEstimating: Bool,
    isVaried: Bool = false
  ) throws {
    fixture = try SessionFixture(nil, wiring: wiring)
    source = try fixture.session.adopt(TableDocument.numbered([]), name: "big")
    if isEstimating {
      source.tableView.estimatedRowHeight = 44
      source.tableView.estimatedSectionHeaderHeight = TableView.automaticDimension
      source.tableView.estimatedSectionFooterHeight = TableView.automaticDimension
    }
    for index in 0..<sections {
      let rows = CountingRows(rows / sections, counter: counter, isVaried: isVaried)
      let section = Section(items: ItemList(rows: rows))
      try source.door.changeModel(.insertSection(section, at: index))
    }
    source.tableView.reloadData()
    try source.layout()
  }

  /// Runs each line and counts.
  func work(of lines: [String]) -> [(line: String, work: CountedWork)] {
    lines.map { line in
      source.tableView.resetStatistics()
      _ = counter.take()
      _ = fixture.session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
        #expect(outcome.errorCode == nil, "\(outcome.command)")
      }
      let statistics = source.tableView.statistics
      let work = CountedWork(
        items: counter.take(),
        heights: statistics.heightQuestions + statistics.estimateQuestions,
        counts: statistics.countQuestions,
        cells: statistics.cellsCreated
      )
      return (line, work)
    }
  }
}
