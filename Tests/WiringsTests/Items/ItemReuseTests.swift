import TableAdapters
import TableModel
import TableUI
import Testing

/// seed C4: a screen of rows needs a screen of cells.
@MainActor @Suite struct ItemReuseTests {
  @Test func `a hundred rows that scroll by are shown in a dozen cells (seed C4)`() throws {
    let items = (0..<100).map { Item.named("row \($0)") }
    let source = ItemDataSource([Section(items: ItemList(items))])
    let view = ItemTableView(size: Size(width: 320, height: 440))
    view.itemDataSource = source
    view.estimatedRowHeight = 0
    try view.layoutIfNeeded()
    for row in 1...90 {
      view.contentOffset.y = Double(row) * 44
      try view.layoutIfNeeded()
    }
    #expect(view.visibleCells.last?.text == "row 99")
    #expect(view.statistics.cellsCreated <= 12 && view.statistics.cellsReused >= 88)
  }
}
