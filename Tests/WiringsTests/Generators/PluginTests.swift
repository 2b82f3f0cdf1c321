import TableModel
import TableUI
import Testing

@testable import TableAdapters

@MainActor @Suite struct PluginTests {
  private func row(_ text: String) -> TextRow { TextRow(with: text) }

  private func tap(_ row: Int, _ table: TableView) throws {
    _ = try table.tap(at: IndexPath(row: row, section: 0))
  }

  @Test func `a tap is told to the row, which is deselected if it wants to`() throws {
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [SelectablePlugin()])
    let rows = [row("a"), row("b")]
    var heard: [String] = []
    rows[0].didSelectEvent += { heard.append("a") }
    rows[1].didSelectEvent += { heard.append("b") }
    rows[1].isNeedDeselect = false
    try fixture.manager.addCellGenerators(rows)
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    try tap(0, fixture.table)
    #expect(fixture.table.indexPathsForSelectedRows == [])
    try tap(1, fixture.table)
    #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    #expect(heard == ["a", "b"])
  }

  @Test func `a row that listens without its plugin is found before anything is shown (seed P6)`()
    throws
  {
    let fixture = try ManagedTable(ManualDisplayManager.self)
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [])
    let listening = row("a")
    listening.didSelectEvent += {}
    try fixture.manager.addCellGenerators([row("quiet"), listening])
    let error = #expect(throws: DisplayManagerError.self) { try fixture.manager.forceRefill() }
    #expect(error?.message == "row 0 1 listens for taps: add the selectable plugin")
    #expect(try fixture.shown() == [])
  }

  @Test func `one plugin of a name, one feature for a question (seed P5)`() {
    let table = TableView(size: Size(width: 320, height: 220))
    #expect(throws: DisplayManagerError.pluginAlreadyThere("selectable")) {
      _ = try TableBuilder.base(table).add(SelectablePlugin()).add(SelectablePlugin()).build()
    }
    #expect(throws: DisplayManagerError.slotTaken("TableViewRowMoving", by: "movable")) {
      _ = try TableBuilder.base(table).add(MovableFeature()).add(MovableFeature()).build()
    }
    #expect(table.dataSource == nil)
  }

  @Test
  func `plugins react in their order, a row that went is told to nobody (seeds P5, D13)`()
    throws
  {
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      plugins: [SelectablePlugin(), FoldablePlugin()]
    )
    let parent = FoldRow(with: "parent")
    parent.childGenerators = [row("child")]
    var heard: [String] = []
    parent.didSelectEvent += { heard.append("selected while \(parent.isExpanded)") }
    parent.didFoldEvent += { heard.append("open \($0)") }
    try fixture.manager.addCellGenerators([parent])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    try tap(0, fixture.table)
    #expect(heard == ["selected while false", "open true"])
    #expect(try fixture.shown() == [["parent", "child"]])
    parent.didSelectEvent += { [weak manager = fixture.manager] in try? manager?.remove(parent) }
    try tap(0, fixture.table)
    #expect(heard == ["selected while false", "open true", "selected while true"])
    #expect(try fixture.shown() == [["child"]])
  }

  @Test func `a listener that moves its row does not mislead the next plugin (seed D13)`() throws {
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      plugins: [SelectablePlugin(), FoldablePlugin()]
    )
    let parent = FoldRow(with: "parent")
    parent.childGenerators = [row("child")]
    let new = row("new")
    parent.didSelectEvent += { [weak manager = fixture.manager] in
      try? manager?.insert(before: parent, new)
    }
    try fixture.manager.addCellGenerators([parent, row("last")])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    try tap(0, fixture.table)
    #expect(try fixture.shown() == [["new", "parent", "child", "last"]])
    #expect(fixture.table.indexPathsForSelectedRows == [])
  }

  @Test
  func `children fold with their parent at any depth and come back as they were (seeds M14, D3)`()
    throws
  {
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [FoldablePlugin()])
    let parent = FoldRow(with: "parent")
    let child = FoldRow(with: "child")
    child.childGenerators = [row("grandchild")]
    parent.childGenerators = [child, row("other")]
    try fixture.manager.addCellGenerators([parent, row("last")])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    try tap(0, fixture.table)
    try tap(1, fixture.table)
    let open = ["parent", "child", "grandchild", "other", "last"]
    #expect(try fixture.shown() == [open])
    try tap(0, fixture.table)
    #expect(try fixture.shown() == [["parent", "last"]])
    try tap(0, fixture.table)
    #expect(try fixture.shown() == [open])
    #expect(fixture.table.checkInvariants() == [])
  }

  @Test func `children that went elsewhere do not mislead their parent (seed M14)`() throws {
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [FoldablePlugin()])
    let parent = FoldRow(with: "parent")
    let children = ["a", "b", "c"].map { row($0) }
    parent.childGenerators = children
    let last = row("last")
    try fixture.manager.addCellGenerators([parent, last])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    try tap(0, fixture.table)
    try fixture.manager.remove(children[0])
    try fixture.manager.gather([children[2]], at: IndexPath(row: 3, section: 0))
    #expect(try fixture.shown() == [["parent", "b", "last", "c"]])
    try tap(0, fixture.table)
    #expect(try fixture.shown() == [["parent", "last"]])
    try fixture.manager.remove(last)
    for _ in 0..<2 { try tap(0, fixture.table) }
    #expect(try fixture.shown() == [["parent"]])
  }

  @Test
  func `looks come in order, and a row that deselects itself ends as it began (seeds E6, C11)`()
    throws
  {
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      plugins: [SelectablePlugin(), HighlightablePlugin()]
    )
    let looking = LookingRow(with: "a")
    try fixture.manager.addCellGenerators([looking])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    try tap(0, fixture.table)
    #expect(looking.looks == [.highlighted, .unhighlighted, .selected, .deselected])
  }

  @Test
  func `rows hear when they come and go, with their cell, though the places changed (seed E7)`()
    throws
  {
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [DisplayablePlugin()])
    var heard: [String] = []
    let rows = ["a", "b", "c"].map { text in
      let row = DisplayedRow(with: text)
      row.willDisplayEvent += { heard.append("+\($0.text ?? "")") }
      row.didEndDisplayEvent += { _ in heard.append("-\(text)") }
      return row
    }
    try fixture.manager.addCellGenerators(rows)
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    #expect(heard == ["+a", "+b", "+c"])
    heard = []
    try fixture.manager.remove(rows[0])
    try fixture.manager.remove(rows[1])
    #expect(heard == ["-a", "-b"])
  }

  @Test func `the last row is that of the last section, and no section has none (seed E8)`() throws
  {
    var calls = 0
    let plugin = LastCellIsVisiblePlugin { calls += 1 }
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [plugin])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    try fixture.manager.addSection(HeaderGenerator(), row("a"))
    _ = try fixture.shown()
    #expect(calls == 1)
    try fixture.manager.addSection(HeaderGenerator())
    let first = fixture.manager.generator(at: IndexPath(row: 0, section: 0))
    try fixture.manager.insert(after: try #require(first), row("b"))
    _ = try fixture.shown()
    #expect(calls == 1)
  }

  @Test func `scrolling tells its direction and the section that comes first, once each (seed E9)`()
    throws
  {
    var directions: [String] = []
    var sections: [Int] = []
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      plugins: [
        DirectionPlugin { directions.append($0.rawValue) },
        HeaderIsVisiblePlugin { sections.append($0) },
      ]
    )
    for _ in 0..<3 {
      try fixture.manager.addSectionHeaderGenerator(HeaderGenerator())
      try fixture.manager.addCellGenerators((0..<10).map { row("\($0)") })
    }
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    for distance in [100.0, 100, 300, 100, 400, -300, -600] {
      try fixture.table.dragContent(by: distance)
    }
    #expect(directions == ["down", "up"])
    #expect(sections == [0, 1, 2, 1, 0])
  }

  @Test func `a direction is counted from where the finger came down (seed E9)`() throws {
    var directions: [String] = []
    let plugin = DirectionPlugin { directions.append($0.rawValue) }
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [plugin])
    try fixture.manager.addCellGenerators((0..<40).map { row("\($0)") })
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    let delegate = fixture.manager.delegate
    delegate.scrollViewWillBeginDragging(fixture.table)
    // The finger goes 100 down and comes back by 30: that is still down.
    for offset in [100.0, 70] { fixture.table.contentOffset.y = offset }
    #expect(directions == ["down"])
    delegate.scrollViewWillBeginDragging(fixture.table)
    fixture.table.contentOffset.y = 60
    #expect(directions == ["down", "up"])
  }

  @Test func `proxies hand on one event for each that comes, and none before`() throws {
    let scroll = ProxyScrollPlugin()
    let prefetch = ProxyPrefetchPlugin()
    var heard: [String] = []
    scroll.scrollEvent += { heard.append("\($0)") }
    prefetch.prefetchEvent += { event in
      switch event {
      case .prefetch(let paths): heard.append("prefetch \(paths.count)")
      case .cancel(let paths): heard.append("cancel \(paths.count)")
      }
    }
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [scroll, prefetch])
    #expect(heard == [])
    let delegate = fixture.manager.delegate
    tellOfScrolling(delegate, fixture.table)
    delegate.tableView(fixture.table, prefetchRowsAt: [IndexPath(row: 3, section: 0)])
    delegate.tableView(fixture.table, cancelPrefetchingForRowsAt: [])
    let point = "TableUI.Point(x: 0.0, y: 1.0)"
    #expect(
      heard == [
        "didScroll", "willBeginDragging",
        "willEndDragging(velocity: \(point), targetContentOffset: \(point))",
        "didEndDragging(willDecelerate: true)", "willBeginDecelerating", "didEndDecelerating",
        "didEndScrollingAnimation", "didScrollToTop", "didChangeAdjustedContentInset",
        "willBeginZooming", "didZoom", "didEndZooming(scale: 2.0)", "prefetch 1", "cancel 0",
      ]
    )
  }

  /// Each of the twelve, once.
  private func tellOfScrolling(_ delegate: GeneratorDelegate, _ table: TableView) {
    var point = Point(x: 0, y: 1)
    delegate.scrollViewDidScroll(table)
    delegate.scrollViewWillBeginDragging(table)
    delegate.scrollViewWillEndDragging(table, withVelocity: point, targetContentOffset: &point)
    delegate.scrollViewDidEndDragging(table, willDecelerate: true)
    delegate.scrollViewWillBeginDecelerating(table)
    delegate.scrollViewDidEndDecelerating(table)
    delegate.scrollViewDidEndScrollingAnimation(table)
    delegate.scrollViewDidScrollToTop(table)
    delegate.scrollViewDidChangeAdjustedContentInset(table)
    delegate.scrollViewWillBeginZooming(table)
    delegate.scrollViewDidZoom(table)
    delegate.scrollViewDidEndZooming(table, atScale: 2)
  }

  @Test func `the assembly describes itself (seed P8)`() throws {
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      plugins: [SelectablePlugin(), FoldablePlugin()],
      features: [SectionTitlesFeature()]
    )
    let lines = [
      "selectable: select, deselect", "foldable: select",
      "sectionTitles: handles TableViewIndexing",
    ]
    #expect(fixture.manager.assembly == lines)
  }
}

/// A row that writes its looks down.
private final class LookingRow: BaseCellGenerator<TextCell>, HighlightableItem {
  var looks: [HighlightLook] = []

  func apply(_ look: HighlightLook) { looks.append(look) }
}

/// A row that hears when it comes and goes.
private final class DisplayedRow: BaseCellGenerator<TextCell>, DisplayableItem {
  var willDisplayEvent = Event<TableViewCell>()
  var didEndDisplayEvent = Event<TableViewCell>()
}
