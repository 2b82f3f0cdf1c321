import JSON
import SessionSupport
import TableModel
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Undoing edits that were saved before another program changed the table.
@MainActor @Suite(.serialized) struct SavedUndoTests {
  /// Makes edits, and saves each.
  private func edited(
    _ kind: String,
    _ lines: String...,
    options: String = ""
  ) throws -> (writer: ForeignWriter, fixture: SessionFixture, table: OpenTable) {
    let (writer, fixture, table) = try ForeignWriter.open(kind, options)
    fixture.run("follow on")
    for line in lines {
      fixture.run(line)
      #expect(fixture.type("save").hasPrefix("saved "), "\(line)")
    }
    return (writer, fixture, table)
  }

  @Test(arguments: ForeignWriter.kinds)
  func `other rows and other columns do not keep an edit from being undone`(kind: String) throws {
    let (writer, fixture, table) = try edited(kind, "update 0 1 city=Bern")
    try writer.run("INSERT INTO person VALUES (0, 'First', 'Bern', 1)")
    try writer.run("UPDATE person SET score = 60 WHERE id = 2")
    try writer.run("DELETE FROM person WHERE id = 1")
    #expect(fixture.type("rows").contains("First"))
    #expect(!table.isModified)
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(table.isModified)
    #expect(table.rowTexts[1] == "2 \"Bob\" \"Oslo\" 60")
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.rows(ForeignWriter.all) == table.rowTexts)
    #expect(fixture.type("redo").hasPrefix("redid"))
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.rows(ForeignWriter.all)[1] == "2 \"Bob\" \"Bern\" 60")
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a value that another program changed is a conflict, and nothing is undone`(
    kind: String
  ) throws {
    let (writer, fixture, table) = try edited(kind, "update 0 1 city=Bern", "update 0 0 name=Al")
    try writer.run("UPDATE person SET city = 'Paris' WHERE id = 2")
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(table.rowTexts[0] == "1 \"Ada\" \"London\" 5")
    for _ in 0..<2 {
      let text = fixture.type("undo")
      #expect(text.hasPrefix("error[conflict]: not undone; 0 1 #2: "), "\(text)")
      #expect(text.contains("city was \"Bern\", is \"Paris\", yours \"Oslo\""), "\(text)")
    }
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.rows(ForeignWriter.all) == table.rowTexts)
    #expect(table.rowTexts[1] == "2 \"Bob\" \"Paris\" 6")
  }

  @Test(arguments: ForeignWriter.kinds)
  func `inserted and deleted rows are found by their identity`(kind: String) throws {
    let (writer, fixture, table) = try edited(
      kind,
      "append 0 {\"id\": 20, \"name\": \"New\"}",
      "delete 0 2",
      "update 0 3 city=Bern"
    )
    try writer.run("INSERT INTO person VALUES (0, 'First', 'Bern', 1), (30, 'Last', 'Bern', 1)")
    #expect(fixture.type("undo 3").hasPrefix("undid"))
    #expect(table.rowTexts.contains("3 \"Cid\" \"Rome\" 7"))
    #expect(!table.rowTexts.contains { $0.hasPrefix("20 ") })
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    #expect(fixture.type("save").hasPrefix("saved "))
    let expected = try writer.rows(ForeignWriter.all)
    #expect(expected.map { $0.prefix(2) } == ["0 ", "1 ", "2 ", "3 ", "4 ", "30"])
    #expect(expected.contains("3 \"Cid\" \"Rome\" 7"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a row that another program deleted or changed is a conflict`(kind: String) throws {
    let (writer, fixture, table) = try edited(kind, "update 0 1 city=Bern")
    try writer.run("DELETE FROM person WHERE id = 2")
    #expect(fixture.type("undo").hasPrefix("error[conflict]: not undone; #2: deleted by another"))
    #expect(try writer.rows(ForeignWriter.all) == table.rowTexts)
    let (other, second, new) = try edited(kind, "append 0 {\"id\": 20, \"name\": \"New\"}")
    try other.run("UPDATE person SET name = 'Theirs' WHERE id = 20")
    let text = second.type("undo")
    #expect(text.contains("0 4 #20: name was \"New\", is \"Theirs\", yours deleted"), "\(text)")
    #expect(try other.rows(ForeignWriter.all) == new.rowTexts)
  }

  @Test func `unsaved edits are undone first, and an undone edit stays undone`() throws {
    let (writer, fixture, table) = try edited("sqlite", "update 0 1 city=Bern", "update 0 2 name=C")
    fixture.type("undo")
    try writer.run("INSERT INTO person VALUES (9, 'Last', 'Bern', 1)")
    #expect(fixture.type("redo").hasPrefix("redid"))
    #expect(table.rowTexts == (try writer.rows(ForeignWriter.all)))
    #expect(table.rowTexts[2].contains("\"C\""))
    fixture.type("undo 2")
    #expect(table.rowTexts[1...2] == ["2 \"Bob\" \"Oslo\" 6", "3 \"Cid\" \"Rome\" 7"])
    #expect(fixture.type("undo").hasPrefix("error[refused]: nothing to undo"))
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(table.rowTexts == (try writer.rows(ForeignWriter.all)))
  }

  @Test func `an edit is still undone after several changes of other programs`() throws {
    let (writer, fixture, table) = try edited("sqlite", "update 0 1 city=Bern", "delete 0 3")
    for number in 100..<105 {
      try writer.run(
        "INSERT INTO person VALUES (\(-number), 'a', 'b', 1), (\(number), 'a', 'b', 1)"
      )
      fixture.type("rows")
    }
    #expect(fixture.type("undo 2").hasPrefix("undid"))
    #expect(table.rowTexts.contains("2 \"Bob\" \"Oslo\" 6"))
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.rows(ForeignWriter.all).contains("4 \"Dan\" \"Oslo\" 8"))
  }

  /// No value of another program is lost: only columns are written whose values the user saw.
  @Test(arguments: 1...8) func `random edits, saves and undos lose no foreign value`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let (writer, fixture, table) = try edited("sqlite")
    try writer.run("UPDATE person SET score = 0")
    var foreign: [Int: Int] = [:]
    for step in 0..<80 {
      let count = table.rowCount
      let row = random.below(max(count, 1))
      switch random.below(9) {
      case 0:
        let ids = try writer.numbers("SELECT id FROM person")
        guard !ids.isEmpty else { continue }
        let id = ids[random.below(ids.count)]
        foreign[id] = step
        try writer.run("UPDATE person SET score = \(step) WHERE id = \(id)")
      case 1: try writer.run("INSERT INTO person VALUES (\(1000 + step), 'x', 'y', 0)")
      case 2: fixture.type("append 0 {\"id\": \(2000 + step), \"name\": \"n\", \"score\": 0}")
      case 3: fixture.type("delete 0 \(row)")
      case 4...5: fixture.type("undo")
      case 6: fixture.type("save")
      default: fixture.type("update 0 \(row) city=c\(step)")
      }
      let text = fixture.type("invariants")
      #expect(text.contains("all invariants hold"), "seed \(seed), step \(step): \(text)")
      guard !table.isModified else { continue }
      #expect(
        table.rowTexts.sorted() == (try writer.rows(ForeignWriter.all)).sorted(),
        "seed \(seed), \(step)"
      )
    }
    for (id, score) in foreign {
      let now = try writer.numbers("SELECT score FROM person WHERE id = \(id)")
      // A row may be deleted, and inserted again with the values that the user saw.
      #expect(now.isEmpty || now == [score], "seed \(seed), row \(id)")
    }
  }
}
