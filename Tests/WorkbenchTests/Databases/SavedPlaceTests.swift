import JSON
import SessionSupport
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Undoing saved edits of rows with heights, in sections, and of large tables.
@MainActor @Suite(.serialized) struct SavedPlaceTests {
  /// Opens the table of a writer and follows it.
  private func follow(
    _ writer: ForeignWriter,
    _ options: String = "",
    mostExact: Int? = nil
  ) throws -> (fixture: SessionFixture, table: OpenTable) {
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\" \(options)")
    let table = try #require(fixture.session.sources.first)
    if let mostExact {
      try table.document.follow(true, mostExact: mostExact)
      table.following = FollowSchedule()
    } else {
      fixture.run("follow on")
    }
    return (fixture, table)
  }

  private func edited(
    _ kind: String,
    _ lines: String...,
    options: String = ""
  ) throws -> (writer: ForeignWriter, fixture: SessionFixture, table: OpenTable) {
    let writer = try ForeignWriter(kind, rows: ForeignWriter.people)
    let (fixture, table) = try follow(writer, options)
    for line in lines {
      fixture.run(line)
      #expect(fixture.type("save").hasPrefix("saved "), "\(line)")
    }
    return (writer, fixture, table)
  }

  private func heights(_ table: OpenTable) -> [Double?] {
    table.sections.flatMap { $0.items.map(\.heightByHand) }
  }

  // MARK: Conflicts

  @Test(arguments: ForeignWriter.kinds)
  func `a conflict stays one after further changes of other programs`(kind: String) throws {
    let (writer, fixture, table) = try edited(kind, "update 0 1 city=Bern", "update 0 0 name=Al")
    try writer.run("UPDATE person SET city = 'Paris' WHERE id = 2")
    try writer.run("INSERT INTO person VALUES (0, 'First', 'Bern', 1)")
    fixture.type("rows")
    try writer.run("INSERT INTO person VALUES (9, 'Last', 'Bern', 1)")
    #expect(fixture.type("undo").hasPrefix("undid"))
    let text = fixture.type("undo")
    #expect(text.hasPrefix("error[conflict]: not undone; "), "\(text)")
    #expect(text.contains("city was \"Bern\", is \"Paris\", yours \"Oslo\""), "\(text)")
    #expect(table.rowTexts[1...2] == ["1 \"Ada\" \"London\" 5", "2 \"Bob\" \"Paris\" 6"])
  }

  // MARK: Redo

  @Test(arguments: ForeignWriter.kinds, ["", "--section city"])
  func `saved edits that are undone can be redone after a change of another program`(
    kind: String,
    options: String
  ) throws {
    let (writer, fixture, table) = try edited(
      kind,
      "update 0 0 name=Al",
      "append 0 {\"id\": 20, \"name\": \"New\", \"city\": \"London\"}",
      "height 0 0 90",
      "delete 0 1",
      options: options
    )
    let saved = (table.rowTexts, heights(table))
    fixture.run("undo 3")
    let undone = (table.rowTexts, heights(table))
    try writer.run("INSERT INTO person VALUES (30, 'Last', 'Zurich', 1)")
    fixture.type("rows")
    #expect(table.rowTexts == undone.0 + ["30 \"Last\" \"Zurich\" 1"])
    #expect(fixture.type("redo").hasPrefix("redid"))
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(table.rowTexts[0] == "1 \"Ada\" \"London\" 5")
    #expect(fixture.type("redo 4").hasPrefix("redid"))
    #expect(table.rowTexts == saved.0 + ["30 \"Last\" \"Zurich\" 1"])
    #expect(heights(table) == saved.1 + [nil])
    #expect(!table.isModified)
    #expect(fixture.type("redo").hasPrefix("error[refused]: nothing to redo"))
    #expect(fixture.type("undo 2").hasPrefix("undid"))
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.rows(ForeignWriter.all).sorted() == table.rowTexts.sorted())
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a deleted row that is restored stays after a change of another program`(
    kind: String
  ) throws {
    let (writer, fixture, table) = try edited(kind, "delete 0 1")
    fixture.run("undo")
    try writer.run("UPDATE person SET score = 50 WHERE id = 1")
    #expect(fixture.type("rows").contains("0 1  Bob"))
    #expect(table.isModified)
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.rows(ForeignWriter.all) == table.rowTexts)
    #expect(table.rowTexts.count == 4)
  }

  // MARK: Heights

  @Test(arguments: ForeignWriter.kinds)
  func `saved heights stay, and are undone in their order`(kind: String) throws {
    let (writer, fixture, table) = try edited(
      kind,
      "height 0 1 90",
      "update 0 1 city=Bern",
      "height 0 1 70"
    )
    try writer.run("INSERT INTO person VALUES (0, 'First', 'Bern', 1)")
    #expect(fixture.type("rows").contains("First"))
    #expect(!table.isModified)
    #expect(fixture.type("diff").hasPrefix("no unsaved changes"))
    #expect(heights(table) == [nil, nil, 70, nil, nil])
    try writer.run("UPDATE person SET score = 60 WHERE id = 2")
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(heights(table) == [nil, nil, 90, nil, nil])
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(table.rowTexts[2] == "2 \"Bob\" \"Oslo\" 60")
    #expect(heights(table) == [nil, nil, 90, nil, nil])
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(heights(table) == Array(repeating: nil, count: 5))
    #expect(fixture.type("redo 3").hasPrefix("redid"))
    #expect(heights(table) == [nil, nil, 70, nil, nil])
    #expect(!table.isModified)
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
  }

  @Test func `an unsaved height is undone before saved edits`() throws {
    let (writer, fixture, table) = try edited("sqlite", "height 0 0 90", "update 0 1 city=Bern")
    fixture.run("height 0 1 70", "height 0 0 auto")
    try writer.run("INSERT INTO person VALUES (0, 'First', 'Bern', 1)")
    #expect(fixture.type("rows").contains("First"))
    #expect(table.isModified)
    #expect(heights(table) == [nil, nil, 70, nil, nil])
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(!table.isModified)
    #expect(heights(table) == [nil, 90, nil, nil, nil])
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(table.rowTexts[2] == "2 \"Bob\" \"Oslo\" 6")
    #expect(heights(table) == [nil, 90, nil, nil, nil])
  }

  @Test func `the height of a row that another program deleted does not keep others`() throws {
    let (writer, fixture, table) = try edited(
      "sqlite",
      "update 0 1 city=Bern",
      "height 0 0 90"
    )
    try writer.run("DELETE FROM person WHERE id = 1")
    #expect(fixture.type("undo").hasPrefix("undid: update 0 0"))
    #expect(table.rowTexts[0] == "2 \"Bob\" \"Oslo\" 6")
    #expect(fixture.type("undo").hasPrefix("error[refused]: nothing to undo"))
  }

  // MARK: Moves

  @Test(arguments: ForeignWriter.kinds)
  func `the database decides the places of new rows`(kind: String) throws {
    let (writer, fixture, table) = try edited(kind, "update 0 1 city=Bern")
    fixture.run("insert at 0 0 {\"id\": 20, \"name\": \"New\"}")
    #expect(fixture.type("save").hasPrefix("saved "))
    try writer.run("UPDATE person SET score = 60 WHERE id = 2")
    #expect(fixture.type("rows").contains("0 4  New"))
    #expect(fixture.type("undo").hasPrefix("undid: insert 1 row at 0 4"))
    #expect(table.rowTexts.count == 4)
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(table.rowTexts[1] == "2 \"Bob\" \"Oslo\" 60")
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.rows(ForeignWriter.all) == table.rowTexts)
  }

  // MARK: Sections

  @Test(arguments: ForeignWriter.kinds)
  func `rows in sections are found by their identity`(kind: String) throws {
    let (writer, fixture, table) = try edited(
      kind,
      "update 1 1 name=Dora",
      "delete 1 0",
      "append 2 {\"id\": 20, \"name\": \"New\", \"city\": \"Rome\"}",
      options: "--section city"
    )
    try writer.run("INSERT INTO person VALUES (30, 'First', 'Bern', 1)")
    try writer.run("UPDATE person SET city = 'Rome', score = 80 WHERE id = 4")
    fixture.type("rows")
    #expect(table.sections.map(\.header) == ["Bern", "London", "Rome"])
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(!table.rowTexts.contains { $0.hasPrefix("20 ") })
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(table.sections.map(\.header) == ["Bern", "Oslo", "London", "Rome"])
    #expect(table.rowTexts[1] == "2 \"Bob\" \"Oslo\" 6")
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(table.rowTexts.contains("4 \"Dan\" \"Rome\" 80"))
    #expect(fixture.type("redo 2").hasPrefix("redid"))
    #expect(table.sections.map(\.header) == ["Bern", "London", "Rome"])
    #expect(fixture.type("undo 2").hasPrefix("undid"))
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.rows(ForeignWriter.all).sorted() == table.rowTexts.sorted())
    fixture.type("rows")
    #expect(table.sections.map(\.header) == ["Bern", "London", "Oslo", "Rome"])
  }

  @Test func `a deleted section is inserted again with its rows`() throws {
    let (writer, fixture, table) = try edited(
      "sqlite",
      "section delete 1",
      options: "--section city"
    )
    try writer.run("UPDATE person SET score = 60 WHERE id = 1")
    fixture.type("rows")
    #expect(table.sections.map(\.header) == ["London", "Rome"])
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(table.sections.map(\.header) == ["London", "Oslo", "Rome"])
    #expect(fixture.type("redo").hasPrefix("redid"))
    #expect(table.sections.map(\.header) == ["London", "Rome"])
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(
      try writer.rows("SELECT id, name, city, score FROM person ORDER BY city, id")
        == table.rowTexts
    )
  }

  // MARK: Large tables

  @Test(arguments: ForeignWriter.kinds)
  func `rows of a large table are found by their identity`(kind: String) throws {
    let writer = try ForeignWriter(kind)
    try writer.insert(2000)
    let (fixture, table) = try follow(writer, mostExact: 100)
    for line in ["update 0 1500 city=Bern", "delete 0 700", "height 0 900 90", "delete 0 0..1"] {
      fixture.run(line)
      #expect(fixture.type("save").hasPrefix("saved "), "\(line)")
    }
    var reads = 0
    table.document.observeStatements { _, rows, _ in reads += rows }
    for number in 0..<3 {
      try writer.run("INSERT INTO person VALUES (\(-number), 'First', 'Bern', 1)")
      fixture.type("row 0 0")
    }
    #expect(reads < 3 * 800)
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(fixture.type("undo").hasPrefix("undid: height 0 90"))
    #expect(fixture.type("undo 2").hasPrefix("undid"))
    #expect(fixture.type("undo").hasPrefix("error[refused]: nothing to undo"))
    #expect(heights(table).allSatisfy { $0 == nil })
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.numbers("SELECT count(*) FROM person WHERE city = 'Oslo'") == [2000])
    #expect(try writer.numbers("SELECT count(*) FROM person") == [2003])
  }

  @Test func `a saved row of a large table that leaves the loaded rows is found`() throws {
    let writer = try ForeignWriter("sqlite")
    try writer.insert(2000)
    let (fixture, table) = try follow(writer, "--order score", mostExact: 100)
    fixture.run("update 0 3 city=Bern")
    #expect(fixture.type("save").hasPrefix("saved "))
    let id = try #require(table.item(at: IndexPath(row: 3, section: 0))?.value["id"]?.integer)
    try writer.run("UPDATE person SET score = 100 WHERE id = \(id)")
    #expect(fixture.type("undo").hasPrefix("undid: update 0 1999"))
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.rows("SELECT city, score FROM person WHERE id = \(id)") == ["\"Oslo\" 100"])
  }

  // MARK: Random edits

  nonisolated private static let random: [(options: String, count: Int, mostExact: Int?)] = [
    ("", 12, nil), ("--order 'score desc'", 12, nil), ("--section score", 12, nil),
    ("", 700, 100), ("--order score", 700, 100),
  ]

  /// The steps back are those of a model that only knows the user's edits, since other programs
  /// change other rows and columns.
  @Test(arguments: random, 1...rounds(3, thorough: 12))
  func `random saved edits are undone in their order, whatever other programs change`(
    rule: (options: String, count: Int, mostExact: Int?),
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let writer = try ForeignWriter("sqlite")
    try writer.insert(rule.count)
    let (fixture, table) = try follow(writer, rule.options, mostExact: rule.mostExact)
    var model = EditModel(ids: 1...rule.count)
    table.didNote = { transaction in
      guard case .followed(let changes) = transaction.kind else { return }
      model.follow(keepsUndone: changes.undoneCount > 0)
    }
    for step in 0..<50 {
      let place = "\(rule), seed \(seed), step \(step)"
      let id = random.chance(20) ? 10_000 + random.below(step + 1) : 1 + random.below(12)
      let row = EditModel.path(ofID: id, in: table)
      switch random.below(12) {
      case 0...2:
        guard let row else { continue }
        fixture.type("update \(row) city=c\(step)")
        model.edit { $0[id]?.city = "c\(step)" }
      case 3:
        guard let row else { continue }
        fixture.type("height \(row) \(50 + step)")
        model.edit { $0[id]?.height = Double(50 + step) }
      case 4:
        guard let row else { continue }
        fixture.type("delete \(row)")
        model.edit { $0[id] = nil }
      case 5:
        guard !table.sections.isEmpty else { continue }
        let new = 10_000 + step
        let values = "\"name\": \"n\", \"city\": \"new\", \"score\": \(step % 5)"
        fixture.type("append 0 {\"id\": \(new), \(values)}")
        model.edit { $0[new] = EditModel.Row(city: "new") }
      case 6...7:
        let text = fixture.type("save")
        #expect(text.hasPrefix("saved "), "\(place): \(text)")
        model.save()
      case 8:
        let count = 1 + random.below(4)
        let text = fixture.type("redo \(count)")
        #expect(model.redo(count) == text.hasPrefix("redid"), "\(place): \(text)")
      case 9:
        // A deletion is guarded by all values of the row.
        if row != nil {
          try writer.run("UPDATE person SET score = \(random.below(5)) WHERE id = \(id)")
        }
        try writer.run("INSERT INTO person VALUES (\(20_000 + step), 'x', 'theirs', \(step % 7))")
        fixture.session.followDatabases(isLive: false)
      default:
        let count = 1 + random.below(6)
        let text = fixture.type("undo \(count)")
        #expect(model.undo(count) == text.hasPrefix("undid"), "\(place): \(text)")
      }
      let wrong = model.wrongRows(in: table)
      #expect(wrong.isEmpty, "\(place)")
      let text = fixture.type("invariants")
      #expect(text.contains("all invariants hold"), "\(place): \(text)")
      guard wrong.isEmpty else { return }
      if !table.isModified {
        #expect(model.state == model.savedState, "\(place)")
        #expect(
          table.rowTexts.sorted() == (try writer.rows(ForeignWriter.all)).sorted(),
          "\(place)"
        )
      }
    }
  }
}
