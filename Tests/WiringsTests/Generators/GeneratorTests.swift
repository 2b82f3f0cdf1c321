import JSON
import TableModel
import TableUI
import TestSupport
import Testing

@testable import TableAdapters

@MainActor @Suite struct GeneratorTests {
  private func fixture(
    _ generators: [any CellGenerator],
    features: [any FeaturePlugin] = []
  ) throws -> ManagedTable<ManualDisplayManager> {
    let fixture = try ManagedTable(ManualDisplayManager.self, features: features)
    try fixture.manager.addCellGenerators(generators)
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    return fixture
  }

  @Test func `a row with one cell fills it when it is made and when its model changes (seed C19)`()
    throws
  {
    let single = NonReusableCellGenerator<TextCell>(with: "one")
    let others = (0..<30).map { TextRow(with: "\($0)") }
    let fixture = try fixture([single] + others)
    let cell = try #require(single.cell)
    #expect(cell.fillings == 1)
    fixture.table.setContentOffset(Point(x: 0, y: 900), animated: false)
    try fixture.table.layoutIfNeeded()
    fixture.table.setContentOffset(Point(x: 0, y: 0), animated: false)
    try fixture.table.layoutIfNeeded()
    #expect(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(cell.fillings == 1)
    single.update(model: "two")
    #expect(cell.text == "two")
    #expect(cell.fillings == 2)
  }

  @Test func `a row that is filled off the screen writes into no other row (seeds C20, D14)`()
    throws
  {
    let single = NonReusableCellGenerator<TextCell>(with: "loading")
    let others = (0..<30).map { TextRow(with: "\($0)") }
    let fixture = try fixture([single] + others)
    fixture.table.setContentOffset(Point(x: 0, y: 440), animated: false)
    try fixture.table.layoutIfNeeded()
    let before = fixture.table.visibleCells.map(\.text)
    single.update(model: "filled")
    #expect(fixture.table.visibleCells.map(\.text) == before)
    fixture.table.setContentOffset(Point(x: 0, y: 0), animated: false)
    try fixture.table.layoutIfNeeded()
    #expect(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))?.text == "filled")
  }

