import TableModel
import TableUI
import Testing

@testable import TableAdapters

@MainActor @Suite struct PagingPluginTests {
  private final class Output: RefreshableOutput, PaginatableOutput {
    var refreshes = 0
    var pages = 0
    var endsAtOnce = true
    weak var input: (any PaginatableInput)?

    func refreshContent(with input: any RefreshableInput) {
      refreshes += 1
      if endsAtOnce { input.endRefreshing() }
    }

    func onPaginationInitialized(with input: any PaginatableInput) {
      self.input = input
      input.updatePagination(canIterate: true)
    }

    func loadNextPage(with input: any PaginatableInput) { pages += 1 }
  }

  @Test func `an output that is done at once is asked again by the next pull (seed D7)`() throws {
    let output = Output()
    let control = RefreshControl()
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      plugins: [RefreshablePlugin(control: control, output: output)]
    )
    _ = try fixture.shown()
    for _ in 0..<2 { try fixture.table.pullDown(by: 60) }
    #expect(output.refreshes == 2)
    #expect(!control.isRefreshing)
    try fixture.table.pullDown(by: 59)
    try fixture.table.dragContent(by: 10)
    #expect(output.refreshes == 2, "a finger that did not pull far enough refreshes nothing")
    output.endsAtOnce = false
    for _ in 0..<2 { try fixture.table.pullDown(by: 60) }
    #expect(output.refreshes == 3)
    #expect(control.isRefreshing)
  }

  private func paged(
    _ output: Output
  ) throws -> (ManagedTable<ManualDisplayManager>, PaginatablePlugin) {
    let plugin = PaginatablePlugin(output: output)
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [plugin])
    try fixture.manager.addCellGenerators((0..<12).map { TextRow(with: "\($0)") })
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    return (fixture, plugin)
  }

  private func scroll(_ table: TableView, to offset: Double) throws {
    table.setContentOffset(Point(x: 0, y: offset), animated: false)
    try table.layoutIfNeeded()
  }

  @Test
  func `one page at a time, none while an error stands, one by retrying (seed L24)`()
    throws
  {
    let output = Output()
    let (fixture, plugin) = try paged(output)
    #expect(output.pages == 0)
    for offset in [1000.0, 0, 1000] { try scroll(fixture.table, to: offset) }
    #expect(output.pages == 1)
    #expect(fixture.table.tableFooterView?.text == "Loading…")
    plugin.updateError("no network")
    #expect(fixture.table.tableFooterView?.text == "no network")
    for offset in [0.0, 1000] { try scroll(fixture.table, to: offset) }
    #expect(output.pages == 1)
    plugin.retry()
    plugin.retry()
    #expect(output.pages == 2)
    plugin.updateError("again")
    plugin.updateError(nil)
    for offset in [0.0, 1000] { try scroll(fixture.table, to: offset) }
    #expect(output.pages == 3)
    plugin.updateProgress(isLoading: false)
    plugin.updatePagination(canIterate: false)
    for offset in [0.0, 1000] { try scroll(fixture.table, to: offset) }
    #expect(output.pages == 3)
    #expect(fixture.table.tableFooterView == nil)
  }

  @Test func `a reset lets paging go on after an error (seeds L24, D8)`() throws {
    let output = Output()
    let (fixture, plugin) = try paged(output)
    try scroll(fixture.table, to: 1000)
    plugin.updateError("no network")
    plugin.reset()
    for offset in [0.0, 1000] { try scroll(fixture.table, to: offset) }
    #expect(output.pages == 2)
  }

  @Test(arguments: [true, false])
  func `a page above the rows leaves them where a person looks`(keepsPosition: Bool) throws {
    var asked = 0
    let plugin = TopPaginatablePlugin(keepsPosition: keepsPosition) { asked += 1 }
    plugin.canIterate = true
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [plugin])
    try fixture.manager.addCellGenerators((0..<20).map { TextRow(with: "\($0)") })
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    #expect(asked == 1)
    try scroll(fixture.table, to: 100)
    let first = fixture.table.indexPathForRow(at: Point(x: 0, y: fixture.table.contentOffset.y))
    let generator = try #require(first.flatMap(fixture.manager.generator(at:)))
    try plugin.insert((0..<7).map { TextRow(with: "new \($0)") }, in: fixture.manager)
    let now = fixture.table.indexPathForRow(at: Point(x: 0, y: fixture.table.contentOffset.y))
    #expect((now.flatMap(fixture.manager.generator(at:)) === generator) == keepsPosition)
    #expect(fixture.table.checkInvariants() == [])
  }

  private final class NamedCell: TableViewCell, ConfigurableCell, AccessibleItem {
    var accessibilityLabel: String?
    func configure(with model: String) { accessibilityLabel = model }
  }

  private final class NamedRow: BaseCellGenerator<NamedCell>, AccessibleItem {
    var accessibilityLabel: String? { nil }
  }

  @Test func `what is read out names the button, and silence stays silence (seed C22)`() throws {
    let plugin = AccessibilityPlugin()
    let fixture = try ManagedTable(
      ManualDisplayManager.self,
      plugins: [SelectablePlugin(), plugin]
    )
    let row = NamedRow(with: "Ada")
    row.didSelectEvent += {}
    try fixture.manager.addCellGenerators([row, NamedRow(with: "Grace"), TextRow(with: "silent")])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    #expect(fixture.table.visibleCells.map(plugin.text(of:)) == ["Ada, button", "Grace", nil])
    (fixture.table.visibleCells.first as? NamedCell)?.accessibilityLabel = "Ada Lovelace"
    plugin.invalidate(in: fixture.manager)
    #expect(fixture.table.visibleCells.first.flatMap(plugin.text(of:)) == "Ada Lovelace, button")
  }
}
