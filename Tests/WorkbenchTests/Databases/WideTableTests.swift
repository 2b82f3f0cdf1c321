import Database
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Tables with as many columns as a database allows.
@MainActor @Suite(.serialized) struct WideTableTests {
  /// The kinds of databases, with the greatest number of columns and the keys to try.
  nonisolated static var cases: [(kind: String, count: Int, key: String)] {
    let files = ["", "PRIMARY KEY(c0, c1999)"].map { ("sqlite", 2000, $0) }
    return files + (PostgresServer.isInstalled ? [("postgres", 1600, "PRIMARY KEY(c0)")] : [])
  }

  /// Makes 140 rows, in which the first column counts, and the last one counts back.
  private func open(
    _ kind: String,
    _ count: Int,
    _ key: String,
    options: String = ""
  ) throws -> (writer: ForeignWriter, fixture: SessionFixture) {
    let writer = try ForeignWriter(kind)
    try writer.run("DROP TABLE person")
    let columns = (0..<count).map { $0 == 0 ? "c0 integer NOT NULL" : "c\($0) text" }
    let isKeyed = key.contains("c1999")
    let parts = columns + (key.isEmpty ? [] : [key])
    try writer.run(
      "CREATE TABLE person(\(parts.joined(separator: ", ")))\(isKeyed ? " WITHOUT ROWID" : "")"
    )
    try writer.run(
      "INSERT INTO person(c0, c1, c\(count - 1)) WITH RECURSIVE n(i) AS "
        + "(SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 139) "
        + "SELECT i, 'v' || i, 'z' || (999 - i) FROM n"
    )
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\" --title c1 \(options)")
    return (writer, fixture)
  }

  @Test(arguments: cases)
  func `it opens, and any row can be read, found and compared`(
    kind: String,
    count: Int,
    key: String
  ) throws {
    let (writer, fixture) = try open(kind, count, key)
    #expect(fixture.type("count") == "140")
    #expect(fixture.type("row 0 139").hasPrefix("0 139  v139"))
    #expect(fixture.type("item 0 130").contains("\"c\(count - 1)\": \"z869\""))
    #expect(fixture.type("find v120").hasPrefix("0 120  v120"))
    fixture.run("follow on")
    try writer.run("UPDATE person SET c\(count - 2) = 'new' WHERE c0 = 7")
    #expect(fixture.type("item 0 7").contains("\"c\(count - 2)\": \"new\""))
  }

  @Test(arguments: cases)
  func `its rows can be edited, deleted, inserted and saved`(
    kind: String,
    count: Int,
    key: String
  ) throws {
    let (writer, fixture) = try open(kind, count, key)
    fixture.run("update 0 130 c\(count - 2)=x", "delete 0 100")
    fixture.run("append 0 {\"c0\": 1000, \"c\(count - 1)\": \"end\"}")
    let text = fixture.type("save")
    #expect(text.contains(": 1 row updated, 1 inserted, 1 deleted"), "\(text)")
    let sql = "SELECT c0, c\(count - 2) FROM person WHERE c0 IN (100, 130, 1000) ORDER BY c0"
    #expect(try writer.rows(sql) == ["130 \"x\"", "1000 null"])
    fixture.run("delete 0 5", "update 0 5 c\(count - 2)=y")
    try writer.run("UPDATE person SET c3 = 'theirs' WHERE c0 IN (5, 6)")
    let conflict = fixture.type("save")
    #expect(conflict.contains("c3 was null, is \"theirs\", yours deleted"), "\(conflict)")
    #expect(!conflict.contains("0 5 #"), "\(conflict)")
    #expect(fixture.type("save --mine").contains(": 1 row updated, 1 deleted"))
    #expect(fixture.type("undo; save").contains("1 row"))
  }

  @Test(arguments: cases)
  func `another order finds its pages`(kind: String, count: Int, key: String) throws {
    let order = "--order 'c\(count - 1), c1 desc'"
    let (writer, fixture) = try open(kind, count, key, options: order)
    #expect(try writer.numbers("SELECT count(*) FROM person") == [140])
    #expect(fixture.type("row 0 139").hasPrefix("0 139  v0"))
    #expect(fixture.type("row 0 0").hasPrefix("0 0  v139"))
    #expect(fixture.type("row 0 130").hasPrefix("0 130  v9"))
  }

  @Test(arguments: [999, 1500, 1999])
  func `a search looks into each of many columns`(count: Int) throws {
    let (writer, fixture) = try open("sqlite", count, "")
    #expect(fixture.type("find z869").hasPrefix("0 130  v130"))
    #expect(fixture.type("delete 0 0; save").contains(": 1 row deleted"))
    #expect(try writer.numbers("SELECT count(*) FROM person") == [139])
  }
}
