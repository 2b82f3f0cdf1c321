import TableModel
import TableUI
import Testing

@MainActor @Suite struct FocusTests {
  private final class Focusing: RecordingTable, TableViewFocusing {
    var canFocus: (IndexPath) -> Bool = { _ in true }
    var allowsUpdate = true
    var preferred: IndexPath?

    func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      canFocus(indexPath)
    }

    func tableView(
      _ tableView: TableView,
      shouldUpdateFocusIn context: FocusUpdateContext
    ) -> Bool { allowsUpdate }

    func tableView(_ tableView: TableView, didUpdateFocusIn context: FocusUpdateContext) {
      let ends = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      note("focus " + ends.map { $0.map(String.init) ?? "nil" }.joined(separator: " to "))
    }

    func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { preferred }
  }

  private let table: Focusing
  private let tableView: TableView

  init() throws {
    table = try Focusing(counts: [3, 0, 3]).laidOut()
    tableView = table.tableView
  }

  private var focusLog: [String] { table.takeLog().filter { $0.hasPrefix("focus") } }

  @Test func `the arrow keys go from row to row, across sections and with the screen`() throws {
    for _ in 0..<5 { #expect(try tableView.moveFocus(.down)) }
    #expect(tableView.focusedIndexPath == path(2, 1))
    #expect(
      focusLog == [
        "focus nil to 0 0", "focus 0 0 to 0 1", "focus 0 1 to 0 2", "focus 0 2 to 2 0",
        "focus 2 0 to 2 1",
      ]
    )
    #expect(tableView.indexPathsForVisibleRows.contains(path(2, 1)))
    #expect(tableView.cellForRow(at: path(2, 1))?.configurationState.isFocused == true)
    #expect(try tableView.moveFocus(.down) && !tableView.moveFocus(.down))
    for _ in 0..<5 { try tableView.moveFocus(.up) }
    #expect(try !tableView.moveFocus(.up))
    #expect(tableView.focusedIndexPath == path(0, 0))
    #expect(tableView.visibleCells.filter(\.configurationState.isFocused).count == 1)
  }

  @Test func `rows that cannot have it are passed over, and no is no`() throws {
    table.canFocus = { $0.row != 1 }
    try tableView.moveFocus(.down)
    try tableView.moveFocus(.down)
    #expect(tableView.focusedIndexPath == path(0, 2))
    table.allowsUpdate = false
    #expect(try !tableView.moveFocus(.down))
    #expect(tableView.focusedIndexPath == path(0, 2))
    table.canFocus = { _ in false }
    #expect(try !tableView.moveFocus(.up))
  }

  @Test func `it begins where the delegate wants, or where it was`() throws {
    table.preferred = path(2, 0)
    try tableView.moveFocus(.down)
    #expect(tableView.focusedIndexPath == path(2, 0))
    table.preferred = nil
    tableView.remembersLastFocusedIndexPath = true
    tableView.leaveFocus()
    #expect(tableView.focusedIndexPath == nil)
    #expect(focusLog.last == "focus 2 0 to nil")
    try tableView.moveFocus(.down)
    #expect(tableView.focusedIndexPath == path(2, 0))
    tableView.leaveFocus()
    tableView.remembersLastFocusedIndexPath = false
    table.preferred = path(9, 9)
    #expect(throws: TableError.noRect(path(9, 9))) { try tableView.moveFocus(.down) }
  }

  @Test func `the selection goes along if it is to`() throws {
    try tableView.moveFocus(.down)
    #expect(tableView.indexPathForSelectedRow == nil)
    tableView.selectionFollowsFocus = true
    try tableView.moveFocus(.down)
    #expect(tableView.indexPathsForSelectedRows == [path(0, 1)])
  }

  @Test func `it follows its row and goes with it`() throws {
    try tableView.moveFocus(.down)
    table.counts = [4, 0, 3]
    try tableView.insertRows(at: [path(0, 0)])
    #expect(tableView.focusedIndexPath == path(0, 1))
    table.counts = [3, 0, 3]
    try tableView.deleteRows(at: [path(0, 1)])
    #expect(tableView.focusedIndexPath == nil)
    try tableView.moveFocus(.down)
    tableView.reloadData()
    #expect(tableView.focusedIndexPath == nil)
    table.counts = []
    tableView.reloadData()
    #expect(try !tableView.moveFocus(.down))
  }
}
