import TableModel
import TableUI
import Testing

/// What a table view does although it points to a mistake.
@MainActor @Suite struct WarningTests {
  /// Asks the table view for its cells, or dequeues one, in the middle of a question.
  private final class Nosy: RecordingTable {
    var onCell: (@MainActor (IndexPath) -> Void)?
    var onHeight: (@MainActor () -> Void)?
    var onDisplay: (@MainActor () -> Void)?

    override func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) throws(TableError) -> TableViewCell {
      onCell?(indexPath)
      return try super.tableView(tableView, cellForRowAt: indexPath)
    }

    override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      onHeight?()
      return super.tableView(tableView, heightForRowAt: indexPath)
    }

    override func tableView(
      _ tableView: TableView,
      willDisplay cell: TableViewCell,
      forRowAt indexPath: IndexPath
    ) { onDisplay?() }
  }

  private let table = Nosy(counts: [10])

  private var warnings: [String] { table.tableView.takeWarnings().map(\.description) }

  @Test func `a layout outside a window is warned of once`() throws {
    table.tableView.isInWindow = false
    try table.tableView.layoutIfNeeded()
    #expect(
      warnings == [
        """
        warning[W1]: Warning once only: UITableView was told to layout its visible cells and other \
        contents without being in the view hierarchy (the table view or one of its superviews has \
        not been added to a window). This may cause bugs by forcing views inside the table view to \
        load and perform layout without accurate information (e.g. table view bounds, trait \
        collection, layout margins, safe area insets, etc), and will also cause unnecessary \
        performance overhead due to extra layout passes. Make a symbolic breakpoint at \
        UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what \
        caused this to occur, so you can avoid this action altogether if possible, or defer it \
        until the table view has been added to a window.
        """
      ]
    )
    table.tableView.contentOffset.y = 100
    try table.tableView.layoutIfNeeded()
    #expect(warnings == [])
  }

  @Test func `leaving the window makes the next layout warn`() throws {
    let tableView = try table.laidOut().tableView
    #expect(warnings == [])
    tableView.isInWindow = false
    try tableView.layoutIfNeeded()
    #expect(tableView.takeWarnings() == [.layoutOutsideWindow])
  }

  @Test func `the cells may not be asked for while they change`() throws {
    table.onCell = { [unowned table] _ in _ = table.tableView.visibleCells }
    table.onDisplay = { [unowned table] in _ = table.tableView.cellForRow(at: path(0, 0)) }
    try table.tableView.layoutIfNeeded()
    #expect(
      warnings == [
        "warning[E29]: Attempted to access the table view's visibleCells while they were in the"
          + " process of being updated, which is not allowed",
        "warning[E29]: Attempted to call -cellForRowAtIndexPath: on the table view while it was in"
          + " the process of updating its visible cells, which is not allowed",
      ]
    )
    table.onCell = nil
    table.onDisplay = nil
    _ = table.tableView.visibleCells
    #expect(warnings == [])
    table.onCell = { [unowned table] _ in _ = table.tableView.visibleCells }
    try table.tableView.reconfigureRows(at: [path(0, 0)])
    #expect(table.tableView.takeWarnings() == [.readsVisibleCells])
  }

  @Test func `a cell dequeued for a height goes back at the end of the layout`() throws {
    table.onHeight = { [unowned table] in
      _ = table.tableView.dequeueReusableCell(withIdentifier: "cell")
    }
    try table.tableView.layoutIfNeeded()
    #expect(
      warnings == [
        "warning[N2]: a cell with identifier cell was dequeued although the table view asked for"
          + " none, and was never returned to it"
      ]
    )
    #expect(table.tableView.statistics.cellsInPool == 10)
    #expect(table.tableView.statistics.cellsAlive == 3)
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `a cell that its owner kept goes into no pool`() throws {
    let tableView = try table.laidOut().tableView
    let kept = tableView.dequeueReusableCell(withIdentifier: "cell")
    tableView.contentOffset.y = 1
    try tableView.layoutIfNeeded()
    #expect(tableView.takeWarnings() == [.cellForNobody(identifier: "cell")])
    #expect(tableView.statistics.cellsInPool == 0)
    #expect(kept != nil)
  }

  @Test func `a cell dequeued in passing goes back at once`() throws {
    table.onCell = { [unowned table] path in
      guard path.row == 1 else { return }
      _ = table.tableView.dequeueReusableCell(withIdentifier: "cell")
    }
    try table.tableView.layoutIfNeeded()
    #expect(
      warnings == [
        "warning[N2]: the data source dequeued a cell for row 0 1 and returned another one"
      ]
    )
  }
}
