import TableModel
import TableUI
import Testing

/// The rows of a table side by side.
@MainActor @Suite struct GridViewTests {
  private let table: RecordingTable
  private let grid: GridView

  init() {
    table = RecordingTable(counts: [5, 3], height: 132)
    grid = GridView(table.tableView)
  }

  @Test func `as many columns as fit`() {
    #expect(grid.columnCount == 2)
    table.tableView.size.width = 639
    #expect(grid.columnCount == 3)
    for width in [1.0, 0, -5, .nan, .infinity] {
      table.tableView.size.width = width
      #expect(grid.columnCount == 1)
    }
  }

  @Test func `items stand in lines, each section anew`() throws {
    try grid.layout()
    #expect(grid.contentHeight == 5 * 66)
    #expect(grid.rect(forItemAt: path(0, 1)) == Rect(x: 160, y: 0, width: 160, height: 66))
    #expect(grid.rect(forItemAt: path(1, 0)) == Rect(x: 0, y: 198, width: 160, height: 66))
    #expect(grid.rect(forItemAt: path(1, 3)) == nil)
    #expect(grid.indexPathForItem(at: Point(x: 170, y: 70)) == path(0, 3))
    #expect(grid.indexPathForItem(at: Point(x: 170, y: 150)) == nil)
    #expect(grid.indexPathForItem(at: Point(x: 10, y: 330)) == nil)
  }

  @Test func `items grow with the text size`() throws {
    table.tableView.preferredContentSizeCategory = .extraSmall
    try grid.layout()
    #expect(grid.columnCount == 2)
    #expect(grid.contentHeight == 5 * 66)
    table.tableView.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try grid.layout()
    #expect(grid.columnCount == 1)
    let height = try #require(grid.rect(forItemAt: path(0, 0))).height
    #expect(abs(height - 66 * 53 / 17) < 0.001)
  }

  @Test func `items run from right to left where texts do`() throws {
    try grid.layout()
    table.tableView.layoutDirection = .rightToLeft
    try grid.layout()
    #expect(grid.rect(forItemAt: path(0, 0)) == Rect(x: 160, y: 0, width: 160, height: 66))
    #expect(grid.rect(forItemAt: path(0, 1)) == Rect(x: 0, y: 0, width: 160, height: 66))
    #expect(grid.indexPathForItem(at: Point(x: 170, y: 70)) == path(0, 2))
    #expect(grid.indexPathForItem(at: Point(x: 10, y: 70)) == path(0, 3))
    let cells = grid.visibleCells.map(\.cell)
    #expect(cells[0].frame.minX == 160)
    let directions = cells.map(\.configurationState.traitCollection.layoutDirection)
    #expect(directions.allSatisfy { $0 == .rightToLeft })
  }

  @Test func `cells come from the data source and its pool, and go back there`() throws {
    let table = try table.laidOut()
    try grid.layout()
    #expect(
      table.takeLog() == [
        "cellForRow 0 0 new#4", "cellForRow 0 1 new#5", "cellForRow 0 2 new#6",
        "cellForRow 0 3 new#7",
      ]
    )
    #expect(grid.visibleCells.map(\.path) == (0..<4).map { path(0, $0) })
    try grid.layout()
    #expect(table.takeLog() == [])
    grid.clear()
    #expect(table.tableView.statistics.cellsInPool == 4)
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `it follows the scrolling of its table`() throws {
    table.tableView.contentOffset.y = .infinity
    try grid.layout()
    #expect(grid.contentOffset == 198)
    #expect(grid.visibleCells.map(\.path) == (0..<3).map { path(1, $0) })
  }
}
