import TableModel
import TableUI
import Testing

@testable import TableAdapters

@MainActor @Suite struct PrefetchPluginTests {
  private final class FetchedRow: BaseCellGenerator<TextCell>, PrefetchableItem {
    var requestID: String? { model == "none" ? nil : "id \(model)" }
  }

  @Test
  func `requests of rows ahead start once each, and what is left behind is cancelled (seed L26)`()
    throws
  {
    var started: [String] = []
    var cancelled: [String] = []
    let plugin = PrefetchPlugin(start: { started.append($0) }, cancel: { cancelled.append($0) })
    let fixture = try ManagedTable(ManualDisplayManager.self, plugins: [plugin])
    fixture.table.sectionHeaderTopPadding = 0
    let rows = (0..<40).map { FetchedRow(with: $0 == 7 ? "none" : "\($0)") }
    try fixture.manager.addCellGenerators(rows)
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    #expect(started == ["id 5", "id 6", "id 8", "id 9"])
    started = []
    // A jump far ahead: the rows that were to come will not.
    fixture.table.setContentOffset(Point(x: 0, y: 20 * 44), animated: false)
    try fixture.table.layoutIfNeeded()
    #expect(Set(cancelled) == ["id 5", "id 6", "id 8", "id 9"])
    #expect(Set(started).isSuperset(of: ["id 25", "id 26", "id 27", "id 28"]))
    #expect(Set(started).count == started.count)
  }
}
