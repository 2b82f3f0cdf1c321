import Database
import JSON
import TestSupport
import Testing

/// Tables that are counted after their first rows.
@Suite struct TableExtentTests {
  /// Opens a table with ties and NULLs in an order with an index.
  private func open(
    _ rows: Int,
    _ order: String?,
    countsLater: Bool = true
  ) throws -> (DatabaseFixture, DatabaseTable) {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)")
    try fixture.run("CREATE INDEX by_name ON t(name)")
    try fixture.run(
      "INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        + "WHERE i < \(rows)) SELECT i, CASE WHEN i % 7 > 0 THEN 'n' || i % 997 END FROM n"
    )
    var choice = TableChoice()
    (choice.order, choice.countsLater) = (order, countsLater)
    let table = try fixture.catalog().table(named: "t")
    return (fixture, try DatabaseTable(table, of: fixture.address(), choice))
  }

  @Test(arguments: [1_024, 10_000, 10_001, 16_384, 17_000, 50_000], [nil, "name", "name desc"])
  func `steps count all rows, and pages are the whole table`(rows: Int, order: String?) throws {
    let (fixture, table) = try open(rows, order)
    #expect(table.rowCount == (rows > 10_000 ? 1_024 : rows))
    #expect(table.isCounting == (rows > 10_000))
    let first = table.value(ofRow: 200).text
    var known = table.rowCount
    while try table.countFurther() {
      #expect(table.rowCount >= known)
      known = table.rowCount
    }
    #expect(table.rowCount == rows && !table.isCounting)
    #expect(table.value(ofRow: 200).text == first)
    let keys = (order.map { $0 + ", " } ?? "") + "id"
    let ids = try fixture.rows("SELECT id FROM t ORDER BY \(keys)").map { $0[0].json }
    let places = Array(stride(from: rows - 1, through: 0, by: -211))
    #expect(places.map { table.value(ofRow: $0)["id"]?.text } == places.map { ids[$0] })
  }

  @Test(arguments: [1_024, 1_025, 9_000])
  func `rows whose numbers are far apart are counted in steps if they are many`(rows: Int) throws {
    let (fixture, _) = try open(rows, nil)
    try fixture.run("UPDATE t SET id = id * 1000000")
    var choice = TableChoice()
    choice.countsLater = true
    let named = try fixture.catalog().table(named: "t")
    let table = try DatabaseTable(named, of: fixture.address(), choice)
    #expect(table.rowCount == 1_024)
    #expect(table.isCounting == (rows > 1_024))
    try table.countAll()
    #expect(table.rowCount == rows)
  }

  @Test(arguments: ["-9223372036854775808", "-1"])
  func `the greatest distance of row numbers is no number`(first: String) throws {
    let (fixture, _) = try open(2000, nil)
    try fixture.run("INSERT INTO t VALUES (\(first), 'first'), (9223372036854775807, 'last')")
    var choice = TableChoice()
    choice.countsLater = true
    let named = try fixture.catalog().table(named: "t")
    let table = try DatabaseTable(named, of: fixture.address(), choice)
    #expect(table.rowCount == 1_024 && table.isCounting)
    try table.countAll()
    #expect(table.rowCount == 2002)
  }

  @Test func `all rows are counted at once`() throws {
    let (_, table) = try open(30_000, "name")
    try table.countAll()
    #expect(table.rowCount == 30_000 && !table.isCounting)
    #expect(try !table.countFurther())
  }

  @Test func `without the choice a table is counted when it opens`() throws {
    let (_, table) = try open(30_000, nil, countsLater: false)
    #expect(table.rowCount == 30_000 && !table.isCounting)
  }

  @Test(arguments: [true, false])
  func `rows that are shown stay in number after a deletion`(isWhole: Bool) throws {
    let (fixture, table) = try open(30_000, nil)
    try fixture.run("DELETE FROM t WHERE id > 500")
    if isWhole { try table.countAll() } else { while try table.countFurther() {} }
    #expect(table.rowCount == 1_024 && !table.isCounting)
    #expect(table.value(ofRow: 499)["id"]?.integer == 500)
    #expect(table.value(ofRow: 1_023).text == "{}")
  }
}
