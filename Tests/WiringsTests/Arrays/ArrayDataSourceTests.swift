import TableModel
import TableUI
import Testing

@testable import TableAdapters

@MainActor @Suite struct ArrayDataSourceTests {
  private final class PlainCell: TableViewCell {}

  private func table(_ source: any TableViewDataSource) -> TableView {
    let table = TableView(size: Size(width: 320, height: 220))
    table.register(PlainCell.self, forCellReuseIdentifier: "foo")
    table.dataSource = source
    return table
  }

  @Test
  func `the closure gets the cell of that name and its element, and it is the answer (seed S12)`()
    throws
  {
    var calls: [(cell: TableViewCell, text: String)] = []
    let source = ArrayDataSource(["a", "b"], cell: "foo") { (cell: PlainCell, text) in
      calls.append((cell, text))
    }
    let table = table(source)
    #expect(table.numberOfSections == 1)
    let cell = try source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
    #expect(cell.reuseIdentifier == "foo")
    #expect(calls.map(\.text) == ["a"])
    #expect(calls.first?.cell === cell)
  }

  @Test func `the number of a section is never looked at`() {
    let source = ArrayDataSource(["a", "b"], cell: "foo") { (_: PlainCell, _) in }
    let table = table(source)
    #expect([-1, 0, 7].map { source.tableView(table, numberOfRowsInSection: $0) } == [2, 2, 2])
  }

  @Test func `a row that is not there is an error, not the end of the program`() {
    let source = ArrayDataSource(["a"], cell: "foo") { (_: PlainCell, _) in }
    let path = IndexPath(row: 1, section: 0)
    #expect(throws: TableError.outOfRange(path, rows: 1)) { try source.item(at: path) }
  }

  @Test func `a cell of another class is refused`() throws {
    let source = ArrayDataSource(["a"], cell: "bar") { (_: PlainCell, _) in }
    let table = table(source)
    table.register(SubtitleCell.self, forCellReuseIdentifier: "bar")
    #expect(table.numberOfSections == 1)
    #expect(throws: TableError.unregisteredIdentifier("bar")) {
      try source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
    }
  }

  private struct Fruits: RowGroup {
    var headerTitle: String?
    var cells: [String]
  }

  @Test func `groups have titles and rows of their own, and guard both numbers`() throws {
    let groups = [
      Fruits(headerTitle: "red", cells: ["cherry", "apple"]),
      Fruits(headerTitle: nil, cells: ["plum"]),
    ]
    let source = GroupedArrayDataSource(groups, cell: "foo") { (cell: PlainCell, fruit) in
      cell.text = fruit
    }
    let table = table(source)
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "red")
    #expect(source.tableView(table, titleForHeaderInSection: 5) == nil)
    #expect(try source.item(at: IndexPath(row: 0, section: 1)) == "plum")
    let cell = try source.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(cell.text == "apple")
    #expect(throws: TableError.outOfArrayBounds(IndexPath(row: 0, section: 2), rows: nil)) {
      try source.item(at: IndexPath(row: 0, section: 2))
    }
    #expect(throws: TableError.outOfArrayBounds(IndexPath(row: 1, section: 1), rows: 1)) {
      try source.item(at: IndexPath(row: 1, section: 1))
    }
  }

  @Test func `a group guards its array in the words of the original`() {
    let error = TableError.outOfArrayBounds(IndexPath(row: 7, section: 0), rows: 1)
    #expect(
      error.description
        == "error[range]: Index Out Of Array Bounds. the data source was asked for row 0 7, but its"
        + " model has 1 row there"
    )
  }

  @Test func `a closure that does nothing counts rows all the same (seed S12)`() throws {
    let source = ArrayDataSource(["a", "b"], cell: "foo") { (_: TableViewCell, _) in }
    let table = table(source)
    try table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.reuseIdentifier) == ["foo", "foo"])
    #expect(try source.item(at: IndexPath(row: 1, section: 3)) == "b")
  }

  @Test func `clearing and appending are the array's own (decisions 2 and 3)`() throws {
    let source = ArrayDataSource(["a"], cell: "foo") { (cell: PlainCell, text) in cell.text = text }
    let table = table(source)
    source.items.append("b")
    table.reloadData()
    try table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap(\.text) == ["a", "b"])
    source.items = []
    table.reloadData()
    try table.layoutIfNeeded()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    let groups = GroupedArrayDataSource([Fruits](), cell: "foo") { (_: PlainCell, _) in }
    #expect(groups.numberOfSections(in: table) == 0)
  }

  @Test func `one source answers a list and a grid alike (seed S15)`() throws {
    let source = ArrayDataSource(["a", "b", "c"], cell: "foo") { (cell: PlainCell, text) in
      cell.text = text
    }
    let list = table(source)
    let other = table(source)
    let grid = GridView(other)
    try list.layoutIfNeeded()
    try grid.layout()
    #expect(list.visibleCells.compactMap(\.text) == ["a", "b", "c"])
    #expect(grid.visibleCells.compactMap(\.cell.text) == ["a", "b", "c"])
    #expect(grid.columnCount == 2)
    let path = IndexPath(row: 2, section: 0)
    #expect(try list.tap(at: path) == other.tap(at: path))
  }

  private struct Contact: CellModel {
    var imageName: String? { nil }
    let mainTitle: String?
    var detailTitle: String? { nil }
  }

  private struct City: CellModel {
    var imageName: String? { "pin" }
    let mainTitle: String?
    let detailTitle: String?
  }

  @Test func `one cell shows models of any type, and keeps nothing of the last`() {
    let cell = SubtitleCell(style: .default, reuseIdentifier: nil)
    cell.configure(with: City(mainTitle: "Riga", detailTitle: "Latvia"))
    #expect([cell.image, cell.text, cell.detailText] == ["pin", "Riga", "Latvia"])
    cell.configure(with: Contact(mainTitle: "Ada"))
    #expect([cell.image, cell.text, cell.detailText] == [nil, "Ada", nil])
  }
}
