import TableModel
import TableUI
import Testing

/// Content insets, a keyboard, and what they do to scrolling.
@MainActor @Suite struct InsetTests {
  private let table: RecordingTable
  private let tableView: TableView

  init() throws {
    table = try RecordingTable(counts: [100], height: 480).laidOut()
    tableView = table.tableView
  }

  @Test func `a keyboard adds to the inset at the bottom`() {
    tableView.contentInset = EdgeInsets(top: 10, bottom: 20)
    tableView.keyboardInset = 300
    #expect(tableView.adjustedContentInset == EdgeInsets(top: 10, bottom: 320))
    #expect(tableView.contentInset.bottom == 20)
    #expect(tableView.contentOffsetRange == -10...(4400 + 320 - 480))
    tableView.contentOffset.y = .infinity
    #expect(tableView.contentOffset.y == 4240)
    tableView.keyboardInset = 0
    #expect(tableView.contentOffset.y == 3940)
  }

  @Test(arguments: [
    (ScrollPosition.top, 2160.0), (.bottom, 1964), (.none, 1964), (.middle, 2062),
  ])
  func `rows come to stand between the insets`(position: ScrollPosition, offset: Double) throws {
    tableView.contentInset = EdgeInsets(top: 40)
    tableView.keyboardInset = 200
    try tableView.scrollToRow(at: path(0, 50), at: position)
    #expect(tableView.contentOffset.y == offset)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `an inset that is none does no harm`(inset: Double) throws {
    tableView.contentInset = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    tableView.keyboardInset = inset
    try tableView.layoutIfNeeded()
    try tableView.scrollToRow(at: path(0, 50), at: .middle)
    #expect(tableView.contentOffset.y.isFinite)
    tableView.contentInset = .zero
    tableView.keyboardInset = 0
    try tableView.layoutIfNeeded()
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `content at the top stays there when the inset changes`() {
    tableView.contentInset.top = 50
    #expect(tableView.contentOffset.y == -50)
    tableView.contentInset.top = 0
    #expect(tableView.contentOffset.y == 0)
  }

  @Test func `a table view controller keeps a covered row in sight`() throws {
    let source = table
    let controller = TableViewController()
    controller.tableView.dataSource = source
    controller.tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    controller.tableView.estimateNothingUnlessSaid()
    try controller.tableView.layoutIfNeeded()
    controller.keyboardDidChange(height: 300, keepingVisible: path(0, 10))
    #expect(controller.tableView.contentOffset.y == 11 * 44 - (528 - 300))
    try controller.tableView.layoutIfNeeded()
    controller.keyboardDidChange(height: 0, keepingVisible: path(0, 10))
    #expect(controller.tableView.keyboardInset == 0)
    #expect(controller.tableView.contentOffset.y == 256)
    controller.keyboardDidChange(height: 300, keepingVisible: path(0, 90))
    #expect(controller.tableView.contentOffset.y == 256)
    controller.keyboardDidChange(height: 300, keepingVisible: path(7, 7))
    #expect(controller.tableView.contentOffset.y == 256)
  }
}
