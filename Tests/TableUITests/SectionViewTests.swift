import TableModel
import TableUI
import Testing

/// Headers and footers on the screen.
@MainActor @Suite struct SectionViewTests {
  private final class Views: TableViewDelegate, TableViewHeaderViews, TableViewDisplaying {
    var log: [String] = []

    func tableView(
      _ tableView: TableView,
      viewForHeaderInSection section: Int
    ) -> TableViewHeaderFooterView? {
      guard section == 0 else { return nil }
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
      view?.text = "view \(section)"
      return view
    }

    func tableView(
      _ tableView: TableView,
      willDisplayHeaderView view: TableViewHeaderFooterView,
      forSection section: Int
    ) { log.append("willDisplay \(section) \(view.text ?? "")") }

    func tableView(
      _ tableView: TableView,
      didEndDisplayingHeaderView view: TableViewHeaderFooterView,
      forSection section: Int
    ) { log.append("didEndDisplaying \(section)") }
  }

  private let shelf = Shelf()

  private func makeTable(style: TableViewStyle = .plain) throws -> SectionsTable {
    let sections = ["one", "two", "three"].map { name in
      Section(
        header: name,
        footer: "end of \(name)",
        items: ItemList((0..<5).map { makeItem("\($0)") })
      )
    }
    let table = shelf.keep(SectionsTable(sections, style: style, height: 200))
    table.tableView.sectionHeaderTopPadding = 0
    try table.tableView.layoutIfNeeded()
    return table
  }

  private func scroll(_ tableView: TableView, to offset: Double) throws {
    tableView.contentOffset.y = offset
    try tableView.layoutIfNeeded()
  }

  // A section is 28 + 220 + 28 = 276 points high.
  @Test(arguments: [(0.0, 0.0), (100, 100), (247, 247), (260, 248), (275, 248)])
  func `a plain header stays on the screen until its section ends`(
    offset: Double,
    expected: Double
  ) throws {
    let tableView = try makeTable().tableView
    try scroll(tableView, to: offset)
    #expect(tableView.headerView(forSection: 0)?.frame.minY == expected)
  }

  @Test(arguments: [(0.0, 172.0), (20, 192), (76, 248), (100, 248)])
  func `a plain footer waits at the bottom`(offset: Double, expected: Double) throws {
    let tableView = try makeTable().tableView
    try scroll(tableView, to: offset)
    #expect(tableView.footerView(forSection: 0)?.frame.minY == expected)
  }

  @Test func `an inset moves the line where headers stick`() throws {
    let tableView = try makeTable().tableView
    tableView.contentInset.top = 50
    try scroll(tableView, to: 100)
    #expect(tableView.headerView(forSection: 0)?.frame.minY == 150)
  }

  @Test func `a grouped header goes with its section`() throws {
    let tableView = try makeTable(style: .grouped).tableView
    #expect(tableView.headerView(forSection: 0)?.frame.minY == 0)
    try scroll(tableView, to: 100)
    #expect(tableView.headerView(forSection: 0) == nil)
  }

  @Test func `the section below brings its header`() throws {
    let tableView = try makeTable().tableView
    try scroll(tableView, to: 150)
    #expect(tableView.headerView(forSection: 1)?.text == "two")
    #expect(tableView.headerView(forSection: 2) == nil)
    #expect(tableView.headerView(forSection: 1)?.frame.minY == 276)
  }

  @Test func `a view wins over a title, and what is shown goes again`() throws {
    let table = try makeTable()
    let views = Views()
    table.tableView.register(
      TableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "view"
    )
    table.tableView.delegate = views
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.headerView(forSection: 0)?.text == "view 0")
    #expect(views.log == ["didEndDisplaying 0", "willDisplay 0 view 0"])
    views.log = []
    try scroll(table.tableView, to: 300)
    #expect(views.log == ["willDisplay 1 two", "didEndDisplaying 0"])
  }

  @Test func `a new text comes with the batch that names it`() throws {
    let table = try makeTable()
    try table.perform([.header(section: 0, from: "one", to: "uno")])
    #expect(table.tableView.headerView(forSection: 0)?.text == "uno")
    try table.perform([.header(section: 0, from: "uno", to: "")])
    #expect(table.tableView.headerView(forSection: 0) == nil)
    #expect(try table.tableView.rectForRow(at: path(0, 0)).minY == 0)
  }

  @Test func `a header draws its text beside the rows, in capitals when grouped`() {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.text = "Fruit"
    view.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    let frame = Rect(x: 8, y: 22, width: 84, height: 22)
    #expect(
      view.displayList == [
        DisplayItem(frame: frame, content: .text("Fruit", style: .header, alignment: .left))
      ]
    )
    view.text = ""
    #expect(view.displayList == [])
  }
}
