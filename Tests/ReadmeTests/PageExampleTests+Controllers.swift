import Browse
import Database
import JSON
import Page
import Platform
import TableAdapters
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing
import Transport
import Wirings
import Workspace

/// The pages of controllers, and of what brings rows to them.
extension PageExampleTests {
  private static func section(_ titles: [String]) -> Section {
    var items = ItemList()
    for (number, title) in titles.enumerated() {
      items.append(Item(.string(title), origin: .made(number), bindings: ItemBindings()))
    }
    return Section(items: items)
  }

  @Test func `the page of TableAdapters holds`() throws {
    let section = Self.section(["Ada", "Grace"])
    let tableView = TableView(size: Size(width: 390, height: 528))
    var heard: [String] = []

    let array = ArrayDataSource(["Ada", "Grace"], cell: "TableViewCell") {
      (cell: TableViewCell, name) in
      cell.text = name
    }
    let list = TableView(size: Size(width: 390, height: 528))
    list.register(TableViewCell.self, forCellReuseIdentifier: "TableViewCell")
    list.dataSource = array
    try list.layoutIfNeeded()
    #expect(list.visibleCells.compactMap(\.text) == ["Ada", "Grace"])

    let items = ItemDataSource([section])
    #expect(items.item(at: IndexPath(row: 1, section: 0))?.title == "Grace")

    let manager = try TableBuilder.manual(tableView).add(SelectablePlugin()).build()
    let rows = section.items.map { ItemCellGenerator($0) }
    rows[1].didSelectEvent += { heard.append("Grace") }
    try manager.addCellGenerators(rows)
    try manager.forceRefill()
    try tableView.layoutIfNeeded()
    _ = try tableView.tap(at: IndexPath(row: 1, section: 0))
    #expect(heard == ["Grace"])
  }

  @Test func `the page of Wirings holds`() throws {
    let section = Self.section(["Ada", "Grace", "Alan"])
    for wiring in Wiring.all {
      let controller = wiring.makeController([section], .plain, Size(width: 390, height: 528))
      try controller.tableView.layoutIfNeeded()
      #expect(controller.tableView.visibleCells.compactMap(\.text) == ["Ada", "Grace", "Alan"])
    }
  }

  @Test func `the page of Workspace holds`() throws {
    let workspace = Workspace()
    let document = TableDocument.numbered([3])
    let table = OpenTable(
      name: "numbers",
      document: document,
      supply: DocumentSupply(document, loop: workspace.network.loop),
      wiring: Wiring.all[2],
      frame: TableFrame()
    )
    workspace.add(table)
    try workspace.show(table) { false }
    let row = RowRange(IndexPath(row: 1, section: 0))
    _ = try table.perform(.delete([row], dropsEmptySection: false), command: "delete")
    #expect(table.rowCount == 2)
    _ = try table.undo(1)
    #expect(table.rowCount == 3)
  }

  @Test func `the page of Browse holds`() {
    let controller = ItemsController(store: SectionStore([Self.section(["Ada", "Grace"])]))
    let screen = KeyQueue([.key(.down), .key(.enter)], size: ScreenSize(columns: 52, lines: 8))
    Browser(controller, on: screen).run()
    #expect(screen.frames.count == 3)
    #expect(screen.frames[2].text[1] == "▌ Ada")
    #expect(controller.tableView.focusedIndexPath == IndexPath(row: 0, section: 0))
  }

  /// A host without a table.
  private final class EmptyHost: FrontEndHost {
    var scene: FrontEndScene? { nil }
    func identifier(ofRowAt indexPath: IndexPath) -> String? { nil }
    func perform(_ gesture: Gesture) -> FrontEndRecord { run("") }
    func facts(of tab: String, row: IndexPath?) -> [FrontEndFact] { [] }
    func run(_ line: String) -> FrontEndRecord { FrontEndRecord(json: "null", isRefused: true) }
    func complete(_ text: String) -> FrontEndCompletion {
      FrontEndCompletion(replacedCount: 0, candidates: [], note: "")
    }
    func clientCountDidChange(to count: Int) {}
  }

  @Test func `the page of Page holds`() throws {
    let host = EmptyHost()
    let server = try PageServer(host: host, port: 0)
    #expect(server.address.hasPrefix("http://127.0.0.1:"))
    #expect(server.clientCount == 0)
    server.stop()
  }

  @Test func `the page of Transport holds`() {
    let transport = CurlTransport(userAgent: "example/1")
    let transfer = transport.start(HTTPRequest(url: "ftp://localhost/people.json"))
    while transfer.result == nil, !Interruption.isPending { transfer.pump(milliseconds: 100) }
    if case .failure(let error) = transfer.result {
      let message = "ftp://localhost/people.json does not begin with http:// or https://"
      #expect(error.message == message)
      #expect(error.hint == "only these two work over the network")
    } else {
      Issue.record("no error")
    }
  }

  @Test func `the page of Database holds`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("", to: "a.db")
    let connection = try SQLiteConnection(path, access: .writing)
    try connection.run("CREATE TABLE city(id INTEGER PRIMARY KEY, name TEXT)")
    try connection.run("INSERT INTO city VALUES (1, 'Oslo'), (2, 'Rome')")
    let start = try Files.read(path).bytes

    let file = try DatabaseFile(path, start: start)
    let catalog = try Catalog(of: file.connect())
    let table = try DatabaseTable(catalog.table(named: "city"), of: .file(file), TableChoice())
    #expect(table.rowCount == 2)
    #expect(table.value(ofRow: 1).text == "{\"id\":2,\"name\":\"Rome\"}")
    let edit = RowEdit(
      row: "0 1",
      .update,
      identity: [.integer(2)],
      [.init("name", old: DatabaseValue("Rome"), new: DatabaseValue("Roma"))]
    )
    _ = try GuardedSave(table.query).save([edit], to: .file(file))
    #expect(try connection.rows("SELECT name FROM city WHERE id = 2") == [[DatabaseValue("Roma")]])
  }
}
