import TableAdapters
import TableModel
import TableUI
import Testing

/// seed S1 to S6, S9, S10, C1, C3, C5, C14: the data source of items, asked as a table view asks it.
@MainActor @Suite struct ItemDataSourceTests {
  private final class HighCell: ItemCell {
    override class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 60 }
  }

  private final class HighDataSource: ItemDataSource {
    override func cellClass(for item: Item) -> ItemCell.Type { HighCell.self }
  }

  private final class OddDataSource: ItemDataSource {
    override func cellClass(for item: Item) -> ItemCell.Type {
      item.title == "a" ? HighCell.self : ItemCell.self
    }
  }

  private let table = TableView(size: Size(width: 320, height: 330))

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a section starts empty and copies what it is made of (seed S1)`() {
    #expect(Section() == Section(header: "", footer: "", items: []))
    var items = [Item.named("a"), Item.named("b")]
    let source = ItemDataSource([Section(items: ItemList(items))])
    items.append(.named("c"))
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 2)
  }

  @Test(arguments: [(-1, 0), (0, 2), (1, 0), (9, 0)])
  func `an absent section has no rows (seed S2)`(section: Int, rows: Int) {
    let source = ItemDataSource([Section("A", "a", "b"), Section("B")])
    #expect(source.tableView(table, numberOfRowsInSection: section) == rows)
  }

  @Test func `a source without sections says so (seed S3)`() {
    #expect(ItemDataSource().numberOfSections(in: table) == 0)
  }

  @Test(arguments: [(0, 2), (0, -1), (1, 0), (-1, 0), (7, 7)])
  func `an absent row has no item (seed S4)`(section: Int, row: Int) {
    let source = ItemDataSource([Section("A", "a", "b"), Section("B")])
    let path = IndexPath(row: row, section: section)
    #expect(source.item(at: path) == nil)
    #expect(source.item(at: self.path(1))?.title == "b")
    #expect(throws: TableError.self) { try source.tableView(table, cellForRowAt: path) }
  }

  @Test func `a header may be empty and a footer may not (seed S5, S6)`() {
    let source = ItemDataSource([Section(), Section(header: "H", footer: "F")])
    let headers = [0, 1, 2].map { source.tableView(table, titleForHeaderInSection: $0) }
    let footers = [0, 1, 2].map { source.tableView(table, titleForFooterInSection: $0) }
    #expect(headers == ["", "H", nil])
    #expect(footers == [nil, "F", nil])
  }

  @Test func `clearing leaves one empty section (seed S9)`() {
    let source = ItemDataSource([Section("A", "a"), Section("B", "b"), Section("C", "c")])
    source.clearAllItems()
    #expect(source.sections == [Section()])
    let none = ItemDataSource()
    none.clearAllItems()
    #expect(none.sections == [Section()])
  }

  @Test func `appending makes section 0 and stays in it (seed S10)`() {
    let source = ItemDataSource()
    source.append(.named("x"))
    #expect(source.sections == [Section(items: [.named("x")])])
    let two = ItemDataSource([Section("A", "a"), Section("B", "b")])
    two.append(.named("x"))
    #expect(two.sections == [Section("A", "a", "x"), Section("B", "b")])
  }

  @Test func `the table is told what was appended and cleared when it is reloaded`() throws {
    let items = try ItemTable(nil)
    items.source.append(.named("x"))
    items.view.reloadData()
    try items.view.layoutIfNeeded()
    #expect(items.view.numberOfRows(inSection: 0) == 5)
    items.source.clearAllItems()
    items.view.reloadData()
    try items.view.layoutIfNeeded()
    #expect(items.view.numberOfSections == 1 && items.view.visibleCells.isEmpty)
    #expect(items.view.checkInvariants() == [])
  }

  @Test func `the class of cells is all that a subclass has to say (seed C1, C3)`() throws {
    let source = HighDataSource([Section("A", "a", "b", "c")])
    table.dataSource = source
    try table.layoutIfNeeded()
    #expect(table.visibleCells.map { "\(type(of: $0))" } == ["HighCell", "HighCell", "HighCell"])
    #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "HighCell" })
    #expect(table.visibleCells.compactMap(\.text) == ["a", "b", "c"])
  }

  @Test func `a height is that of the class of its cell (seed C14)`() {
    let source = OddDataSource([Section("A", "a", "b")])
    let view = ItemTableView(size: Size(width: 320, height: 330))
    view.itemDataSource = source
    #expect(view.delegate === view)
    #expect(view.tableView(view, heightForRowAt: path(0)) == 60)
    #expect(view.tableView(view, heightForRowAt: path(1)) == 44)
    #expect(view.tableView(view, heightForRowAt: path(2)) == 0)
  }

  @Test func `a recycled cell keeps nothing of its last item (seed C5)`() {
    let cell = ItemCell(style: .default, reuseIdentifier: nil)
    cell.configure(
      with: Item.named("a", ("subtitle", "s"), ("image", "i"), ("accessory", "checkmark"))
    )
    cell.configure(with: Item.named("b"))
    #expect([cell.text, cell.detailText, cell.image, cell.accessoryText] == ["b", nil, nil, nil])
    #expect(cell.accessoryType == .none)
    cell.configure(with: nil)
    #expect(cell.text == nil && cell.item == nil)
  }
}
