import TableModel
import TableUI
import Testing

/// What stands above all sections, below them and behind them, and at the sides.
@MainActor @Suite struct BoundaryViewTests {
  private let shelf = Shelf()

  private func makeTable(_ style: TableViewStyle = .plain) -> SectionsTable {
    let sections = ["one", "two"].map { name in
      Section(header: name, footer: "", items: ItemList((0..<5).map { makeItem("\($0)") }))
    }
    return shelf.keep(SectionsTable(sections, style: style, height: 200))
  }

  @Test func `the views come before and after the sections and count in the content`() throws {
    let tableView = makeTable().tableView
    // A section is 22 + 28 + 220 points high.
    #expect(tableView.contentSize.height == 540)
    let header = ViewNode(text: "Welcome", height: 100)
    tableView.tableHeaderView = header
    tableView.tableFooterView = ViewNode(text: "Good bye")
    #expect(tableView.contentSize.height == 684)
    #expect(tableView.tableHeaderRect == Rect(x: 0, y: 0, width: 320, height: 100))
    #expect(tableView.tableFooterRect == Rect(x: 0, y: 640, width: 320, height: 44))
    #expect(try tableView.rectForRow(at: path(0, 0)).minY == 150)
    #expect(tableView.indexPathForRow(at: Point(x: 0, y: 50)) == nil)
    #expect(tableView.indexPathForRow(at: Point(x: 0, y: 650)) == nil)
    try tableView.layoutIfNeeded()
    #expect(header.frame == tableView.tableHeaderRect)
    #expect(tableView.checkInvariants() == [])
    tableView.contentOffset.y = .infinity
    try tableView.layoutIfNeeded()
    #expect(tableView.contentOffset.y == 484)
    tableView.reloadData()
    #expect(tableView.contentSize.height == 684)
    tableView.tableHeaderView = nil
    tableView.tableFooterView = nil
    #expect(tableView.contentSize.height == 540)
    #expect(tableView.tableHeaderRect == nil)
  }

  @Test func `a text is as high as its lines at the width of the table`() {
    let tableView = makeTable().tableView
    let text = Array(repeating: "twelve bytes", count: 12).joined(separator: " ")
    tableView.tableHeaderView = ViewNode(text: text)
    // 38 columns hold three of them, so that there are four lines.
    #expect(tableView.tableHeaderRect?.height == 88)
    // A wider table keeps the height until the view is assigned again.
    tableView.size.width = 1400
    #expect(tableView.tableHeaderRect?.height == 88)
    let header = tableView.tableHeaderView
    tableView.tableHeaderView = header
    #expect(tableView.tableHeaderRect?.height == 44)
  }

  @Test func `a view that grows is read when it is assigned again`() throws {
    let tableView = makeTable().tableView
    let header = ViewNode(text: "Welcome", height: 50)
    let footer = ViewNode(text: "Good bye", height: 20)
    (tableView.tableHeaderView, tableView.tableFooterView) = (header, footer)
    let first = try tableView.rectForRow(at: path(0, 0)).minY
    (header.height, footer.height) = (80, 70)
    tableView.reloadData()
    try tableView.layoutIfNeeded()
    #expect(try tableView.rectForRow(at: path(0, 0)).minY == first)
    // Assigning one view does not read the other.
    tableView.tableHeaderView = header
    #expect(try tableView.rectForRow(at: path(0, 0)).minY == first + 30)
    #expect(tableView.tableFooterRect?.height == 20)
    tableView.tableFooterView = footer
    #expect(tableView.tableFooterRect?.height == 70)
    tableView.tableHeaderView = nil
    #expect(try tableView.rectForRow(at: path(0, 0)).minY == first - 50)
    #expect(tableView.checkInvariants() == [])
  }

  @Test(arguments: [Double.nan, -5, .infinity])
  func `a height that is none does no harm`(height: Double) throws {
    let tableView = makeTable().tableView
    tableView.tableHeaderView = ViewNode(text: "x", height: height)
    try tableView.layoutIfNeeded()
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `inset groups stand in from the sides`() throws {
    let table = makeTable(.insetGrouped)
    try table.tableView.layoutIfNeeded()
    let rect = try table.tableView.rectForRow(at: path(0, 0))
    #expect(rect == Rect(x: 16, y: 35, width: 288, height: 44))
    #expect(table.tableView.cellForRow(at: path(0, 0))?.frame == rect)
    #expect(try table.tableView.rect(forSection: 0).width == 288)
    #expect(try table.tableView.rectForHeader(inSection: 0).minX == 16)
    #expect(table.tableView.checkInvariants() == [])
    table.tableView.size.width = 20
    #expect(try table.tableView.rectForRow(at: path(0, 0)).width == 0)
  }
}
