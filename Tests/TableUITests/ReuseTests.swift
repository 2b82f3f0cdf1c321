import TableModel
import TableUI
import Testing

@MainActor @Suite struct ReuseTests {
  private final class CountingCell: TableViewCell {
    static var preparations = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      Self.preparations += 1
    }
  }

  private let table: RecordingTable
  private let tableView: TableView

  init() throws {
    table = try RecordingTable(counts: [10]).laidOut()
    tableView = table.tableView
  }

  @Test func `an unknown identifier gives nil without a row and E18 with one`() {
    #expect(tableView.dequeueReusableCell(withIdentifier: "Cell") == nil)
    #expect(throws: TableError.unregisteredIdentifier("Cell")) {
      try tableView.dequeueReusableCell(withIdentifier: "Cell", for: path(0, 0))
    }
  }

  @Test func `an unknown row gives E22`() {
    #expect(throws: TableError.noRect(path(0, 10))) {
      try tableView.dequeueReusableCell(withIdentifier: "cell", for: path(0, 10))
    }
  }

  @Test func `a registration taken back counts even if cells wait`() throws {
    tableView.contentOffset.y = 308
    try tableView.layoutIfNeeded()
    tableView.register(nil, forCellReuseIdentifier: "cell")
    #expect(throws: TableError.unregisteredIdentifier("cell")) {
      try tableView.dequeueReusableCell(withIdentifier: "cell", for: path(0, 0))
    }
    #expect(tableView.dequeueReusableCell(withIdentifier: "cell") != nil)
  }

  @Test func `a class is registered by its name, if that is allowed`() throws {
    #expect(
      try tableView.dequeueReusableCell(ItemCell.self, for: path(0, 0)).reuseIdentifier
        == "ItemCell"
    )
    tableView.autoRegister = false
    #expect(throws: TableError.unregisteredIdentifier("SubtitleCell")) {
      try tableView.dequeueReusableCell(SubtitleCell.self, for: path(0, 0))
    }
    let kind: ItemCell.Type = KeyValueCell.self
    tableView.autoRegister = true
    #expect(try tableView.dequeueReusableCell(kind, for: path(0, 0)) is KeyValueCell)
  }

  @Test func `a fresh cell is not prepared, one from the pool is`() throws {
    tableView.register(CountingCell.self, forCellReuseIdentifier: "counting")
    let before = CountingCell.preparations
    let cell = try #require(tableView.dequeueReusableCell(withIdentifier: "counting"))
    #expect(CountingCell.preparations == before)
    tableView.recycle(cell)
    #expect(tableView.dequeueReusableCell(withIdentifier: "counting") === cell)
    #expect(CountingCell.preparations == before + 1)
  }

  @Test func `pools do not lend to each other`() throws {
    tableView.contentOffset.y = 308
    try tableView.layoutIfNeeded()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "other")
    let created = tableView.statistics.cellsCreated
    _ = tableView.dequeueReusableCell(withIdentifier: "other")
    #expect(tableView.statistics.cellsCreated == created + 1)
    #expect(tableView.poolContents.map(\.identifier) == ["cell"])
    #expect(tableView.poolContents.map(\.count) == [3])
  }

  @Test func `a look at a row off the screen gives the cell back`() throws {
    let (cell, isVisible) = try tableView.inspectCell(at: path(0, 9))
    #expect(!isVisible)
    #expect(cell.text == "0 9")
    #expect(cell.frame == Rect(x: 0, y: 396, width: 320, height: 44))
    tableView.recycle(cell)
    tableView.recycle(cell)
    #expect(tableView.poolContents.map(\.count) == [1])
    #expect(try tableView.inspectCell(at: path(0, 0)).isVisible)
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `visible cells are stale until the layout after a reload`() throws {
    table.counts = [1]
    tableView.reloadData()
    #expect(tableView.numberOfRows(inSection: 0) == 1)
    #expect(tableView.visibleCells.count == 3)
    try tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.count == 1)
  }

  /// Says what became of it.
  private final class StubbornCell: TableViewCell {
    override func prepareForReuse() {
      super.prepareForReuse()
      isSelected = true
    }
  }

  private final class NamelessSource: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      CountingCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func `a cell without an identifier is used once and never prepared`() throws {
    let source = NamelessSource()
    let other = TableView(size: Size(width: 320, height: 132))
    other.dataSource = source
    let before = CountingCell.preparations
    for y in [0, 44, 88, 300, 0] {
      other.contentOffset.y = Double(y)
      try other.layoutIfNeeded()
    }
    #expect(other.poolContents.isEmpty)
    #expect(other.statistics.cellsReused == 0)
    #expect(CountingCell.preparations == before)
  }

  @Test func `a selection set while preparing for reuse is set again by the table`() throws {
    tableView.register(StubbornCell.self, forCellReuseIdentifier: "cell")
    tableView.emptyPool()
    tableView.reloadData()
    try tableView.layoutIfNeeded()
    for y in stride(from: 0.0, through: 308, by: 22) {
      tableView.contentOffset.y = y
      try tableView.layoutIfNeeded()
      #expect(tableView.visibleCells.allSatisfy { !$0.isSelected })
    }
    #expect(tableView.visibleCells.contains { $0 is StubbornCell })
  }

  @Test func `a cell that is deselected by itself is selected again when it comes back`() throws {
    try tableView.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    tableView.cellForRow(at: path(0, 1))?.isSelected = false
    #expect(tableView.indexPathsForSelectedRows == [path(0, 1)])
    tableView.contentOffset.y = 308
    try tableView.layoutIfNeeded()
    tableView.contentOffset.y = 0
    try tableView.layoutIfNeeded()
    #expect(tableView.cellForRow(at: path(0, 1))?.isSelected == true)
  }

  @Test func `a memory warning empties all pools and leaves the screen alone`() throws {
    tableView.contentOffset.y = 308
    try tableView.layoutIfNeeded()
    tableView.register(
      TableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "head"
    )
    let view = try #require(tableView.dequeueReusableHeaderFooterView(withIdentifier: "head"))
    tableView.recycle(view)
    let shown = tableView.visibleCells.map(ObjectIdentifier.init)
    tableView.emptyPool()
    #expect(tableView.poolContents.isEmpty)
    #expect(tableView.visibleCells.map(ObjectIdentifier.init) == shown)
    #expect(tableView.dequeueReusableHeaderFooterView(withIdentifier: "head") !== view)
  }
}