  @Test func `a row asks for its cell class again when its item or the keys are new`() throws {
    func item(_ text: String, _ bindings: ItemBindings) throws -> Item {
      Item(try JSONValue(parsing: text), origin: .made(0), bindings: bindings)
    }
    let bindings = ItemBindings(title: "title", kind: "cell")
    let generator = ItemCellGenerator(try item(#"{"cell": "rating", "row": "photo"}"#, bindings))
    #expect(generator.identifier == "RatingCell")
    #expect(generator.identifier == "RatingCell")
    bindings.rebind(to: ItemBindings(title: "title", kind: "row"))
    #expect(generator.identifier == "PhotoCell")
    generator.item = try item(#"{"row": "promo"}"#, bindings)
    #expect(generator.identifier == "PromoCell")
  }

  @Test func `a height goes by the width at the time of the layout`() throws {
    let text = String(repeating: "x", count: 60)
    let fixture = try fixture([MeasuredCellGenerator<LongCell>(with: text)])
    let path = IndexPath(row: 0, section: 0)
    #expect(try fixture.table.rectForRow(at: path).height == 2 * TextMetrics.line)
    fixture.table.size = Size(width: 160, height: 220)
    try fixture.table.layoutIfNeeded()
    #expect(try fixture.table.rectForRow(at: path).height == 3 * TextMetrics.line)
  }

  @Test func `a height that nobody says is measured, and 40 until then (seed C17)`() throws {
    let table = TableView(size: Size(width: 320, height: 80))
    table.sectionHeaderTopPadding = 0
    let manager = try TableBuilder.manual(table).build()
    let rows = (0..<10).map { TextRow(with: "\($0)") }
    try manager.addCellGenerators(rows)
    try manager.forceRefill()
    #expect(table.contentSize.height.rounded() == 10 * 40)
    try table.layoutIfNeeded()
    #expect(table.contentSize.height.rounded() == 2 * 44 + 8 * 40)
  }

  @Test func `rows know whether they are the same and show the same`() {
    let row = DiffableCellGenerator<TextCell>(id: "1", with: "a")
    #expect(row.hasSameContent(as: DiffableCellGenerator<TextCell>(id: "1", with: "a")))
    #expect(!row.hasSameContent(as: DiffableCellGenerator<TextCell>(id: "1", with: "b")))
    #expect(!row.hasSameContent(as: DiffableCellGenerator<OtherCell>(id: "1", with: 1)))
  }

  @Test
  func `a row that may not leave its section comes back, and others go anywhere (seeds M11, D12)`()
    throws
  {
    var moves: [String] = []
    let movable = MovableFeature { _, from, to in moves.append("\(from) to \(to)") }
    let fixture = try ManagedTable(ManualDisplayManager.self, features: [movable])
    let bound = BoundRow(with: "bound")
    let free = FreeRow(with: "free")
    try fixture.manager.addCellGenerators([bound, free, TextRow(with: "fixed")])
    try fixture.manager.addSection(HeaderGenerator())
    try fixture.manager.forceRefill()
    fixture.table.setEditing(true, animated: false)
    _ = try fixture.shown()
    let start = IndexPath(row: 0, section: 0)
    _ = try? fixture.table.dragRow(at: start, to: IndexPath(row: 0, section: 1))
    #expect(fixture.models == [["bound", "free", "fixed"], []])
    _ = try fixture.table.dragRow(
      at: IndexPath(row: 1, section: 0),
      to: IndexPath(row: 0, section: 1)
    )
    #expect(fixture.models == [["bound", "fixed"], ["free"]])
    #expect(moves == ["0 1 to 1 0"])
    #expect(fixture.table.checkInvariants() == [])
  }

  @Test func `a row's buttons stand at both edges and tell the row their kind (seed M13)`() throws {
    let swipes = SwipeActionsFeature { types, edge in
      types.filter { ($0 == "delete") == (edge == .trailing) }.map { .init($0, title: $0) }
    }
    let row = SwipedRow(with: "a")
    var heard: [String] = []
    row.didSwipeEvent += { heard.append($0) }
    let fixture = try fixture([row, TextRow(with: "none")], features: [swipes])
    let path = IndexPath(row: 0, section: 0)
    _ = try fixture.table.swipeRow(at: path, from: .leading, isFull: false)
    #expect(fixture.table.openRowButtons.map(\.title) == ["flag", "more"])
    _ = try fixture.table.performAction(at: 1)
    _ = try fixture.table.swipeRow(at: path, from: .trailing, isFull: true)
    #expect(heard == ["more", "delete"])
  }

  @Test
  func `the index has the headers that want it, and equal titles lead to the first (seed S8)`()
    throws
  {
    let fixture = try ManagedTable(ManualDisplayManager.self, features: [SectionTitlesFeature()])
    for (title, isIndexed) in [("A", true), ("x", false), ("B", true), ("A", true)] {
      let header = TitleHeaderGenerator(title, needsIndexTitle: isIndexed)
      try fixture.manager.addSection(header, TextRow(with: title))
    }
    let feature = try #require(fixture.manager.features.first as? SectionTitlesFeature)
    #expect(feature.sectionIndexTitles(for: fixture.table) == ["A", "B", "A"])
    #expect(try fixture.table.tapSectionIndex(at: 2) == 0)
    #expect(try fixture.table.tapSectionIndex(at: 1) == 2)
  }
}

private final class BoundRow: BaseCellGenerator<TextCell>, MovableItem {
  var canMoveInOtherSection: Bool { false }
}

private final class FreeRow: BaseCellGenerator<TextCell>, MovableItem {}

private final class SwipedRow: BaseCellGenerator<TextCell>, SwipeableItem {
  let actionTypes = ["flag", "more", "delete"]
  var didSwipeEvent = Event<String>()
}
