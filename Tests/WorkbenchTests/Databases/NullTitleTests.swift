import SessionSupport
import TableModel
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// Rows of databases whose title is NULL, empty or binary.
@MainActor @Suite struct NullTitleTests {
  private static let schema = [
    "CREATE TABLE person(id INTEGER PRIMARY KEY, photo BLOB, name TEXT, city TEXT)",
    """
    INSERT INTO person VALUES (1, x'0102', 'Ada', 'London'), (2, x'03', NULL, 'Oslo'),
      (3, NULL, '', 'Rome'), (4, x'04', 'NULL', 'Bern')
    """,
  ]

  private func cell(_ session: DatabaseSession, _ row: Int) throws -> TableViewCell {
    let table = try #require(session.fixture.session.current).tableView
    try table.layoutIfNeeded()
    return try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  private func title(_ cell: TableViewCell) -> [DisplayItem.Content] {
    cell.displayList.map(\.content).filter { content in
      guard case .text(_, let role, _) = content else { return false }
      return role == .title || role == .dimmed
    }
  }

  @Test(arguments: ["items", "monolith", "array", "fetched"])
  func `a title that is NULL is the dim word, and an empty one is empty`(wiring: String) throws {
    let session = try DatabaseSession(Self.schema, open: "--title name", wiring: wiring)
    #expect(try title(cell(session, 1)) == [.text("NULL", style: .dimmed, alignment: .left)])
    #expect(try title(cell(session, 3)) == [.text("NULL", style: .title, alignment: .left)])
    #expect(try cell(session, 2).text ?? "" == "")
    _ = session.run("update 0 1 name=Bob")
    #expect(try title(cell(session, 1)) == [.text("Bob", style: .title, alignment: .left)])
    _ = session.run("undo")
    #expect(try title(cell(session, 1)) == [.text("NULL", style: .dimmed, alignment: .left)])
  }

  @Test func `people read NULL, and data has null`() throws {
    let session = try DatabaseSession(Self.schema, open: "--title name --subtitle city")
    #expect(session.run("row 0 1").hasPrefix("0 1  NULL · Oslo"))
    #expect(session.run("rows 0").contains("0 1  NULL  Oslo"))
    #expect(session.run("show").contains("NULL"))
    let records = session.fixture.records("row 0 1", "row 0 3")
    #expect(records[0].contains("\"title\":null"), "\(records)")
    #expect(records[1].contains("\"title\":\"NULL\""), "\(records)")
  }

  @Test func `binary data is not guessed as the title`() throws {
    let session = try DatabaseSession(Self.schema)
    #expect(session.run("row 0 0").hasPrefix("0 0  Ada"), "\(session.run("row 0 0"))")
    let only = try DatabaseSession(["CREATE TABLE t(data BLOB)", "INSERT INTO t VALUES (x'00')"])
    #expect(only.run("row 0 0").hasPrefix("0 0  BLOB 1 B"), "\(only.run("row 0 0"))")
  }

  @Test func `a name that the first rows lack is the title`() throws {
    let session = try DatabaseSession([
      "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, closed DATETIME, v INTEGER)",
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
      INSERT INTO t SELECT i, CASE WHEN i > 200 THEN 'n' || i END, NULL, i FROM n
      """,
    ])
    for order in ["", "--order name", "--order 'name desc'"] {
      #expect(session.open("--table t \(order)").contains("400 rows"))
      #expect(session.run("row #300").contains("n300"), "\(order)")
    }
    let numbers = try DatabaseSession([
      "CREATE TABLE t(id INTEGER PRIMARY KEY, closed DATETIME, v INTEGER)",
      "INSERT INTO t VALUES (7, NULL, 1), (8, NULL, 2)",
    ])
    #expect(numbers.run("row 0 0").hasPrefix("0 0  7"), "\(numbers.run("row 0 0"))")
  }

  @Test func `a file keeps the next text in place of a missing title`() throws {
    let text = #"[{"name": "Ada", "city": "Rome"}, {"name": null, "city": "Oslo"}]"#
    let fixture = try SessionFixture(text)
    #expect(fixture.type("row 0 1").hasPrefix("0 1  Oslo"))
  }
}
