import TableModel
import TableUI
import Testing

/// What switches estimates on, and whom they are asked.
@MainActor @Suite struct EstimatingDelegateTests {
  private final class Estimating: TableViewDelegate, TableViewEstimating {
    var estimate = 50.0

    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double {
      estimate
    }
  }

  private let table = RecordingTable(counts: [10])

  @Test func `the method switches estimates on whatever the property says`() throws {
    let delegate = Estimating()
    #expect(table.tableView.estimatedRowHeight == 0)
    #expect(!table.tableView.estimatesRows)
    table.tableView.delegate = delegate
    #expect(table.tableView.estimatesRows)
    #expect(table.tableView.contentSize.height == 500)
    #expect(table.tableView.statistics.estimateQuestions == 12)
    #expect(table.tableView.heightSource(at: path(0, 3)) == .estimated)
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.contentSize.height == 3 * 44 + 7 * 50)
    #expect(table.tableView.heightSource(at: path(0, 2)) == .measured)
  }

  @Test(arguments: [-1, 0, Double.nan, .infinity, -7])
  func `an estimate that is none counts as automatic`(estimate: Double) {
    let delegate = Estimating()
    delegate.estimate = estimate
    table.tableView.delegate = delegate
    #expect(table.tableView.contentSize.height == 440)
  }

  @Test func `an automatic estimate is the height of rows where that is set`() {
    let tableView = table.tableView
    tableView.estimatedRowHeight = TableView.automaticDimension
    #expect(tableView.contentSize.height == 440)
    tableView.delegate = nil
    tableView.rowHeight = 60
    #expect(tableView.contentSize.height == 600)
    tableView.estimatedRowHeight = 10
    #expect(tableView.contentSize.height == 100)
    tableView.estimatedRowHeight = 0
    #expect(tableView.contentSize.height == 600)
  }

  @Test func `a fresh table estimates by itself`() {
    let tableView = TableView(size: Size(width: 100, height: 100))
    #expect(tableView.estimatedRowHeight == TableView.automaticDimension)
    #expect(tableView.estimatesRows)
    tableView.estimateNothingUnlessSaid()
    #expect(!tableView.estimatesRows)
  }

  @Test func `headers are measured when their section shows`() throws {
    let shelf = Shelf()
    let sections = (0..<20).map { number in
      Section(header: number.isMultiple(of: 2) ? "even" : "", items: [makeItem("a")])
    }
    let tableView = shelf.keep(SectionsTable(sections, height: 200)).tableView
    tableView.estimatedSectionHeaderHeight = TableView.automaticDimension
    #expect(tableView.contentSize.height == 20 * (44 + 50))
    try tableView.layoutIfNeeded()
    #expect(try tableView.rectForHeader(inSection: 0).height == 28)
    #expect(try tableView.rectForHeader(inSection: 1).height == 0)
    #expect(try tableView.rectForHeader(inSection: 19).height == 28)
    #expect(tableView.checkInvariants() == [])
    tableView.contentOffset.y = .greatestFiniteMagnitude
    try tableView.layoutIfNeeded()
    #expect(try tableView.rectForHeader(inSection: 19).height == 0)
    #expect(tableView.checkInvariants() == [])
    #expect(tableView.contentOffset.y == tableView.contentOffsetRange.upperBound)
  }
}
