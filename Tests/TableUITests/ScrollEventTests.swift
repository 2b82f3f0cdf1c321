import TableModel
import TableUI
import Testing

/// What a delegate hears of scrolling, in UIKit's order (seed E9).
@MainActor @Suite struct ScrollEventTests {
  private final class Listener: TableViewDelegate, ScrollDelegate, ScrollDragging,
    ScrollDecelerating, ScrollAnimationEnding, ScrollingToTop, ScrollInsetChanging
  {
    var heard: [String] = []
    var target: Double?
    var isTopAllowed = true
    var onLift: (() -> Void)?

    func takeHeard() -> [String] {
      defer { heard = [] }
      return heard
    }

    func scrollViewDidScroll(_ tableView: TableView) {
      heard.append("didScroll \(Int(tableView.contentOffset.y))")
    }

    func scrollViewWillBeginDragging(_ tableView: TableView) { heard.append("willBeginDragging") }

    func scrollViewWillEndDragging(
      _ tableView: TableView,
      withVelocity velocity: Point,
      targetContentOffset: inout Point
    ) {
      let thousandths = Int((velocity.y * 1000).rounded())
      heard.append("willEndDragging \(thousandths) \(Int(targetContentOffset.y))")
      if let target { targetContentOffset.y = target }
      onLift?()
    }

    func scrollViewDidEndDragging(_ tableView: TableView, willDecelerate decelerate: Bool) {
      heard.append("didEndDragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ tableView: TableView) {
      heard.append("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ tableView: TableView) {
      heard.append("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ tableView: TableView) {
      heard.append("didEndScrollingAnimation, rows from \(tableView.visibleCells[0].text ?? "")")
    }

    func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool {
      heard.append("shouldScrollToTop")
      return isTopAllowed
    }

    func scrollViewDidScrollToTop(_ tableView: TableView) { heard.append("didScrollToTop") }

    func scrollViewDidChangeAdjustedContentInset(_ tableView: TableView) {
      heard.append("didChangeAdjustedContentInset \(Int(tableView.adjustedContentInset.top))")
    }
  }

  private let table: RecordingTable
  private let tableView: TableView
  private let listener = Listener()

  init() throws {
    table = RecordingTable(counts: [100], height: 480)
    tableView = table.tableView
    tableView.delegate = listener
    try tableView.layoutIfNeeded()
    listener.heard = []
  }

  @Test func `a finger that stops before it goes up leaves the content there`() throws {
    try tableView.dragContent(by: 44)
    #expect(
      listener.heard == [
        "willBeginDragging", "didScroll 44", "willEndDragging 0 44", "didEndDragging false",
      ]
    )
  }

  @Test func `a flick takes the content half of the way, and it runs on`() throws {
    try tableView.dragContent(by: 998, flicks: true)
    #expect(
      listener.heard == [
        "willBeginDragging", "didScroll 499", "willEndDragging 1000 998", "didEndDragging true",
        "willBeginDecelerating", "didScroll 998", "didEndDecelerating",
      ]
    )
    #expect(tableView.contentOffset.y == 998)
  }

  @Test func `a delegate says where the content comes to rest, within the range`() throws {
    listener.target = 440
    try tableView.dragContent(by: 450)
    #expect(
      listener.takeHeard() == [
        "willBeginDragging", "didScroll 450", "willEndDragging 0 450", "didEndDragging true",
        "willBeginDecelerating", "didScroll 440", "didEndDecelerating",
      ]
    )
    listener.target = -999
    try tableView.dragContent(by: 10)
    #expect(tableView.contentOffset.y == 0)
    listener.target = .nan
    try tableView.dragContent(by: 10)
    #expect(tableView.contentOffset.y == 10)
  }

  @Test func `a drag as far as there is content goes no further`() throws {
    tableView.delegate = nil
    for distance in [1e300, .infinity, -.infinity, .nan] {
      try tableView.dragContent(by: distance, flicks: true)
      #expect(tableView.contentOffsetRange.contains(tableView.contentOffset.y))
      #expect(tableView.checkInvariants() == [])
    }
  }

  @Test func `an animated scroll of the application tells its end when the rows are there`() throws
  {
    try tableView.scrollToRow(at: path(0, 50), at: .top, animated: true)
    #expect(listener.takeHeard() == ["didScroll 2200"])
    try tableView.layoutIfNeeded()
    try tableView.layoutIfNeeded()
    let top = tableView.visibleCells[0].text ?? ""
    #expect(listener.takeHeard() == ["didEndScrollingAnimation, rows from \(top)"])
    try tableView.scrollToRow(at: path(0, 50), at: .top, animated: true)
    tableView.setContentOffset(Point(x: 0, y: 2200), animated: true)
    try tableView.layoutIfNeeded()
    #expect(listener.takeHeard() == [], "what does not move is no animation")
    try tableView.scrollToRow(at: path(0, 0), at: .top, animated: false)
    try tableView.layoutIfNeeded()
    #expect(listener.takeHeard() == ["didScroll 0"])
  }

  @Test func `the status bar asks, scrolls and tells`() throws {
    tableView.contentOffset.y = 1000
    _ = listener.takeHeard()
    #expect(try tableView.scrollToTop())
    #expect(listener.takeHeard() == ["shouldScrollToTop", "didScroll 0", "didScrollToTop"])
    #expect(try tableView.scrollToTop())
    #expect(listener.takeHeard() == ["shouldScrollToTop", "didScrollToTop"])
    tableView.contentOffset.y = 1000
    listener.isTopAllowed = false
    _ = listener.takeHeard()
    #expect(try !tableView.scrollToTop())
    #expect(listener.heard == ["shouldScrollToTop"])
    #expect(tableView.contentOffset.y == 1000)
  }

  @Test func `a pull fires its control while the finger is down, and springs back`() throws {
    let control = RefreshControl()
    tableView.refreshControl = control
    control.addTarget(listener, for: .valueChanged) { $0.heard.append("valueChanged") }
    try tableView.pullDown(by: 80)
    #expect(
      listener.takeHeard() == [
        "willBeginDragging", "didScroll -80", "didChangeAdjustedContentInset 60", "valueChanged",
        "willEndDragging 0 -60", "didEndDragging true", "willBeginDecelerating", "didScroll -60",
        "didEndDecelerating",
      ]
    )
    control.endRefreshing()
    #expect(listener.takeHeard() == ["didScroll 0", "didChangeAdjustedContentInset 0"])
    listener.onLift = { control.endRefreshing() }
    try tableView.pullDown(by: 60)
    #expect(tableView.contentOffset.y == 0)
    #expect(
      listener.takeHeard() == [
        "willBeginDragging", "didScroll -60", "didChangeAdjustedContentInset 60", "valueChanged",
        "willEndDragging 0 -60", "didScroll 0", "didChangeAdjustedContentInset 0",
        "didEndDragging false",
      ]
    )
  }
}
