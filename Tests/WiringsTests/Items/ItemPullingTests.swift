import TableAdapters
import TableUI
import Testing

/// seed L22: pulls that are switched on and off, and who hears of them.
@MainActor @Suite struct ItemPullingTests {
  private final class Screen: ItemDelegate, ItemRefreshing, ItemLoadingMore {
    var log: [String] = []
    func pullDownToRefresh() { log.append("down") }
    func pullUpToLoadMore() { log.append("up") }
  }

  private final class Deaf: ItemDelegate {}

  @Test func `a pull reaches the delegate, and stopping ends whichever control is busy`() throws {
    let screen = Screen()
    let view = try ItemTable(screen).view
    view.allowsPullDown = true
    view.allowsPullUp = true
    try view.pullDown(by: 80)
    #expect(screen.log == ["down"] && view.refreshControl?.isRefreshing == true)
    view.stopRefreshing()
    #expect(view.refreshControl?.isRefreshing == false)
    view.loadMoreControl?.pullUp()
    #expect(screen.log == ["down", "up"] && view.loadMoreControl?.state == .loading)
    view.stopRefreshing()
    #expect(view.loadMoreControl?.state == .idle)
  }

  @Test func `switched off, a control is gone and nobody hears; the same value changes nothing`()
    throws
  {
    let screen = Screen()
    let view = try ItemTable(screen).view
    view.allowsPullDown = true
    let control = view.refreshControl
    view.allowsPullDown = true
    #expect(view.refreshControl === control)
    control?.beginRefreshing()
    view.allowsPullDown = false
    view.allowsPullUp = false
    #expect(view.refreshControl == nil && control?.isRefreshing == false)
    #expect(try view.pullDown(by: 80) == .notEnabled)
    view.triggerRefresh()
    #expect(screen.log == [])
  }

  @Test func `a refresh can be triggered without a finger, once at a time`() throws {
    let screen = Screen()
    let view = try ItemTable(screen).view
    view.allowsPullDown = true
    view.triggerRefresh()
    view.triggerRefresh()
    #expect(screen.log == ["down"] && view.refreshControl?.isRefreshing == true)
  }

  @Test func `a control that nobody hears does not spin`() throws {
    let deaf = Deaf()
    let view = try ItemTable(deaf).view
    view.allowsPullDown = true
    view.allowsPullUp = true
    try view.pullDown(by: 80)
    view.loadMoreControl?.pullUp()
    #expect(view.refreshControl?.isRefreshing == false && view.loadMoreControl?.state == .idle)
  }
}
