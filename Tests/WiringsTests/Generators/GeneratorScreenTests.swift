import TableModel
import TableUI
import TestSupport
import Testing

@testable import TableAdapters

/// Whole screens of a manager and its plugins, as the original's tests drive them.
@MainActor @Suite struct GeneratorScreenTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func rows(_ texts: String...) -> [TextRow] { texts.map { TextRow(with: $0) } }

  @Test func `a second tap deselects where several rows can be selected (seed E5)`() throws {
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [SelectablePlugin()])
    let row = TextRow(with: "a")
    row.isNeedDeselect = false
    var heard: [String] = []
    row.didSelectEvent += { heard.append("selected") }
    row.didDeselectEvent += { heard.append("deselected") }
    try fixture.manager.addCellGenerators([row])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    fixture.table.allowsMultipleSelection = true
    for _ in 0..<2 { _ = try fixture.table.tap(at: path(0, 0)) }
    #expect(heard == ["selected", "deselected"])
  }

  @Test func `a finger that draws over rows tells its beginning and its end (seed E5)`() throws {
    let log = EventLog()
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [log])
    try fixture.manager.addCellGenerators(rows("a", "b", "c"))
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    fixture.table.allowsMultipleSelectionDuringEditing = true
    log.lines = []
    _ = try fixture.table.panSelection(from: path(0, 0), to: path(0, 1))
    let told = log.lines.filter { !$0.contains("Display") && !$0.contains("ighlight") }
    #expect(
      told == ["beginMultipleSelection(0 0)", "select(0 0)", "select(0 1)", "endMultipleSelection"]
    )
  }

  private final class LoudHeader: HeaderGenerator, DisplayableTitle {
    var willDisplayEvent = EmptyEvent()
    var didEndDisplayEvent = EmptyEvent()
    override var text: String? { id }
  }

  private final class LoudFooter: FooterGenerator, DisplayableTitle {
    var willDisplayEvent = EmptyEvent()
    var didEndDisplayEvent = EmptyEvent()
    override var text: String? { id }
  }

  @Test func `headers and footers hear when they come and go (seed E7)`() throws {
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [DisplayablePlugin()])
    var heard: [String] = []
    for name in ["1", "2"] {
      let header = LoudHeader(id: "h\(name)")
      let footer = LoudFooter(id: "f\(name)")
      header.willDisplayEvent += { heard.append("+h\(name)") }
      header.didEndDisplayEvent += { heard.append("-h\(name)") }
      footer.willDisplayEvent += { heard.append("+f\(name)") }
      footer.didEndDisplayEvent += { heard.append("-f\(name)") }
      try fixture.manager.addSectionHeaderGenerator(header)
      fixture.manager.addSectionFooterGenerator(footer)
      try fixture.manager.addCellGenerators((0..<12).map { TextRow(with: "\(name) \($0)") })
    }
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    #expect(heard.contains("+h1") && !heard.contains("+h2"))
    heard = []
    fixture.table.contentOffset.y = 1e9
    try fixture.table.layoutIfNeeded()
    #expect(heard.contains("-h1") && heard.contains("+f2"))
    #expect(Set(heard).count == heard.count, "each once: \(heard)")
  }

  private final class CountingPlugin: TablePlugin {
    let name = "counting"
    let events: [String] = []
    var setUps = 0
    func setUp(in manager: DisplayManager) { setUps += 1 }
  }

  @Test func `a plugin is set up once, and stands in its place (seed P5)`() throws {
    let counting = CountingPlugin()
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      plugins: [SelectablePlugin(), counting, FoldablePlugin()],
      features: [MovableFeature(), SectionTitlesFeature(), FocusableFeature()]
    )
    try fixture.manager.forceRefill()
    #expect(counting.setUps == 1)
    #expect(fixture.manager.plugins.map(\.name) == ["selectable", "counting", "foldable"])
    #expect(fixture.manager.features.map(\.name) == ["movable", "sectionTitles", "focusable"])
    #expect(fixture.manager.feature(for: (any TableViewIndexing).self)?.name == "sectionTitles")
    #expect(fixture.manager.feature(for: (any TableViewDropping).self) == nil)
  }

  @Test func `clearing leaves no section, and the next row makes one (seeds S9, S10)`() throws {
    let fixture = try ManagedTable(DisplayManager.self)
    for name in ["a", "b", "c"] {
      try fixture.manager.addSectionHeaderGenerator(HeaderGenerator(id: name))
    }
    fixture.manager.clearCellGenerators()
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [])
    try fixture.manager.addCellGenerator(TextRow(with: "x"))
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [["x"]])
  }

  @Test func `sections with rows land behind their anchors (seed M3)`() throws {
    let fixture = try ManagedTable(ManualDisplayManager.self)
    let manager = fixture.manager
    let headers = (0..<6).map { HeaderGenerator(id: "\($0)") }
    try manager.addSection(headers[0], TextRow(with: "first"))
    try manager.addSection(headers[1])
    try manager.insertSection(after: headers[0], headers[2], TextRow(with: "one"))
    try manager.insertSection(
      after: headers[1],
      headers[3],
      TextRow(with: "p"),
      TextRow(with: "q"),
      TextRow(with: "r")
    )
    try manager.insertSection(after: headers[3], headers[4], TextRow(with: "y"), TextRow(with: "z"))
    #expect(fixture.headers == ["0", "2", "1", "3", "4"])
    #expect(fixture.models == [["first"], ["one"], [], ["p", "q", "r"], ["y", "z"]])
    try manager.insertSection(headers[5], at: 1)
    #expect(fixture.headers == ["0", "5", "2", "1", "3", "4"])
    #expect(fixture.table.rowCounts == manager.rowCounts)
  }

  @Test func `rows of two sections are shown anew, and no others (seed M9)`() throws {
    let fixture = try ManagedTable(ManualDisplayManager.self)
    fixture.table.size.height = 600
    let all = rows("a", "b", "c", "d")
    try fixture.manager.addSection(HeaderGenerator(), all[0], all[1])
    try fixture.manager.addSection(HeaderGenerator(), all[2], all[3])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    let before = fixture.table.visibleCells
    try fixture.manager.update(generators: [all[0], all[3]])
    try fixture.table.layoutIfNeeded()
    let isNew = zip(before, fixture.table.visibleCells).map { $0 !== $1 }
    #expect(isNew == [true, false, false, true])
  }

  private final class SwipedRow: BaseCellGenerator<TextCell>, SwipeableItem {
    let actionTypes = ["flag", "more", "one", "delete", "info", "apply"]
    var didSwipeEvent = Event<String>()
  }

  @Test func `three buttons stand at each edge, and the other edge's are gone then (seed M13)`()
    throws
  {
    let swipes = SwipeActionsFeature { types, edge in
      (edge == .trailing ? types.prefix(3) : types.suffix(3)).map { .init($0, title: $0) }
    }
    let fixture = try ManagedTable(ManualDisplayManager.self, features: [swipes])
    try fixture.manager.addCellGenerators([SwipedRow(with: "a")])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    _ = try fixture.table.swipeRow(at: path(0, 0), from: .trailing, isFull: false)
    #expect(fixture.table.openRowButtons.map(\.title) == ["flag", "more", "one"])
    _ = try fixture.table.swipeRow(at: path(0, 0), from: .leading, isFull: false)
    #expect(fixture.table.openRowButtons.map(\.title) == ["delete", "info", "apply"])
  }

  @Test func `pages are put above until there are more than 120 rows (seed L25)`() throws {
    var plugin: TopPaginatablePlugin?
    var asked = 0
    let top = TopPaginatablePlugin { asked += 1 }
    plugin = top
    top.canIterate = true
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [top])
    try fixture.manager.addCellGenerators((0..<20).map { TextRow(with: "\($0)") })
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    for page in 1...7 {
      #expect(asked == page)
      let new = (0..<16).map { TextRow(with: "\(page).\($0)") }
      try plugin?.insert(new, in: fixture.manager)
      try fixture.table.layoutIfNeeded()
      fixture.table.contentOffset.y = 0
      try fixture.table.layoutIfNeeded()
    }
    #expect(fixture.table.numberOfRows(inSection: 0) == 132)
    #expect(fixture.table.checkInvariants() == [])
  }

  private final class NamedHeader: HeaderGenerator, AccessibleItem {
    var accessibilityLabel: String? { id }
    override var text: String? { id }
  }

  private final class NamedFooter: FooterGenerator, AccessibleItem {
    var accessibilityLabel: String? { id }
    override var text: String? { id }
  }

  @Test func `a header is read out as one, and a footer as it is (seed C22)`() throws {
    let plugin = AccessibilityPlugin()
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [plugin])
    try fixture.manager.addSection(NamedHeader(id: "People"), TextRow(with: "a"))
    fixture.manager.addSectionFooterGenerator(NamedFooter(id: "the end"))
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    let header = try #require(fixture.table.headerView(forSection: 0))
    let footer = try #require(fixture.table.footerView(forSection: 0))
    #expect(plugin.text(of: header) == "People, header")
    #expect(plugin.text(of: footer) == "the end")
    plugin.invalidate(in: fixture.manager)
    #expect(plugin.text(of: header) == "People, header")
  }

  // MARK: Gravity

  private final class WeightFold: FoldableCellGenerator<TextCell>, GravityItem {
    var heaviness = 0
  }

  @Test func `three rows open and close between weights, and go with their parent's (seed M15)`()
    throws
  {
    let fixture = try ManagedTable(GravityDisplayManager.self, plugins: [FoldablePlugin()])
    fixture.table.size.height = 600
    let parent = WeightFold(with: "parent")
    parent.heaviness = 2
    parent.childGenerators = rows("x", "y", "z")
    try fixture.manager.addCellGenerators([WeightRow(3), parent, WeightRow(1)])
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [["1", "parent", "3"]])
    _ = try fixture.table.tap(at: path(0, 1))
    #expect(try fixture.shown() == [["1", "parent", "x", "y", "z", "3"]])
    try fixture.manager.addCellGenerator(WeightRow(4))
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [["1", "parent", "x", "y", "z", "3", "4"]])
    _ = try fixture.table.tap(at: path(0, 1))
    #expect(try fixture.shown() == [["1", "parent", "3", "4"]])
  }

  @Test func `a section that is emptied stays, and one that is set is ordered (seed M15)`() throws {
    let fixture = try ManagedTable(GravityDisplayManager.self)
    let header = WeightHeader(1)
    try fixture.manager.addSectionHeaderGenerator(header)
    let row = WeightRow(2)
    try fixture.manager.addCellGenerators([row, WeightRow(1)], toHeader: header)
    try fixture.manager.forceRefill()
    try fixture.manager.remove(row)
    #expect(try fixture.shown() == [["1"]])
    try fixture.manager.clearSection(header)
    #expect(try fixture.shown() == [[]])
    fixture.manager.setSections([
      GeneratorSection(GeneratorList([WeightRow(9), WeightRow(8)]), header: WeightHeader(5)),
      GeneratorSection(GeneratorList([WeightRow(7), WeightRow(6)]), header: WeightHeader(4)),
    ])
    try fixture.manager.forceRefill()
    #expect(fixture.headers == ["4", "5"])
    #expect(
      fixture.manager.sections.map {
        $0.generators.made.compactMap { ($0.generator as? WeightRow)?.heaviness }
      } == [[6, 7], [8, 9]]
    )
  }

  @Test func `what gravity refuses it says (seed M15)`() throws {
    let fixture = try ManagedTable(GravityDisplayManager.self)
    try fixture.manager.addCellGenerators([WeightRow(3), WeightRow(1)])
    try fixture.manager.addCellGenerator(WeightRow(2))
    let taken = #expect(throws: DisplayManagerError.self) {
      try fixture.manager.addCellGenerator(WeightRow(2))
    }
    #expect(taken?.message == "the weight 2 is already used")
    let none = #expect(throws: DisplayManagerError.self) {
      try fixture.manager.addCellGenerator(TextRow(with: "a"))
    }
    #expect(none?.message == "BaseCellGenerator<TextCell> has no weight for ordering")
    #expect(none?.code == "refused")
  }

  // MARK: Everything at once

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a screen with all plugins lives through any edits and touches`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      plugins: [
        SelectablePlugin(), FoldablePlugin(), HighlightablePlugin(), DisplayablePlugin(),
        AccessibilityPlugin(), HeaderIsVisiblePlugin { _ in }, LastCellIsVisiblePlugin {},
        DirectionPlugin { _ in }, ProxyScrollPlugin(), ProxyPrefetchPlugin(),
        PrefetchPlugin(start: { _ in }, cancel: { _ in }),
      ],
      features: [
        MovableFeature(), SectionTitlesFeature(), FocusableFeature(),
        SwipeActionsFeature { _, _ in [] },
      ]
    )
    let manager = fixture.manager
    try manager.forceRefill()
    for step in 0..<120 {
      let sections = manager.sections.count
      let rowCounts = manager.rowCounts
      let section = random.below(max(1, sections))
      let count = sections == 0 ? 0 : rowCounts[section]
      let place = path(section, random.below(max(1, count)))
      switch random.below(7) {
      case 0:
        try manager.insertSection(
          TitleHeaderGenerator("\(step)", needsIndexTitle: true),
          at: section
        )
      case 1 where sections > 0:
        let fold = FoldRow(with: "\(step)")
        fold.childGenerators = [TextRow(with: "\(step).0"), TextRow(with: "\(step).1")]
        try manager.insert([fold], at: path(section, random.below(count + 1)))
      case 2 where count > 0: _ = try fixture.table.tap(at: place)
      case 3 where count > 0:
        try manager.generator(at: place).map { try manager.remove($0, removesEmptySection: true) }
      case 4:
        try fixture.table.dragContent(by: Double(random.below(400) - 200), flicks: step % 2 == 0)
      case 5: _ = try fixture.table.moveFocus(.down)
      case 6 where count > 0:
        let other = path(section, random.below(count))
        try manager.generator(at: other).map { try manager.gather([$0], at: place) }
      default: break
      }
      try fixture.table.layoutIfNeeded()
      try #require(fixture.table.checkInvariants() == [], "seed \(seed), step \(step)")
      try #require(fixture.table.rowCounts == manager.rowCounts, "seed \(seed), step \(step)")
    }
  }
}
