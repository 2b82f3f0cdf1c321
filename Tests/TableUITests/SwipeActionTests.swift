import TableModel
import TableUI
import Testing

@MainActor @Suite struct SwipeActionTests {
  private final class Buttons: EditingTable, TableViewSwipeActions {
    var titles: [SwipeEdge: [String]] = [:]
    var isFullFirst = true
    var handle: Handle = { _, completion in completion(true) }

    typealias Handle =
      @MainActor (String, @escaping @MainActor (Bool) -> Void) throws(TableError) -> Void

    private func configuration(_ edge: SwipeEdge, _ path: IndexPath) -> SwipeActionsConfiguration? {
      note("\(edge) \(path)")
      guard let titles = titles[edge] else { return nil }
      let actions = titles.map { title in
        ContextualAction(style: title == "Bin" ? .destructive : .normal, title: title) {
          [weak self] action, _, completion throws(TableError) in
          self?.note("handler \(action.title ?? "")")
          try self?.handle(title, completion)
        }
      }
      let configuration = SwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = isFullFirst
      return configuration
    }

    func tableView(
      _ tableView: TableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { configuration(.leading, indexPath) }

    func tableView(
      _ tableView: TableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { configuration(.trailing, indexPath) }
  }

  private let table: Buttons
  private let tableView: TableView
  private let row = path(0, 1)

  init() throws {
    table = try Buttons(counts: [10]).laidOut()
    tableView = table.tableView
  }

  @Test func `the buttons of the delegate show instead of the deletion`() throws {
    table.titles = [.trailing: ["Bin", "Flag"]]
    #expect(try tableView.swipeRow(at: row) == [.opened(row)])
    #expect(table.takeLog() == ["canEdit 0 1", "trailing 0 1", "willBeginEditing 0 1"])
    #expect(
      tableView.openRowButtons == [
        SwipeButton(title: "Bin", isDestructive: true, edge: .trailing),
        SwipeButton(title: "Flag", isDestructive: false, edge: .trailing),
      ]
    )
    #expect(try tableView.confirmDeletion() == [], "they are no question")
    #expect(
      try tableView.performAction(at: 1) == [.actionPerformed("Flag", row), .closed(row)]
    )
    #expect(table.takeLog() == ["handler Flag", "didEndEditing 0 1"])
  }

  @Test func `an action that says it is done tells the table view, which tells the delegate`()
    throws
  {
    table.titles = [.trailing: ["Bin"]]
    _ = try tableView.swipeRow(at: row)
    let recorder = MessageRecorder()
    tableView.messageObserver = recorder
    _ = try tableView.performAction(at: 0)
    #expect(recorder.selectors(below: "handler") == ["completion(_:) true"])
    let ends = recorder.selectors(below: "completion").filter { $0.hasPrefix("tableView") }
    #expect(ends == ["tableView(_:didEndEditingRowAt:) 0 1"])
    #expect(recorder.depth == 0)
  }

  @Test func `without a configuration the deletion is behind the right edge only`() throws {
    #expect(
      try tableView.swipeRow(at: row, from: .leading) == [.refused(row, .noActions(.leading))]
    )
    #expect(try tableView.swipeRow(at: row) == [.opened(row)])
    #expect(tableView.asksForDeletion)
    _ = table.takeLog()
    #expect(try tableView.performAction(at: 0).last == .closed(nil))
    #expect(table.takeLog().first == "commit(delete) 0 1")
  }

  @Test func `a configuration without buttons disables the swipe`() throws {
    table.titles = [.trailing: [], .leading: []]
    for edge in SwipeEdge.allCases {
      #expect(try tableView.swipeRow(at: row, from: edge) == [.refused(row, .noActions(edge))])
    }
  }

  @Test func `buttons need no commit`() throws {
    table.hidden = ["TableViewRowEditing"]
    table.titles = [.leading: ["Read"]]
    #expect(try tableView.swipeRow(at: row, from: .leading) == [.opened(row)])
    #expect(try tableView.swipeRow(at: row).last == .refused(row, .nothingToCommit))
  }

  @Test func `a full swipe does the first action if the configuration wants it`() throws {
    table.titles = [.trailing: ["Bin", "Flag"]]
    let events = try tableView.swipeRow(at: row, isFull: true)
    #expect(events == [.opened(row), .actionPerformed("Bin", row), .closed(row)])
    table.isFullFirst = false
    #expect(try tableView.swipeRow(at: row, isFull: true) == [.opened(row)])
  }

  @Test func `a completion never called leaves the row open, a late one closes it once`() throws {
    table.titles = [.trailing: ["Flag"]]
    var late: (@MainActor (Bool) -> Void)?
    table.handle = { _, completion in late = completion }
    try tableView.swipeRow(at: row)
    #expect(try tableView.performAction(at: 0) == [.actionPerformed("Flag", row)])
    #expect(tableView.indexPathForOpenRow == row)
    _ = table.takeLog()
    late?(false)
    #expect(table.takeLog() == ["didEndEditing 0 1"])
    try tableView.swipeRow(at: path(0, 2))
    late?(true)
    #expect(tableView.indexPathForOpenRow == path(0, 2), "it was for another row")
  }

  @Test func `a handler deletes the row in a batch of its own`() throws {
    table.titles = [.trailing: ["Bin"]]
    table.handle = { [table] _, completion throws(TableError) in
      table.counts = [9]
      try table.tableView.deleteRows(at: [path(0, 1)])
      completion(true)
    }
    let events = try tableView.swipeRow(at: row, isFull: true)
    #expect(events.suffix(2) == [.actionPerformed("Bin", row), .closed(nil)])
    #expect(table.takeLog().last == "didEndEditing")
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `a handler that deletes the row and never completes ends all the same`() throws {
    table.titles = [.trailing: ["Bin"]]
    table.handle = { [table] _, _ throws(TableError) in
      table.counts = [9]
      try table.tableView.deleteRows(at: [path(0, 1)])
    }
    try tableView.swipeRow(at: row, isFull: true)
    #expect(!tableView.hasOpenRow && table.takeLog().last == "didEndEditing")
  }

  @Test func `what a handler throws comes out and the row stays open`() throws {
    table.titles = [.trailing: ["Bin"]]
    table.handle = { _, _ throws(TableError) in throw .noDataSource }
    try tableView.swipeRow(at: row)
    #expect(throws: TableError.noDataSource) { try tableView.performAction(at: 0) }
    #expect(tableView.indexPathForOpenRow == row)
    #expect(try tableView.performAction(at: 7) == [])
  }
}
