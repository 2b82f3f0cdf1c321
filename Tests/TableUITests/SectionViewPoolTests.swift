import TableModel
import TableUI
import Testing

/// Views of headers and footers wait in pools of their own.
@MainActor @Suite struct SectionViewPoolTests {
  private final class CountingView: TableViewHeaderFooterView {
    var preparations = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  private let tableView: TableView
  private let table: RecordingTable

  init() throws {
    table = try RecordingTable(counts: [10]).laidOut()
    tableView = table.tableView
    tableView.register(CountingView.self, forHeaderFooterViewReuseIdentifier: "cell")
  }

  private func dequeue(_ identifier: String = "cell") -> CountingView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? CountingView
  }

  @Test func `a fresh view is not prepared, one from the pool is`() throws {
    let view = try #require(dequeue())
    #expect(view.preparations == 0 && view.reuseIdentifier == "cell")
    view.text = "old"
    tableView.recycle(view)
    #expect(dequeue() === view)
    #expect(view.preparations == 1 && view.text == nil)
  }

  @Test func `an identifier of cells is another one than the same of views`() throws {
    tableView.contentOffset.y = 308
    try tableView.layoutIfNeeded()
    let waiting = tableView.poolContents.map(\.count)
    let view = try #require(dequeue())
    tableView.recycle(view)
    #expect(tableView.poolContents.map(\.count) == waiting)
    #expect(tableView.dequeueReusableCell(withIdentifier: "cell") != nil)
    #expect(dequeue() === view)
  }

  @Test func `pools of views do not lend to each other`() throws {
    tableView.register(CountingView.self, forHeaderFooterViewReuseIdentifier: "other")
    let view = try #require(dequeue())
    tableView.recycle(view)
    #expect(dequeue("other") !== view)
    #expect(dequeue() === view)
  }

  @Test func `nil takes the registration back, and what waits is handed out still`() throws {
    let view = try #require(dequeue())
    tableView.recycle(view)
    tableView.register(nil, forHeaderFooterViewReuseIdentifier: "cell")
    #expect(dequeue() === view)
    #expect(dequeue() == nil)
    #expect(dequeue("unknown") == nil)
  }

  @Test func `a view without an identifier is used once`() {
    let view = CountingView(reuseIdentifier: nil)
    tableView.recycle(view)
    #expect(dequeue() !== view)
    #expect(view.preparations == 0)
  }
}
