import TableAdapters
import TableModel
import TableUI
import Testing

/// seed P1, P2, P3: what is asked of a subclass, and when.
@MainActor @Suite struct ItemTableControllerTests {
  private final class Bare: ItemTableController {}

  private final class Main: ItemTableController, ItemSelecting {
    var heard: [String] = []
    private(set) var wasViewLoaded: Bool?

    override func makeDataSource() -> ItemDataSource {
      wasViewLoaded = isViewLoaded
      return ItemDataSource([Section("A", "a", "b")])
    }

    func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath) {
      heard.append("\(item.title ?? "") \(indexPath)")
    }
  }

  @Test func `a subclass that makes no data source cannot be made, and is named (seed P1)`() {
    let error = ItemControllerError.missingOverride(type: "Bare", method: "makeDataSource()")
    #expect(throws: error) { try Bare() }
    #expect("\(error)".hasPrefix("Bare does not override makeDataSource()"))
  }

  @Test func `the data source is asked for in the initialiser, before any view (seed P1)`() throws {
    let main = try Main()
    #expect(main.wasViewLoaded == false && !main.isViewLoaded)
    #expect(main.itemDataSource.sections == [Section("A", "a", "b")])
  }

  @Test(arguments: TableViewStyle.allCases)
  func `the style that is asked for is that of the table (seed P2)`(style: TableViewStyle) throws {
    #expect(try Main(style: style).tableView.style == style)
  }

  @Test func `the view is made when it is asked for, once, and is bound (seed P3)`() throws {
    let main = try Main()
    let table = main.tableView
    main.loadViewIfNeeded()
    #expect(main.tableView === table && main.itemTableView === table)
    #expect(table.dataSource === main.itemDataSource && table.delegate === table)
    try table.tap(at: IndexPath(row: 1, section: 0))
    #expect(main.heard == ["b 0 1"])
  }

  @Test func `a data source at hand is taken as it is`() {
    let source = ItemDataSource([Section("A", "a")])
    #expect(Bare(dataSource: source).itemDataSource === source)
  }

  @Test func `an item table view pulls nothing and separates nothing until it is told to`() {
    let view = ItemTableView(size: Size(width: 320, height: 330))
    #expect(!view.allowsPullDown && !view.allowsPullUp && view.separatorColor == "clear")
  }

  @Test func `a closed screen lets its table and its source go`() throws {
    weak var main: Main?
    weak var table: TableView?
    weak var source: ItemDataSource?
    do {
      let made = try Main()
      main = made
      table = made.tableView
      source = made.itemDataSource
    }
    #expect(main == nil && table == nil && source == nil)
  }
}
