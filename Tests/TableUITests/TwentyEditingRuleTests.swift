import TableModel
import TableUI
import Testing

/// The rules of a real table view, each under its number: 13 to 20, of editing, batches and who holds whom.
@MainActor @Suite struct TwentyEditingRuleTests {
  private let table: EditingTable
  private var tableView: TableView { table.tableView }

  init() throws { table = try EditingTable(counts: [10]).laidOut() }

  @Test func `rule 13 a swipe needs commit, the minus of edit mode does not`() throws {
    _ = try tableView.swipeRow(at: path(0, 1))
    #expect(table.takeLog().contains("willBeginEditing 0 1"))
    _ = tableView.closeOpenRow()
    #expect(table.takeLog().contains("didEndEditing 0 1"))
    table.hidden = ["TableViewRowEditing"]
    #expect(try tableView.swipeRow(at: path(0, 1)) == [.refused(path(0, 1), .nothingToCommit)])
    tableView.setEditing(true, animated: false)
    #expect(tableView.cellForRow(at: path(0, 1))?.editingStyle == .delete)
    #expect(!table.takeLog().contains { $0.hasPrefix("willBeginEditing") })
  }

  @Test func `rule 14 the table deletes nothing by itself`() throws {
    table.onCommit = { _ in }
    _ = try tableView.swipeRow(at: path(0, 1))
    _ = try tableView.confirmDeletion()
    #expect(tableView.numberOfRows(inSection: 0) == 10)
    #expect(tableView.cellForRow(at: path(0, 1))?.text == "0 1")
    // The model alone is not enough either: the table keeps its counts.
    table.onCommit = { [table] _ in table.counts = [9] }
    _ = try tableView.swipeRow(at: path(0, 1))
    _ = try tableView.confirmDeletion()
    #expect(tableView.numberOfRows(inSection: 0) == 10)
  }

  @Test func `rule 15 a dragged row takes its cell along and only the model is told`() throws {
    let cells = tableView.visibleCells
    try tableView.dragRow(at: path(0, 0), to: path(0, 2))
    let log = table.takeLog()
    #expect(log.last == "moveRow 0 0 0 2" && !log.contains { $0.hasPrefix("cellForRow") })
    let order = tableView.visibleCells.map { cell in cells.firstIndex { $0 === cell } }
    #expect(order == [1, 2, 0])
    // What the model has shows when the rows come in again.
    #expect(tableView.visibleCells.map(\.text) == ["0 1", "0 2", "0 0"])
    for y in [308.0, 0] {
      tableView.contentOffset.y = y
      try tableView.layoutIfNeeded()
    }
    #expect(tableView.visibleCells.map(\.text) == ["0 0", "0 1", "0 2"])
  }

  @Test(arguments: 0..<6)
  func `rule 16 a batch has two index spaces, in whatever order it is called`(turn: Int) throws {
    let small = try EditingTable(counts: [5]).laidOut()
    let view = small.tableView
    let kept = try [0, 1].map { try #require(view.cellForRow(at: path(0, $0))) }
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    view.beginUpdates()
    small.counts = [6]
    view.beginUpdates()
    for call in orders[turn] {
      switch call {
      case 0: try view.deleteRows(at: [path(0, 2), path(0, 4)])
      case 1: try view.insertRows(at: [path(0, 0), path(0, 3)])
      default: try view.insertRows(at: [path(0, 5)])
      }
    }
    try view.endUpdates()
    #expect(view.numberOfRows(inSection: 0) == 5, "a batch inside another one ends with it")
    try view.endUpdates()
    #expect(view.numberOfRows(inSection: 0) == 6)
    #expect([1, 2].map { view.cellForRow(at: path(0, $0)) === kept[$0 - 1] } == [true, true])
  }

  @Test func `rule 17 a batch is checked by new counts and the counts of the last load`() throws {
    table.counts = [9]
    let error = #expect(throws: TableError.self) { try tableView.insertRows(at: [path(0, 0)]) }
    #expect(error?.facts?.before == [10] && error?.facts?.after == [9])
    #expect(
      table.takeLog().filter { $0.hasPrefix("number") } == ["numberOfSections", "numberOfRows 0"]
    )
    try tableView.deleteRows(at: [path(0, 0)])
    #expect(tableView.numberOfRows(inSection: 0) == 9)
  }

  @Test func `rule 18 paths are looked at before sums`() {
    table.counts = [3]
    let calls: [(String, TableUpdates)] = [
      ("E4", updates { $0.deletedRows = [path(0, 10)] }),
      ("E6", updates { $0.insertedRows = [path(0, 3)] }),
      ("E8", updates { $0.deletedSections = [4] }),
      ("E1", updates { $0.deletedRows = [path(0, 9)] }),
    ]
    for (code, updates) in calls {
      let error = #expect(throws: TableError.self) { try tableView.performBatchUpdates(updates) }
      #expect(error?.code == code)
    }
  }

  private func updates(_ make: (inout TableUpdates) -> Void) -> TableUpdates {
    var updates = TableUpdates()
    make(&updates)
    return updates
  }

  @Test func `rule 19 a call alone is a batch, so a loop fails on its first turn`() throws {
    table.counts = [7]
    var turns = 0
    #expect(throws: TableError.self) {
      for row in [2, 1, 0] {
        turns += 1
        try tableView.deleteRows(at: [path(0, row)])
      }
    }
    #expect(turns == 1 && tableView.numberOfRows(inSection: 0) == 10)
    try tableView.deleteRows(at: [path(0, 0), path(0, 1), path(0, 2)])
    #expect(tableView.numberOfRows(inSection: 0) == 7)
  }

  @Test func `rule 20 data source and delegate are held weakly`() throws {
    let view = TableView(size: Size(width: 320, height: 132))
    do {
      let local = RecordingTable(counts: [10])
      view.dataSource = local
      view.delegate = local
      view.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      #expect(view.numberOfSections == 1)
    }
    #expect(view.dataSource == nil && view.delegate == nil)
    view.reloadData()
    try view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }
}
