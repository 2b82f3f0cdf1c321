import JSON
import SessionSupport
import TableModel
import TableStore
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Rows of a database whose unsaved edits change their places.
@MainActor @Suite(.serialized) struct PlacedRowTests {
  private func ids(_ table: OpenTable) -> [[String]] {
    table.sections.map { $0.items.map { $0.value["id"]?.text ?? "new" } }
  }

  // MARK: Values of the order

  @Test(arguments: ForeignWriter.kinds, ["items", "fetched", "array"])
  func `a changed key moves its row at once`(kind: String, wiring: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind, "--order name", wiring: wiring)
    #expect(
      fixture.type("update 0 0 name=Carl") == """
        changed 0 0 "Carl"
          name: "Ada" → "Carl"
        moved 0 0 to 0 1
        """
    )
    #expect(ids(table) == [["2", "1", "3", "4"]])
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    #expect(fixture.type("undo").hasPrefix("undid: update 0 0"))
    #expect(ids(table) == [["1", "2", "3", "4"]])
    #expect(fixture.type("redo").hasPrefix("redid"))
    #expect(fixture.type("save").hasSuffix(": 1 row updated"))
    #expect(try writer.rows("SELECT name FROM person ORDER BY name")[1] == "\"Carl\"")
    #expect(ids(table) == [["2", "1", "3", "4"]])
  }

  @Test(arguments: ForeignWriter.kinds, ["items", "fetched", "monolith"])
  func `a section disappears with its last row`(kind: String, wiring: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(
      kind,
      "--section city --order name",
      wiring: wiring
    )
    #expect(fixture.type("delete 0 0").contains("deleted section 0 \"London\" with 0 rows"))
    #expect(ids(table) == [["2", "4"], ["3"]])
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    #expect(fixture.type("save").hasSuffix(": 1 row deleted"))
    #expect(table.sections.map(\.header) == ["Oslo", "Rome"])
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(ids(table) == [["1"], ["2", "4"], ["3"]])
    #expect(fixture.type("save").hasSuffix(": 1 row inserted"))
    #expect(try writer.numbers("SELECT id FROM person ORDER BY id") == [1, 2, 3, 4])
  }

  @Test func `a section that a gesture deleted itself is not looked for`() throws {
    let (_, _, table) = try ForeignWriter.open("sqlite", "--section city --order name")
    let last = table.sections[2]
    let changes: [TableChange] = [
      .delete(last.items, at: IndexPath(row: 0, section: 2)),
      .deleteSection(Section(header: last.header, object: .absent), at: 2),
    ]
    let sections = Array(table.sections.dropLast())
    #expect(try table.document.completion(after: changes, of: sections).isEmpty)
  }

  @Test(arguments: ForeignWriter.kinds, Wiring.all.map(\.name))
  func `sections come and go under UIKit's rules, too`(kind: String, wiring: String) throws {
    let options = "--section city --order name"
    let (writer, fixture, table) = try ForeignWriter.open(kind, options, wiring: wiring)
    fixture.type("set batchPolicy uikit")
    for (line, rows) in [
      ("update 0 0 city=Paris", [["2", "4"], ["1"], ["3"]]),
      ("update #4 city=Berlin", [["4"], ["2"], ["1"], ["3"]]),
      ("update #3 city=Paris", [["4"], ["2"], ["1", "3"]]),
    ] {
      #expect(fixture.code(line) == "ok", "\(line)")
      #expect(ids(table) == rows)
      #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    }
    #expect(fixture.type("undo 3").hasPrefix("undid"))
    #expect(ids(table) == [["1"], ["2", "4"], ["3"]])
    #expect(fixture.type("redo 3").hasPrefix("redid"))
    #expect(fixture.type("save").hasSuffix(": 3 rows updated"))
    #expect(
      try writer.rows("SELECT city FROM person ORDER BY id")
        == ["\"Paris\"", "\"Oslo\"", "\"Paris\"", "\"Berlin\""]
    )
  }

  @Test(arguments: ForeignWriter.kinds)
  func `sections come and go with the values of their rows`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(
      kind,
      "--section city --order name",
      wiring: "fetched"
    )
    #expect(table.sections.map(\.header) == ["London", "Oslo", "Rome"])
    #expect(
      fixture.type("update 0 0 city=Paris") == """
        changed 0 0 "Ada"
          city: "London" → "Paris"
        inserted section 2 "Paris"
        moved 0 0 to 2 0
        deleted section 0 "London" with 0 rows
        """
    )
    #expect(table.sections.map(\.header) == ["Oslo", "Paris", "Rome"])
    #expect(fixture.type("update #4 city=Rome").contains("moved 0 1 to 2 1"))
    #expect(ids(table) == [["2"], ["1"], ["3", "4"]])
    #expect(fixture.type("save").hasSuffix(": 2 rows updated"))
    #expect(fixture.type("undo 2").hasPrefix("undid"))
    #expect(ids(table) == [["1"], ["2", "4"], ["3"]])
    #expect(fixture.type("save").hasSuffix(": 2 rows updated"))
    #expect(try writer.numbers("SELECT id FROM person ORDER BY city, name") == [1, 2, 4, 3])
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a row that an edit moved stays there while other programs write`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind, "--section city --order name")
    fixture.run("follow on", "update #1 city=Paris", "update #2 name=Zoe")
    try writer.run("INSERT INTO person VALUES (9, 'Eva', 'Bern', 1)")
    try writer.run("UPDATE person SET score = 70 WHERE id = 1")
    #expect(fixture.type("rows 0").contains("Eva"))
    #expect(table.sections.map(\.header) == ["Bern", "Oslo", "Paris", "Rome"])
    #expect(ids(table) == [["9"], ["4", "2"], ["1"], ["3"]])
    #expect(fixture.type("save").hasSuffix(": 2 rows updated"))
    try writer.run("DELETE FROM person WHERE id = 9")
    fixture.type("rows 0")
    #expect(ids(table) == [["4", "2"], ["1"], ["3"]])
    #expect(
      try writer.rows("SELECT id, score FROM person ORDER BY city, name")
        == ["4 8", "2 6", "1 70", "3 7"]
    )
  }

  /// Random edits under eight rules: the table is what a query after the save would return.
  @Test(arguments: ForeignWriter.kinds, TransactionRule.all)
  func `edited rows are where the database would have them`(
    kind: String,
    rule: TransactionRule
  ) throws {
    for seed in 0..<rounds(kind == "sqlite" ? 4 : 1, thorough: 200) {
      var random = SeededGenerator(seed: seed)
      let writer = try TransactionSeries.makeWriter(kind, TransactionSeries.setup(&random))
      let fixture = try SessionFixture(nil, wiring: rule.wiring)
      fixture.run("open \"\(writer.place)\" \(rule.testDescription)")
      let table = try #require(fixture.session.sources.first)
      var lines: [String] = []
      for _ in 0..<24 {
        guard let line = edit(of: table, rule, &random) else { break }
        lines.append(line)
        fixture.type(line)
        let (found, expected) = (ids(table).joined(), try expectedIDs(writer, fixture, rule))
        try #require(Array(found) == expected, "\(kind) \(rule), seed \(seed): \(lines)")
      }
      #expect(fixture.type("save").hasPrefix("saved"), "\(kind) \(rule), seed \(seed): \(lines)")
      #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    }
  }

  private func edit(
    of table: OpenTable,
    _ rule: TransactionRule,
    _ random: inout SeededGenerator
  ) -> String? {
    let sections = table.sections.indices.filter { !table.sections[$0].items.isEmpty }
    guard !sections.isEmpty else { return nil }
    let section = sections[random.below(sections.count)]
    let row = random.below(table.sections[section].items.count)
    let (column, values) =
      [
        ("name", ["a", "b", "B", "\u{E4}", "n1", "zz"]), ("city", ["Oslo", "Rome", "Bern", "Ulm"]),
        ("label", ["x", "X", "y", "Y", "q"]), ("score", ["0", "2", "4", "9"]),
      ][random.below(4)]
    // A row that the condition rejects after the save would still be in the table.
    let isFiltered = rule.condition?.hasPrefix(column) == true
    let value = random.chance(15) && !isFiltered ? "null" : values[random.below(values.count)]
    switch random.below(10) {
    case 0: return "undo"
    case 1: return "redo"
    case 2: return "save"
    case 3 where table.rowCount > 3: return "delete \(section) \(row)"
    default: return "update \(section) \(row) \(column)=\(isFiltered ? "4" : value)"
    }
  }

  /// Makes the statements of a save, asks for the rows, and takes the statements back.
  private func expectedIDs(
    _ writer: ForeignWriter,
    _ fixture: SessionFixture,
    _ rule: TransactionRule
  ) throws -> [String] {
    let script = fixture.type("save --sql").split(separator: "\n").dropFirst().dropLast()
    try writer.run("BEGIN")
    for sql in script { try writer.run(String(sql.dropLast())) }
    let rows = try writer.rows(rule.rows)
    try writer.run("ROLLBACK")
    return rows.map { String($0.prefix { $0 != " " }) }
  }

  // MARK: Positions

  private static let places = "CREATE TABLE task(id INTEGER PRIMARY KEY, name TEXT, list TEXT, pos"

  @Test(arguments: ForeignWriter.kinds)
  func `a move needs a column of positions`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind, "--order name", wiring: "fetched")
    let text = fixture.type("move 0 0 to 0 2")
    #expect(text.hasPrefix("error[refused]: "))
    #expect(text.contains(" sorts its rows by name"), "\(text)")
    #expect(text.contains("hint: to move rows, name a column for their places"), "\(text)")
    fixture.run("edit on")
    #expect(fixture.type("drag 0 0 to 0 2").contains(" sorts its rows by name"))
    #expect(fixture.type("swap 0 0 with 0 2").contains(" sorts its rows by name"))
    #expect(ids(table) == [["1", "2", "3", "4"]])
    #expect(
      fixture.type("move 0 0 to 0 2 --position score")
        .hasPrefix("error[bad-argument]: ")
    )
    for (column, words) in [("name", "stores TEXT, not numbers"), ("id", "identifies the rows")] {
      let text = fixture.type("open \"\(writer.place)\" --position \(column)")
      #expect(text.lowercased().contains("\"\(column)\" \(words)".lowercased()), "\(text)")
    }
    #expect(
      fixture.type("open \"\(writer.place)\" --position score --order name")
        .contains("leave out `--order` or `--position`")
    )
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a move may name the column that sorts the rows`(kind: String) throws {
    let (writer, fixture, _) = try ForeignWriter.open(kind, "--order score")
    #expect(
      fixture.type("move 0 3 to 0 1 --position score") == """
        moved 0 3 to 0 1
        changed 0 1 "Dan"
          score: 8 → 6
        changed 0 2 "Bob"
          score: 6 → 7
        changed 0 3 "Cid"
          score: 7 → 8
        """
    )
    #expect(fixture.type("save").hasSuffix(": 3 rows updated"))
    #expect(try writer.numbers("SELECT id FROM person ORDER BY score") == [1, 4, 2, 3])
    let files = try SessionFixture(nil)
    files.run("new 3")
    #expect(files.type("move 0 2 to 0 0 --position score").contains("is not a database"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a moved row gets a number between its neighbors`(kind: String) throws {
    let (writer, fixture, _) = try ForeignWriter.open(kind, "")
    try writer.run("\(Self.places) REAL)")
    for (id, place) in [("1", "10"), ("2", "20"), ("3", "30"), ("4", "NULL")] {
      try writer.run("INSERT INTO task VALUES (\(id), 't\(id)', 'a', \(place))")
    }
    fixture.run("open \"\(writer.place)\" --table task --position pos")
    let first = kind == "sqlite" ? 1 : 0
    fixture.run(
      "move 0 \(first + 2) to 0 \(first + 1)",
      "insert after 0 \(first) {\"id\": 9, \"name\": \"n\"}"
    )
    #expect(fixture.type("save").hasPrefix("saved"))
    #expect(
      try writer.rows("SELECT name, pos FROM task WHERE pos IS NOT NULL ORDER BY pos")
        == ["\"t1\" 10.0", "\"n\" 12.0", "\"t3\" 15.0", "\"t2\" 20.0"]
    )
  }

  @Test func `what the table cannot store is left where it is`() throws {
    let (_, fixture, table) = try ForeignWriter.open("sqlite", "--order name")
    fixture.run("section insert after 0 \"New\"", "insert at 1 0 {\"name\": \"Zoe\"}")
    #expect(fixture.type("update 1 0 name=Abe").hasPrefix("changed 1 0"))
    #expect(ids(table) == [["1", "2", "3", "4"], ["new"]])
    let folder = try ScratchFolder()
    let none = try folder.write("[]", to: "none.json")
    let (writer, other, places) = try ForeignWriter.open("sqlite", "--position score")
    #expect(other.type("append 0 --from \(none)").hasPrefix("inserted 0 rows"))
    #expect(places.rowCount == 4)
    #expect(try writer.numbers("SELECT count(*) FROM person") == [4])
  }

  /// Random moves, by commands and by a finger, and insertions; the database has the same order.
  @Test(arguments: ForeignWriter.kinds, ["REAL", "INTEGER", "NUMERIC(20, 10)"])
  func `the database stores the places of moved rows`(kind: String, type: String) throws {
    for seed in 0..<rounds(kind == "sqlite" ? 8 : 2, thorough: 300) {
      var random = SeededGenerator(seed: seed)
      let writer = try ForeignWriter(kind)
      try writer.run("\(Self.places) \(type))")
      let isInSections = seed % 2 == 1
      for id in 1...(3 + random.below(12)) {
        let place = random.chance(20) ? "NULL" : "\(random.below(12))"
        let list = ["a", "b", "c"][random.below(3)]
        try writer.run("INSERT INTO task VALUES (\(id), 't\(id)', '\(list)', \(place))")
      }
      let fixture = try SessionFixture(nil, wiring: ["items", "fetched", "monolith"][seed % 3])
      let section = isInSections ? "--section list" : ""
      fixture.run("open \"\(writer.place)\" --table task --position pos \(section)", "edit on")
      let table = try #require(fixture.session.sources.first)
      var naive = ids(table)
      var lines: [String] = []
      for _ in 0..<20 {
        let from = random.below(naive.count)
        guard !naive[from].isEmpty else { continue }
        let to = isInSections ? random.below(naive.count) : from
        let row = random.below(naive[from].count)
        let place = random.below(naive[to].count + (from == to ? 0 : 1))
        lines.append("\(random.chance(70) ? "move" : "drag") \(from) \(row) to \(to) \(place)")
        if random.chance(20) { lines.append("save") }
        let id = naive[from].remove(at: row)
        naive[to].insert(id, at: place)
        if isInSections, naive[from].isEmpty { naive.remove(at: from) }
        for line in lines.suffix(lines.last == "save" ? 2 : 1) { fixture.type(line) }
        try #require(ids(table) == naive, "\(kind) \(type), seed \(seed): \(lines)")
      }
      #expect(fixture.type("save").hasPrefix("saved"), "\(kind) \(type), seed \(seed): \(lines)")
      let rows = try writer.rows(
        "SELECT id FROM task ORDER BY \(isInSections ? "list, " : "")pos, id"
      )
      #expect(rows == Array(naive.joined()), "\(kind) \(type), seed \(seed): \(lines)")
      #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    }
  }

  // MARK: Sections

  @Test(arguments: ForeignWriter.kinds, ["items", "fetched", "array"])
  func `a section that an edit made disappears with its last row`(
    kind: String,
    wiring: String
  ) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind, "--section city", wiring: wiring)
    #expect(table.sections.map(\.header) == ["London", "Oslo", "Rome"])
    fixture.run("update 0 0 city=Bonn")
    #expect(table.sections.map(\.header) == ["Bonn", "Oslo", "Rome"])
    fixture.run("delete 0 0")
    #expect(table.sections.map(\.header) == ["Oslo", "Rome"])
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    #expect(fixture.type("save").hasSuffix(": 1 row deleted"))
    fixture.run("undo")
    #expect(table.sections.map(\.header) == ["Bonn", "Oslo", "Rome"])
    #expect(fixture.type("save").hasSuffix(": 1 row inserted"))
    #expect(try writer.rows(ForeignWriter.all).first == "1 \"Ada\" \"Bonn\" 5")
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a new row belongs to the section in which it is`(kind: String) throws {
    let (writer, fixture, _) = try ForeignWriter.open(kind, "--section city")
    fixture.run(#"insert at 1 1 {"id": 9, "name": "New"}"#)
    fixture.run(#"append 1 {"id": 10, "name": "Bo", "city": "Bern"}"#)
    #expect(fixture.type("save").contains(": 2 rows inserted"))
    #expect(
      try writer.rows("SELECT id, city FROM person WHERE id > 8 ORDER BY id")
        == ["9 \"Oslo\"", "10 \"Bern\""]
    )
  }
}
