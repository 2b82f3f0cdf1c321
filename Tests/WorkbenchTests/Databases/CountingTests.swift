import Database
import JSON
import SessionSupport
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Large tables, whose rows are counted after the first screen.
@MainActor @Suite struct CountingTests {
  private static let count = 25_000

  /// Opens a table as the program opens the files of its command line.
  private func open(
    _ wiring: String = "items",
    rows: Int = count,
    after line: String? = nil
  ) throws -> (DatabaseSession, OpenTable) {
    let session = try DatabaseSession(
      [
        "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)",
        "INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
          + "WHERE i < \(rows)) SELECT i, 'n' || i FROM n",
      ],
      open: nil,
      wiring: wiring
    )
    if let line { session.fixture.type(line) }
    var options = OpenOptions()
    options.countsLater = true
    let table = try session.fixture.session.open(
      session.path,
      options: options,
      web: WebOptions()
    )
    return (session, table)
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `the screen is drawn before the count, and the other rows follow`(wiring: String) throws {
    let (session, table) = try open(wiring)
    #expect(table.sections[0].items.count == 1_024)
    #expect(session.run("show").contains("n12"))
    #expect(table.sections[0].items.count == 1_024)
    #expect(session.run("count") == "25,000")
    #expect(!table.document.isCounting)
    #expect(session.run("row 0 24999").hasPrefix("0 24999  n25000"))
    #expect(session.run("invariants") == "all invariants hold")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `a front end that waits counts in steps and keeps the selection`(wiring: String) throws {
    let (session, table) = try open(wiring)
    try table.tableView.selectRow(at: IndexPath(row: 3, section: 0))
    for _ in 0..<1000 where table.document.isCounting {
      session.fixture.session.followDatabases(isLive: true)
    }
    #expect(table.sections[0].items.count == Self.count)
    #expect(table.tableView.rowCounts == [Self.count])
    #expect(table.tableView.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    #expect(!table.isModified)
    #expect(session.run("row 0 24999").hasPrefix("0 24999  n25000"))
    #expect(session.run("invariants") == "all invariants hold")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `counted rows are inserted at the end in one batch, and no cell is asked for again`(
    wiring: String
  ) throws {
    let (session, table) = try open(wiring)
    try table.tableView.layoutIfNeeded()
    var statements: [String] = []
    table.document.observeStatements { sql, _, _ in statements.append(sql) }
    let before = table.tableView.statistics
    let cells = table.tableView.visibleCells.map(ObjectIdentifier.init)
    var transactions: [Transaction] = []
    table.didNote = { transactions.append($0) }
    while table.document.isCounting { session.fixture.session.followDatabases(isLive: true) }
    let after = table.tableView.statistics
    #expect(after.reloads == before.reloads)
    #expect(after.batches - before.batches == transactions.count)
    #expect(after.cellsCreated + after.cellsReused == before.cellsCreated + before.cellsReused)
    #expect(table.tableView.visibleCells.map(ObjectIdentifier.init) == cells)
    // No row is read, except one for the height that all rows have.
    #expect(statements.count { $0.contains("name") } <= transactions.count, "\(statements)")
    var end = 1_024
    for case .insert(let items, let path) in transactions.flatMap(\.changes) {
      #expect(path == IndexPath(row: end, section: 0))
      end += items.count
    }
    #expect(end == Self.count)
  }

  @Test(arguments: ["items", "fetched"])
  func `the trace shows the rows that were counted as one batch`(wiring: String) throws {
    let (session, _) = try open(wiring, after: "trace on")
    let text = session.run("count")
    #expect(text.contains("performBatchUpdates(_:completion:) insert 0·1024, "), "\(text)")
    #expect(text.contains("insert 0·1031, … 23968 more"), "\(text)")
    #expect(!text.contains("reloadData"))
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `rows that a table view rejects are shown after a reload`(wiring: String) throws {
    let (session, table) = try open(wiring)
    let first = table.sections[0].items[0]
    let edit = TableChange.delete(ItemList([first]), at: IndexPath(row: 0, section: 0))
    // The table view is not told of this change, so it rejects the next batch.
    try table.commit([Transaction(command: "delete", batches: [[edit]], isModelOnly: true)])
    let rows = try table.document.countFurther(isWhole: true)
    #expect(throws: WorkspaceError.self) { try table.append(counted: rows) }
    #expect(table.sections[0].items.count == Self.count - 1)
    #expect(table.tableView.rowCounts == [Self.count - 1])
    #expect(session.run("row 0 24998").hasPrefix("0 24998  n25000"))
    #expect(session.run("invariants") == "all invariants hold")
  }

  @Test func `a batch of counted rows that a table view rejects is reported once`() throws {
    let (fixture, table) = try open()
    let session = fixture.fixture.session
    let edit = TableChange.delete(
      ItemList([table.sections[0].items[0]]),
      at: IndexPath(row: 0, section: 0)
    )
    try table.commit([Transaction(command: "delete", batches: [[edit]], isModelOnly: true)])
    while table.document.isCounting { session.followDatabases(isLive: true) }
    #expect(session.takeNews().count == 1)
    #expect(table.tableView.rowCounts == [Self.count - 1])
  }

  @Test func `rows that are counted during an edit follow the saved ones`() throws {
    let (session, table) = try open()
    let first = table.sections[0].items[0]
    let edit = TableChange.delete(ItemList([first]), at: IndexPath(row: 0, section: 0))
    try table.commit([Transaction(command: "delete", batches: [[edit]])])
    #expect(session.run("count") == "24,999")
    #expect(session.run("save").contains("1 row deleted"))
    #expect(try session.rows("SELECT count(*), min(id) FROM t") == ["24999 2"])
    #expect(session.run("undo", "count").hasSuffix("25,000"))
    #expect(session.run("row 0 24999").hasPrefix("0 24999  n25000"))
  }

  @Test(
    arguments: ForeignWriter.kinds,
    [("", "id"), ("name desc", "name DESC, id"), ("score, name", "score, name, id")]
  )
  func `rows that are counted later are those of a fresh query`(
    kind: String,
    rule: (order: String, sql: String)
  ) throws {
    let writer = try ForeignWriter(kind)
    let numbers =
      kind == "sqlite"
      ? "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(Self.count))"
        + " SELECT i FROM n" : "SELECT i FROM generate_series(1, \(Self.count)) AS n(i)"
    try writer.run(
      "INSERT INTO person SELECT i, CASE i % 7 WHEN 0 THEN NULL ELSE 'p' || (i * 7919 % 997) END, "
        + "'Oslo', i % 5 FROM (\(numbers)) AS n"
    )
    var options = OpenOptions()
    options.countsLater = true
    if !rule.order.isEmpty { options.order = rule.order }
    let fixture = try SessionFixture(nil)
    let table = try fixture.session.open(writer.place, options: options, web: WebOptions())
    #expect(table.document.isCounting)
    fixture.type("show")
    #expect(table.sections[0].items.count == 1_024)
    // One step while a front end waits, then all rows.
    fixture.session.followDatabases(isLive: true)
    #expect(fixture.type("count") == "25,000")
    #expect(!table.document.isCounting)
    let expected = try writer.rows("SELECT id, name, city, score FROM person ORDER BY \(rule.sql)")
    for number in [0, 1_023, 1_024, 1_025, 16_383, 16_384, 20_480, 24_999] {
      let item = table.item(at: IndexPath(row: number, section: 0))
      let row = item?.value.members.map(\.value.compact.text).joined(separator: " ")
      #expect(row == expected[number], "\(kind) \(rule), row \(number)")
    }
    #expect(fixture.type("filter score = 3") != "")
    #expect(fixture.type("count") == "5,000")
    #expect(fixture.type("filter off") != "")
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test func `edits and a save come after the count`() throws {
    let (session, table) = try open()
    #expect(session.run("delete 0 24999", "update 0 24998 name=x", "save").contains("1 deleted"))
    #expect(table.sections[0].items.count == Self.count - 1)
    #expect(try session.rows("SELECT id, name FROM t WHERE id > 24998") == ["24999 \"x\""])
    #expect(session.run("undo 2").contains("undid"))
    #expect(session.run("count") == "25,000")
  }

  @Test func `rows that another program deletes before the count leave no gap`() throws {
    let (session, table) = try open()
    try session.connection.run("DELETE FROM t WHERE id > 12000")
    #expect(session.run("count") == "12,000")
    #expect(session.run("row 0 11999").hasPrefix("0 11999  n12000"))
    #expect(table.tableView.rowCounts == [12_000])
  }

  @Test func `the lines about an opened table say that there may be more rows`() throws {
    let (session, table) = try open()
    let lines = session.fixture.session.openingLines(table)
    #expect(lines.first?.contains("at least 1,024 rows in 1 section") == true, "\(lines)")
    let (other, small) = try open(rows: 10_000)
    #expect(!small.document.isCounting)
    #expect(other.fixture.session.openingLines(small)[0].contains(": 10,000 rows"))
  }

  @Test func `the heights of all rows need one row`() throws {
    let (session, table) = try open(rows: 100_000)
    _ = session.run("count")
    var statements = 0
    table.document.observeStatements { _, _, _ in statements += 1 }
    table.tableView.reloadData()
    try table.tableView.layoutIfNeeded()
    #expect(statements <= 2)
    #expect(table.tableView.contentSize.height == 4_400_000)
  }
}
