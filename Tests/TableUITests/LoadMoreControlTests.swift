import TableModel
import TableUI
import Testing

// What stands below the rows.
@MainActor @Suite struct LoadMoreControlTests {
  /// Counts how often further rows were wanted.
  private final class Listener {
    var calls = 0
  }

  private let listener = Listener()
  private let control = LoadMoreControl()

  init() { control.addTarget(listener) { $0.calls += 1 } }

  @Test func `a pull tells once while rows are on their way, and not at the end`() {
    #expect(control.pullUp() && control.state == .loading)
    #expect(!control.pullUp() && listener.calls == 1)
    control.endLoading()
    #expect(control.state == .idle && control.pullUp() && listener.calls == 2)
    control.updateNoMoreData(true)
    #expect(!control.pullUp() && control.state == .noMoreData)
    control.endLoading()
    #expect(control.state == .noMoreData)
    control.updateNoMoreData(false)
    #expect(control.pullUp() && listener.calls == 3)
  }

  @Test func `a failure stays until it is retried or cleared`() {
    #expect(!control.retry())
    control.pullUp()
    control.updateError("lost")
    control.endLoading()
    #expect(control.state == .failed("lost") && listener.calls == 1)
    #expect(control.retry() && control.state == .loading && listener.calls == 2)
    control.updateError("again")
    control.updateError(nil)
    #expect(control.state == .idle)
    control.pullUp()
    control.updateError(nil)
    #expect(control.state == .loading)
  }

  @Test func `where nobody hears nothing is on its way`() {
    let alone = LoadMoreControl()
    #expect(alone.pullUp() && alone.state == .idle)
    control.removeTarget(listener)
    #expect(control.pullUp() && control.state == .idle && listener.calls == 0)
  }

  @Test func `a listener is held weakly`() {
    var other: Listener? = Listener()
    weak let weakOther = other
    if let other { control.addTarget(other) { $0.calls += 1 } }
    other = nil
    #expect(weakOther == nil && control.pullUp() && listener.calls == 1)
  }

  @Test func `it takes room below the rows while it shows something, on one table`() throws {
    let table = TableView(size: Size(width: 160, height: 100))
    let bottom = table.adjustedContentInset.bottom
    table.loadMoreControl = control
    #expect(control.displayList.isEmpty && table.adjustedContentInset.bottom == bottom)
    control.beginLoading()
    #expect(table.adjustedContentInset.bottom == bottom + LoadMoreControl.height)
    #expect(control.displayList.count == 1 && control.frame.minY == table.contentSize.height)
    control.updateError("lost")
    #expect(control.displayList.count == 2)
    let other = TableView(size: Size(width: 160, height: 100))
    other.loadMoreControl = control
    #expect(table.loadMoreControl == nil && table.adjustedContentInset.bottom == bottom)
  }
}
