import TableModel
import TableUI
import Testing

/// Where floating headers and footers stand, with padding, insets and estimates.
@MainActor @Suite struct FloatingTests {
  private let shelf = Shelf()

  /// Sections of 28 + 220 + 28 points, each below 22 points of padding.
  private func makeTable() throws -> TableView {
    let sections = ["one", "two", "three"].map { name in
      Section(
        header: name,
        footer: "end of \(name)",
        items: ItemList((0..<5).map { makeItem("\($0)") })
      )
    }
    return shelf.keep(SectionsTable(sections, height: 200)).tableView
  }

  private func header(_ section: Int, _ tableView: TableView, at offset: Double) throws -> Double? {
    tableView.contentOffset.y = offset
    try tableView.layoutIfNeeded()
    #expect(tableView.checkInvariants() == [])
    return tableView.headerView(forSection: section)?.frame.minY
  }

  // The header of section 1 stands at 320; that of section 0 goes on to there, past the padding.
  @Test(arguments: [
    (0.0, 22.0), (22, 22), (100, 100), (291, 291), (292, 292), (293, 292), (300, 292), (319, 292),
    (320, nil),
  ])
  func `a header floats until the next one reaches it`(offset: Double, y: Double?) throws {
    #expect(try header(0, makeTable(), at: offset) == y)
  }

  @Test(arguments: [(100.0, 150.0), (242, 292), (260, 292)])
  func `insets move the line where it sticks`(offset: Double, y: Double) throws {
    let tableView = try makeTable()
    tableView.contentInset.top = 50
    #expect(try header(0, tableView, at: offset) == y)
  }

  // Section 1 begins at 320 below 298, where section 0 ends; its footer rests at 568.
  @Test(arguments: [(110.0, 298.0), (126, 298), (130, 302), (300, 472), (396, 568), (500, 568)])
  func `a footer waits at the bottom, from the end of the section above on`(
    offset: Double,
    y: Double
  ) throws {
    let tableView = try makeTable()
    tableView.contentOffset.y = offset
    try tableView.layoutIfNeeded()
    #expect(tableView.footerView(forSection: 1)?.frame.minY == y)
  }

  @Test func `a keyboard lifts the footer`() throws {
    let tableView = try makeTable()
    tableView.keyboardInset = 60
    try tableView.layoutIfNeeded()
    #expect(tableView.footerView(forSection: 0)?.frame.minY == 112)
  }

  @Test func `a row below a floating header is still hit`() throws {
    let tableView = try makeTable()
    #expect(try header(0, tableView, at: 100) == 100)
    #expect(tableView.indexPathForRow(at: Point(x: 0, y: 110)) == path(0, 1))
    #expect(try tableView.rectForHeader(inSection: 0).minY == 22)
  }

  @Test(arguments: [0.0, 60, 150, 250, 400])
  func `with estimates headers float as they do without`(offset: Double) throws {
    let exact = try makeTable()
    let estimated = try makeTable()
    estimated.estimatedRowHeight = 44
    estimated.estimatedSectionHeaderHeight = 28
    estimated.estimatedSectionFooterHeight = 28
    for section in 0..<3 {
      let expected = try header(section, exact, at: offset)
      #expect(try header(section, estimated, at: offset) == expected)
    }
  }
}
