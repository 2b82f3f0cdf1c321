import TableModel
import TableUI
import Testing

@testable import TableAdapters

@MainActor @Suite struct DisplayManagerTests {
  private func rows(_ texts: String...) -> [TextRow] { texts.map { TextRow(with: $0) } }

  private func base() throws -> ManagedTable<DisplayManager> {
    try ManagedTable(DisplayManager.self)
  }

  @Test
  func `starts with nothing, and the first row makes a section and registers its cell (seed S10)`()
    throws
  {
    let fixture = try base()
    #expect(try fixture.shown() == [])
    try fixture.manager.addCellGenerator(TextRow(with: "a"))
    #expect(fixture.headers == ["-"])
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [["a"]])
  }

  @Test func `rows come to the table only with a refill`() throws {
    let fixture = try base()
    try fixture.manager.addCellGenerators(rows("a"))
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [["a"]])
    try fixture.manager.addCellGenerators(rows("b"))
    #expect(try fixture.shown() == [["a"]])
    var isDone = false
    try fixture.manager.forceRefill { isDone = true }
    #expect(isDone)
    #expect(try fixture.shown() == [["a", "b"]])
  }

  @Test func `rows stand behind an anchor, at the end of a section by header or footer`() throws {
    let fixture = try base()
    let manager = fixture.manager
    let anchor = TextRow(with: "anchor")
    let first = HeaderGenerator(id: "first")
    let footer = FooterGenerator()
    try manager.addSectionHeaderGenerator(first)
    manager.addSectionFooterGenerator(footer)
    try manager.addSectionHeaderGenerator(HeaderGenerator(id: "second"))
    try manager.addCellGenerators([anchor] + rows("z"))
    try manager.addCellGenerators(rows("b", "c"), after: anchor)
    try manager.addCellGenerators(rows("h"), toHeader: first)
    try manager.addCellGenerators(rows("f"), toFooter: footer)
    #expect(fixture.models == [["h", "f"], ["anchor", "b", "c", "z"]])
    #expect(throws: DisplayManagerError.sectionAlreadyThere("first")) {
      try manager.addSectionHeaderGenerator(first)
    }
  }

  @Test func `a footer without a section gets one`() throws {
    let fixture = try base()
    fixture.manager.addSectionFooterGenerator(TitleFooterGenerator("end"))
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [[]])
  }

  @Test
  func `an anchor that is not there is one error everywhere, and nothing changes (seeds M4, D9)`()
    throws
  {
    let fixture = try ManagedTable(ManualDisplayManager.self)
    let manager = fixture.manager
    try manager.addCellGenerators(rows("a"))
    let nobody = TextRow(with: "nobody")
    let header = HeaderGenerator(id: "nowhere")
    let calls: [() throws -> Void] = [
      { try manager.addCellGenerators([nobody], after: nobody) },
      { try manager.update(generators: [nobody]) }, { try manager.remove(nobody) },
      { try manager.insert(after: nobody, nobody) }, { try manager.insert(before: nobody, nobody) },
      { try manager.replace(nobody, with: nobody) }, { try manager.swap(nobody, with: nobody) },
      { try manager.scrollTo(nobody, position: .top) },
    ]
    for call in calls {
      #expect(throws: DisplayManagerError.unknownAnchor("BaseCellGenerator<TextCell>")) {
        try call()
      }
    }
    let headerCalls: [() throws -> Void] = [
      { try manager.addCellGenerators([nobody], toHeader: header) },
      { try manager.clearSection(header) }, { try manager.removeSection(header) },
      { try manager.reloadSection(header) }, { try manager.scrollTo(header, position: .top) },
      { try manager.insertSection(before: header, HeaderGenerator()) },
      { try manager.insertAtEnd(of: header, nobody) },
    ]
    for call in headerCalls {
      #expect(throws: DisplayManagerError.unknownAnchor("nowhere")) { try call() }
    }
    #expect(fixture.models == [["a"]])
  }

  @Test func `an update shows each place of a row anew, and no other (seed M9)`() throws {
    let fixture = try base()
    let all = rows("a", "b", "c", "d")
    try fixture.manager.addCellGenerators(all + [all[0]])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    let before = fixture.table.visibleCells
    try fixture.manager.update(generators: [all[0], all[3]])
    try fixture.table.layoutIfNeeded()
    let isNew = zip(before, fixture.table.visibleCells).map { $0 !== $1 }
    #expect(isNew == [true, false, false, true, true])
  }

  @Test
  func `rows go, and their section only if that is wished (seeds M5, M6, D10)`()
    throws
  {
    let fixture = try base()
    let all = rows("a", "b", "c")
    let header = HeaderGenerator(id: "h")
    try fixture.manager.addSectionHeaderGenerator(header)
    try fixture.manager.addCellGenerators(all)
    try fixture.manager.forceRefill()
    try fixture.manager.remove(all[1])
    #expect(try fixture.shown() == [["a", "c"]])
    try fixture.manager.remove(all[0])
    try fixture.manager.remove(all[2])
    #expect(try fixture.shown() == [[]])
    try fixture.manager.addCellGenerators(all)
    try fixture.manager.clearSection(header)
    #expect(try fixture.shown() == [[]])
    try fixture.manager.removeSection(header)
    #expect(try fixture.shown() == [])
    try fixture.manager.addCellGenerators([all[0]])
    try fixture.manager.forceRefill()
    try fixture.manager.remove(all[0], removesEmptySection: true)
    #expect(try fixture.shown() == [])
  }

  @Test func `a row is scrolled to before it goes (seed D11)`() throws {
    let fixture = try base()
    let all = (0..<30).map { TextRow(with: "\($0)") }
    try fixture.manager.addCellGenerators(all)
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    let place = try fixture.table.rectForRow(at: IndexPath(row: 20, section: 0))
    try fixture.manager.remove(all[20], scrollPosition: .top)
    #expect(fixture.table.contentOffset.y == place.minY)
  }

  @Test func `a header without rows cannot be scrolled to (seeds E10, D11)`() throws {
    let fixture = try base()
    let header = HeaderGenerator(id: "h")
    try fixture.manager.addSectionHeaderGenerator(header)
    #expect(throws: DisplayManagerError.emptySection(0)) {
      try fixture.manager.scrollTo(header, position: .top)
    }
  }

  @Test func `a builder binds the manager to its table, with what was set (seed P7)`() throws {
    let table = TableView(size: Size(width: 320, height: 220))
    let source = GeneratorDataSource()
    let delegate = GeneratorDelegate()
    let manager = try TableBuilder.manual(table).set(dataSource: source).set(delegate: delegate)
      .build()
    #expect(manager.view === table)
    #expect(table.dataSource === source)
    #expect(table.delegate === delegate)
    #expect(manager.plugins.isEmpty)
    #expect(manager.features.isEmpty)
  }

  @Test func `a wrong class of cells gets a plain cell that names both`() throws {
    let fixture = try base()
    try fixture.manager.addCellGenerators(rows("a"))
    fixture.table.register(OtherCell.self, forCellReuseIdentifier: "TextCell")
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [["no cell for BaseCellGenerator<TextCell>"]])
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.detailText == "TextCell is registered for OtherCell")
  }
}
