import Database
import JSON
import Synchronization
import TableModel
import TestSupport
import Testing

/// One pass over a table finds the rows that a query finds one by one.
@Suite struct TableScanTests {
  private static let names = ["a", "b", "c", "d"]

  @Test(arguments: 1...rounds(10, thorough: 60))
  func `a pass over a file finds the rows of each query`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(a, b TEXT, c INT, d REAL)")
    try fixture.run("BEGIN")
    for _ in 0..<random.below(300) + 1 {
      let values = (0..<4).map { _ in Self.value(&random) }
      try fixture.run("INSERT INTO t VALUES (?, ?, ?, ?)", values)
    }
    try fixture.run("COMMIT")
    let order = ["a", "b DESC, c", "d DESC"][random.below(3)]
    try Self.check(try fixture.open("t", order: order), &random, seed)
  }

  @Test(.enabled(if: PostgresServer.isInstalled), arguments: 1...rounds(8, thorough: 20))
  func `a pass over a server's table finds the rows of each query`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try PostgresFixture()
    let types = [
      "text", "int4", "int8", "numeric", "float8", "bool", "char(4)", "json", "date", "varchar(9)",
    ]
    let chosen = (0..<4).map { _ in types[random.below(types.count)] }
    let columns = zip(Self.names, chosen).map { "\($0) \($1)" }.joined(separator: ", ")
    try fixture.run("CREATE TABLE t(id int8 PRIMARY KEY, \(columns))")
    for number in 0..<random.below(120) + 1 {
      let values = chosen.map { Self.literal($0, &random) }.joined(separator: ", ")
      try fixture.run("INSERT INTO t VALUES (\(number), \(values))")
    }
    try Self.check(try fixture.open("t"), &random, seed)
  }

  /// Compares random queries with the rows read one by one; the pass is one statement.
  private static func check(
    _ table: DatabaseTable,
    _ random: inout SeededGenerator,
    _ seed: Int
  ) throws {
    let rows = DatabaseRows(table, bindings: ItemBindings())
    let sections = [Section(items: ItemList(rows: rows))]
    for number in 0..<20 {
      let query = Query("\(number)", condition(&random, depth: 2))
      let expected = (0..<rows.count).filter { query.matches(rows.item(at: $0)) }
      let statements = Mutex(0)
      table.observe { report in
        let isPass = report.sql.contains("ORDER BY") && !report.sql.contains(" LIMIT ")
        if isPass { statements.withLock { $0 += 1 } }
      }
      var matcher = QueryMatcher(query)
      var scan = SectionScan(sections, RowRequest(query, keys: []))
      var found: [Int] = []
      while let (path, item) = scan.next() { if matcher.matches(item) { found.append(path.row) } }
      #expect(found == expected, "seed \(seed), \(query.condition)")
      #expect(statements.withLock { $0 } == 1, "seed \(seed)")
      if let problem = table.takeProblem() { Issue.record("seed \(seed): \(problem.message)") }
      table.observe(nil)
    }
    var scan = SectionScan(sections, RowRequest(keys: nil))
    for number in 0..<rows.count {
      #expect(scan.next()?.item == rows.item(at: number), "seed \(seed), row \(number)")
    }
    #expect(scan.next() == nil)
  }

  /// Edited sections: runs of rows between changed ones are found in one pass, in their order.
  @Test(arguments: 1...20) func `a pass follows edits of the rows`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(a)")
    try fixture.run("BEGIN")
    for _ in 0..<200 { try fixture.run("INSERT INTO t VALUES (?)", [Self.value(&random)]) }
    try fixture.run("COMMIT")
    let table = try fixture.open("t")
    let rows = DatabaseRows(table, bindings: ItemBindings())
    var items = ItemList(rows: rows)
    for number in 0..<20 {
      let place = random.below(items.count)
      switch random.below(3) {
      case 0: items.remove(at: place)
      case 1: items[place].value = .object([("a", .string("new"))])
      default:
        let item = Item(.object([]), origin: .made(number), bindings: ItemBindings())
        items.insert(item, at: place)
      }
    }
    let half = items.count / 2
    let sections = [
      Section(items: items.slice(0..<half)), Section(items: items.slice(half..<items.count)),
    ]
    var scan = SectionScan(sections, RowRequest(keys: nil))
    for (number, section) in sections.enumerated() {
      for (row, item) in section.items.enumerated() {
        let found = scan.next()
        #expect(found?.path == IndexPath(row: row, section: number), "seed \(seed)")
        #expect(found?.item == item, "seed \(seed)")
      }
    }
    #expect(scan.next() == nil, "seed \(seed)")
  }

  @Test func `after another program's change, rows are found by their pages`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, a)")
    for number in 1...300 { try fixture.run("INSERT INTO t VALUES (\(number), \(number % 7))") }
    let table = try fixture.open("t")
    let rows = DatabaseRows(table, bindings: ItemBindings())
    _ = rows.item(at: 0)
    try fixture.run("DELETE FROM t WHERE id = 2")
    #expect(rows.scan(RowRequest(keys: nil), from: 0) == nil)
    #expect(rows.item(at: 2).value["id"]?.text == "3")
  }

  private static func condition(_ random: inout SeededGenerator, depth: Int) -> QueryCondition {
    let kind = random.below(depth > 0 ? 8 : 5)
    switch kind {
    case 0: return .text(SearchText(text(&random)))
    case 1...4:
      let key = RowKey(names[random.below(names.count)])
      if random.chance(15) {
        return .compares(key, QueryComparison(withNull: random.chance(50) ? .equals : .differs))
      }
      let operations = QueryComparison.Operation.allCases
      let operation = operations[random.below(operations.count)]
      let isText = random.chance(20)
      return .compares(key, QueryComparison(operation, text(&random), isText: isText))
    case 5: return .not(condition(&random, depth: depth - 1))
    case 6: return .all((0..<2).map { _ in condition(&random, depth: depth - 1) })
    default: return .any((0..<2).map { _ in condition(&random, depth: depth - 1) })
    }
  }

  /// Texts that are numbers, dates and words, some with marks of the databases' own patterns.
  private static let texts = [
    "", "5", "5.0", "-1", "0.5", "1e1", "2.5", "9007199254740993", "99999999999999999999", "2020",
    "2020-01-02", "a", "A", "é", "E", "strasse", "Straße", "50%", "a_b", "^", "'", "\\", "true",
    "null", "BLOB", "x  ", "Ω", "i",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    texts[random.below(texts.count)]
  }

  private static func value(_ random: inout SeededGenerator) -> DatabaseValue {
    switch random.below(8) {
    case 0: .null
    case 1: .integer([5, -1, 9_007_199_254_740_993, 10, 0][random.below(5)])
    case 2: .real([5, 0.5, 2.5, 0.1, 1e300, .infinity][random.below(6)])
    case 3: .blob(Array(repeating: 1, count: random.below(3)))
    case 4: .text([0x61, 0xFF, 0x62])
    default: DatabaseValue(text(&random))
    }
  }

  private static func literal(_ type: String, _ random: inout SeededGenerator) -> String {
    if random.chance(15) { return "NULL" }
    switch type {
    case "int4": return "\([5, -1, 10, 2020][random.below(4)])"
    case "int8": return "\([5, -1, 9_007_199_254_740_993][random.below(3)])"
    case "numeric": return ["5.0", "0.5", "'NaN'", "99999999999999999999"][random.below(4)]
    case "float8": return ["5", "0.5", "'NaN'", "1e300", "'-Infinity'"][random.below(5)]
    case "bool": return random.chance(50) ? "true" : "false"
    case "json": return ["'null'", "'5'", "'{\"x\": \"Straße\"}'", "'[5, \"a\"]'"][random.below(4)]
    case "date": return random.chance(50) ? "'2020-01-02'" : "'1999-12-31'"
    default:
      let limit = type == "char(4)" ? 4 : 9
      let word = text(&random).prefix(limit).replacing("'", with: "''")
      return "'\(word)'"
    }
  }
}
