import TableModel
import TableUI
import Testing

@MainActor @Suite struct RefreshControlTests {
  private final class Listener {
    var heard = 0
    var onValueChanged: @MainActor () -> Void = {}
  }

  private let table = RecordingTable(counts: [10])
  private let control = RefreshControl()
  private let listener = Listener()

  init() throws {
    table.tableView.refreshControl = control
    control.addTarget(listener, for: .valueChanged) {
      $0.heard += 1
      $0.onValueChanged()
    }
    try table.tableView.layoutIfNeeded()
  }

  private var offset: Double { table.tableView.contentOffset.y }

  @Test(arguments: [
    (59.9, PullOutcome.tooShort), (60, .refreshed), (500, .refreshed), (1e300, .refreshed),
    (0, .tooShort), (-100, .tooShort), (.nan, .tooShort),
  ])
  func `a pull counts from the threshold on`(distance: Double, outcome: PullOutcome) throws {
    #expect(try table.tableView.pullDown(by: distance) == outcome)
    #expect(listener.heard == (outcome == .refreshed ? 1 : 0))
    #expect(control.isRefreshing == (outcome == .refreshed))
    #expect(offset == (outcome == .refreshed ? -60 : 0))
    #expect(table.tableView.checkInvariants().isEmpty)
  }

  @Test func `one pull starts one refresh, and ending it makes room for the next`() throws {
    #expect(try table.tableView.pullDown(by: 80) == .refreshed)
    #expect(try table.tableView.pullDown(by: 80) == .alreadyRefreshing)
    #expect(listener.heard == 1)
    #expect(control.endRefreshing())
    #expect(offset == 0 && !control.isRefreshing)
    #expect(try table.tableView.pullDown(by: 80) == .refreshed)
    #expect(listener.heard == 2)
  }

  @Test func `a listener that ends at once can be pulled again`() throws {
    listener.onValueChanged = { [control] in control.endRefreshing() }
    for _ in 0..<2 { #expect(try table.tableView.pullDown(by: 80) == .refreshed) }
    #expect(listener.heard == 2 && !control.isRefreshing && offset == 0)
  }

  @Test func `a listener may reload the table before it ends`() throws {
    listener.onValueChanged = { [table, control] in
      table.counts = [2]
      table.tableView.reloadData()
      control.endRefreshing()
    }
    #expect(try table.tableView.pullDown(by: 80) == .refreshed)
    #expect(table.tableView.numberOfRows(inSection: 0) == 2 && offset == 0)
    #expect(table.tableView.checkInvariants().isEmpty)
  }

  @Test func `beginning tells nobody and scrolls nothing, though there is room above now`() throws {
    control.beginRefreshing()
    try table.tableView.layoutIfNeeded()
    #expect(control.isRefreshing && listener.heard == 0 && offset == 0)
    #expect(table.tableView.contentOffsetRange.lowerBound == -60)
    #expect(table.tableView.adjustedContentInset.top == 60 && table.tableView.contentInset == .zero)
    table.tableView.contentOffset = Point(x: 0, y: -60)
    control.endRefreshing()
    #expect(offset == 0)
  }

  @Test func `ending leaves rows alone that are scrolled away from the top`() throws {
    control.beginRefreshing()
    table.tableView.contentOffset = Point(x: 0, y: 100)
    control.endRefreshing()
    #expect(offset == 100)
  }

  @Test func `ending what does not spin ends a scroll, as was observed`() throws {
    let recorder = MessageRecorder()
    table.tableView.messageObserver = recorder
    #expect(!control.endRefreshing())
    #expect(
      recorder.messages.map { "\($0.receiver.name) \($0.selector) \($0.source)" } == [
        "RefreshControl endRefreshing() documented",
        "TableView stops a scroll that is under way observed",
      ]
    )
  }

  @Test func `the trace shows a pull from the finger to the controller`() throws {
    let recorder = MessageRecorder()
    table.tableView.messageObserver = recorder
    try table.tableView.pullDown(by: 80)
    let told = recorder.messages.filter { !$0.selector.contains("ayout") }
    #expect(
      told.map { "\($0.receiver.layer.rawValue) \($0.selector) \($0.source)" }.filter {
        !$0.contains("RowAt")
      } == [
        "V drag down 80 ours", "V sendActions(for:.valueChanged) documented",
        "C valueChanged(_:) documented",
      ]
    )
    #expect(recorder.depth == 0)
  }

  @Test func `a table further down is scrolled to its top first, under the finger's light`() throws
  {
    table.tableView.contentOffset = Point(x: 0, y: 200)
    try table.tableView.layoutIfNeeded()
    try table.tableView.touchDown(at: path(0, 5))
    _ = table.takeLog()
    #expect(try table.tableView.pullDown(by: 10) == .tooShort)
    #expect(offset == 0)
    #expect(table.takeLog().first == "didUnhighlight 0 5")
  }

  @Test func `without a control a pull is only a pull`() throws {
    table.tableView.refreshControl = nil
    #expect(control.tableView == nil)
    #expect(try table.tableView.pullDown(by: 80) == .notEnabled)
    #expect(offset == 0)
  }

  @Test func `a control that is taken away while it spins takes its room along`() throws {
    try table.tableView.pullDown(by: 80)
    table.tableView.refreshControl = nil
    #expect(!control.isRefreshing && offset == 0)
  }

  @Test func `a control stands above one table`() throws {
    let other = RecordingTable(counts: [1])
    try table.tableView.pullDown(by: 80)
    other.tableView.refreshControl = control
    #expect(table.tableView.refreshControl == nil && control.tableView === other.tableView)
    #expect(offset == 0 && !control.isRefreshing)
  }

  @Test func `listeners are held weakly and can be let go`() throws {
    var other: Listener? = Listener()
    if let other { control.addTarget(other, for: .valueChanged) { $0.heard += 1 } }
    #expect(control.targets(for: .valueChanged).count == 2)
    other = nil
    #expect(control.targets(for: .valueChanged).count == 1)
    control.removeTarget(listener)
    try table.tableView.pullDown(by: 80)
    #expect(listener.heard == 0 && control.isRefreshing)
  }

  @Test func `it draws nothing until it spins, then its sign and its title`() {
    control.attributedTitle = "Fetching"
    #expect(control.displayList.isEmpty)
    control.beginRefreshing()
    #expect(
      control.displayList.map(\.content) == [
        .glyph(.activityIndicator), .text("Fetching", style: .subtitle, alignment: .center),
      ]
    )
    #expect(control.frame == Rect(x: 0, y: -60, width: 320, height: 60))
  }
}
