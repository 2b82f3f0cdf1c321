import TableModel
import TableStore
import TableUI
import Testing

@testable import TableAdapters

/// Features and what a builder can set beside them (seeds M12, P7, C18, C22).
@MainActor @Suite struct FeatureTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: Drag and drop

  private final class LiftedRow: BaseCellGenerator<TextCell>, DraggableItem {
    var dragText: String { model }
  }

  /// a…e in section 0, nothing in section 1, z in section 2.
  private func fixture(
    _ scope: DropScope,
    _ dropped: @escaping DragAndDropFeature.Dropped = { _, _ in }
  ) throws -> ManagedTable<ManualDisplayManager> {
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      features: [DragAndDropFeature(by: scope, dropped)]
    )
    try fixture.manager.addCellGenerators(["a", "b", "c", "d", "e"].map { LiftedRow(with: $0) })
    try fixture.manager.addSection(HeaderGenerator())
    try fixture.manager.addSection(HeaderGenerator(), LiftedRow(with: "z"), TextRow(with: "fixed"))
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    return fixture
  }

  @Test(arguments: [
    (1...3, [1, 0], [["a", "e"], ["b", "c", "d"], ["z", "fixed"]]),
    (1...3, [2, 2], [["a", "e"], [], ["z", "fixed", "b", "c", "d"]]),
    (0...1, [0, 3], [["c", "d", "e", "a", "b"], [], ["z", "fixed"]]),
    (3...4, [0, 0], [["d", "e", "a", "b", "c"], [], ["z", "fixed"]]),
    (1...3, [0, 1], [["a", "b", "c", "d", "e"], [], ["z", "fixed"]]),
    (2...2, [1, 0], [["a", "b", "d", "e"], ["c"], ["z", "fixed"]]),
  ])
  func `rows are dropped anywhere in their order (seeds M12, D12)`(
    rows: ClosedRange<Int>,
    target: [Int],
    after: [[String]]
  ) throws {
    var drops: [String] = []
    let fixture = try fixture(.all) { rows, place in
      drops.append("\(rows.count { $0 is LiftedRow }) at \(place)")
    }
    _ = try fixture.table.dragRows(at: rows.map { path(0, $0) }, to: path(target[0], target[1]))
    #expect(fixture.models == after)
    #expect(drops == ["\(rows.count) at \(path(target[0], target[1]))"])
    #expect(try fixture.shown().map(\.count) == after.map(\.count))
    #expect(fixture.table.checkInvariants() == [])
  }

  @Test func `in their own section only, a drop elsewhere moves nothing (seeds M12, D12)`() throws {
    let fixture = try fixture(.current)
    let before = fixture.models
    let rows = (1...3).map { path(0, $0) }
    #expect(
      try fixture.table.dragRows(at: rows, to: path(1, 0)) == [.refused(rows[0], .dropRefused)]
    )
    #expect(fixture.models == before)
    _ = try fixture.table.dragRows(at: rows, to: path(0, 2))
    #expect(fixture.models[0] == ["a", "e", "b", "c", "d"])
    #expect(fixture.table.checkInvariants() == [])
  }

  @Test func `a row that cannot be lifted stops the drag of all`() throws {
    let fixture = try fixture(.all)
    let rows = [path(2, 0), path(2, 1)]
    #expect(
      try fixture.table.dragRows(at: rows, to: path(1, 0)) == [.refused(rows[1], .noDragItems)]
    )
    #expect(fixture.models == [["a", "b", "c", "d", "e"], [], ["z", "fixed"]])
  }

  // MARK: Focus

  private final class FocusedRow: BaseCellGenerator<TextCell>, FocusableItem {
    var canFocus: Bool { model != "deaf" }
    var didFocusEvent = Event<Bool>()
  }

  @Test func `rows say whether the arrow keys reach them, and hear when they do`() throws {
    let heard = EventLog()
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      plugins: [heard],
      features: [FocusableFeature()]
    )
    let rows = ["a", "deaf", "b"].map { FocusedRow(with: $0) }
    for row in rows { row.didFocusEvent += { heard.lines.append("\(row.model) \($0)") } }
    try fixture.manager.addCellGenerators(rows + [TextRow(with: "plain")])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    heard.lines = []
    for _ in 0..<3 { _ = try fixture.table.moveFocus(.down) }
    #expect(
      heard.lines == [
        "a true", "focus(0 0)", "a false", "b true", "focus(0 2)", "b false", "focus(0 3)",
      ]
    )
  }

  // MARK: Heights

  private final class GrowingRow: BaseCellGenerator<TextCell>, ExpandableItem {
    var height = 44.0
    var onHeightChanged = EmptyEvent()

    override func cellHeight(in tableView: TableView) -> Double { height }
  }

  private func growing(
    _ clock: VirtualClock?
  ) throws -> (ManagedTable<ManualDisplayManager>, [GrowingRow]) {
    let fixture = try ManagedTable(ManualDisplayManager.self) { builder in
      clock.map { builder.set(coalescing: 150, on: $0) } ?? builder
    }
    let rows = ["a", "b", "c"].map { GrowingRow(with: $0) }
    try fixture.manager.addCellGenerators(rows)
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    return (fixture, rows)
  }

  private func top(_ row: Int, _ fixture: ManagedTable<ManualDisplayManager>) throws -> Double {
    let first = try fixture.table.rectForRow(at: path(0, 0)).minY
    // Heights are kept in fractions of a point.
    return (try fixture.table.rectForRow(at: path(0, row)).minY - first).rounded()
  }

  @Test func `a row that grows moves those below it and fills none again (seed C18)`() throws {
    let (fixture, rows) = try growing(nil)
    let cells = fixture.table.visibleCells.compactMap { $0 as? TextCell }
    let fillings = cells.map(\.fillings)
    rows[0].height = 100
    rows[0].onHeightChanged.invoke()
    try fixture.table.layoutIfNeeded()
    #expect(try top(1, fixture) == 100)
    #expect(try top(2, fixture) == 144)
    #expect(cells.map(\.fillings) == fillings)
    #expect(zip(cells, fixture.table.visibleCells).allSatisfy { $0 === $1 })
  }

  @Test
  func `wishes that come together are met together, after the time that was set (seeds C18, P7)`()
    throws
  {
    let clock = VirtualClock()
    let (fixture, rows) = try growing(clock)
    for row in rows {
      row.height = 60
      row.onHeightChanged.invoke()
    }
    #expect(clock.pendingCount == 1)
    _ = try clock.advance(by: 149)
    #expect(try top(2, fixture) == 88)
    _ = try clock.advance(by: 1)
    let first = try top(2, fixture)
    #expect(first == 120)
    rows[0].height = 61
    rows[0].onHeightChanged.invoke()
    _ = try clock.advance(by: 150)
    let second = try top(2, fixture)
    #expect(second == 121)
  }

  @Test func `a wish is passed over while the table does not know the rows (seed C18)`() throws {
    let (fixture, rows) = try growing(nil)
    try fixture.manager.addCellGenerator(TextRow(with: "unseen"))
    rows[0].height = 100
    rows[0].onHeightChanged.invoke()
    #expect(try top(1, fixture) == 44)
    try fixture.manager.forceRefill()
    #expect(try top(1, fixture) == 100)
  }

  private final class CountingAnimator: TableAnimator {
    var edits: [TableUpdates] = []
    var failure: TableError?

    func perform(_ updates: TableUpdates, in tableView: TableView) throws(TableError) {
      if let failure { throw failure }
      edits.append(updates)
      try tableView.performBatchUpdates(updates, with: .fade)
    }
  }

  @Test func `an animator that was set tells the table of each edit (seed P7)`() throws {
    let animator = CountingAnimator()
    let fixture = try ManagedTable(ManualDisplayManager.self) { $0.set(animator: animator) }
    try fixture.manager.addCellGenerators([TextRow(with: "a")])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    let first = try #require(fixture.manager.generator(at: path(0, 0)))
    try fixture.manager.insert(after: first, TextRow(with: "b"))
    #expect(animator.edits.map(\.insertedRows) == [[path(0, 1)]])
    #expect(try fixture.shown() == [["a", "b"]])
    animator.failure = .noDataSource
    #expect(throws: DisplayManagerError.table(.noDataSource)) { try fixture.manager.remove(first) }
    #expect(fixture.models == [["a", "b"]])
  }
}

/// Writes down which events came.
@MainActor final class EventLog: TablePlugin {
  let name = "log"
  let events = ["all"]
  var lines: [String] = []

  func process(_ event: TableEvent, in manager: DisplayManager) { lines.append("\(event)") }
}
