import Database
import SessionSupport
import TableStore
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Saves in which the database changes more than the rows that were edited.
@MainActor @Suite(.serialized) struct SideEffectTests {
  /// Opens a table `person` with a trigger.
  private func open(
    _ kind: String,
    after event: String,
    when condition: String = "",
    _ statement: String,
    options: String = ""
  ) throws -> (writer: ForeignWriter, fixture: SessionFixture) {
    let (writer, fixture, table) = try ForeignWriter.open(kind)
    fixture.run("close --force \(table.name)")
    let condition = condition.isEmpty ? "" : "WHEN (\(condition))"
    if kind == "sqlite" {
      try writer.run(
        "CREATE TRIGGER effect AFTER \(event) ON person \(condition) BEGIN \(statement); END"
      )
    } else {
      try writer.run(
        "CREATE FUNCTION effect() RETURNS trigger LANGUAGE plpgsql AS "
          + "$$BEGIN \(statement); RETURN NULL; END$$"
      )
      try writer.run(
        "CREATE TRIGGER effect AFTER \(event) ON person FOR EACH ROW \(condition) "
          + "EXECUTE FUNCTION effect()"
      )
    }
    fixture.run("open \"\(writer.place)\" \(options)")
    return (writer, fixture)
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a row that a trigger deletes at once is inserted once`(kind: String) throws {
    let (writer, fixture) = try open(
      kind,
      after: "INSERT",
      when: "NEW.score = 7",
      "DELETE FROM person WHERE id = NEW.id"
    )
    try writer.run("CREATE TABLE log(id INTEGER)")
    fixture.run(#"append 0 {"id": 9, "name": "Gone", "score": 7}"#)
    fixture.run(#"append 0 {"id": 10, "name": "Stays", "score": 8}"#)
    let text = fixture.type("save")
    #expect(text.contains(": 2 rows inserted\n"), "\(text)")
    #expect(text.contains("note: the database deleted 1 saved row at once"), "\(text)")
    #expect(fixture.type("count") == "5")
    #expect(!fixture.type("rows").contains("Gone"))
    #expect(fixture.type("diff") == "no unsaved changes")
    #expect(fixture.type("save").hasSuffix(": no differences"))
    let undone = fixture.type("undo")
    #expect(undone.contains("error[refused]: not undone; at the last save"), "\(undone)")
    #expect(fixture.type("update 0 0 name=Al; save").contains(": 1 row updated"))
    #expect(try writer.numbers("SELECT count(*) FROM person") == [5])
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a row that a trigger archives is updated, and leaves the table`(kind: String) throws {
    let (writer, fixture) = try open(
      kind,
      after: "UPDATE",
      when: "NEW.score = 0",
      "DELETE FROM person WHERE id = NEW.id"
    )
    fixture.run("update 0 1 score=0", "update 0 2 name=Cis")
    let text = fixture.type("save")
    #expect(text.contains(": 2 rows updated\n"), "\(text)")
    #expect(text.contains("note: the database deleted 1 saved row at once"), "\(text)")
    #expect(!text.contains("another program"), "\(text)")
    #expect(fixture.type("rows").contains("0 1  Cis"))
    #expect(fixture.type("count") == "3")
    #expect(fixture.code("undo") == "refused")
    #expect(fixture.type("save").hasSuffix(": no differences"))
    #expect(try writer.numbers("SELECT id FROM person ORDER BY id") == [1, 3, 4])
  }

  @Test(arguments: ForeignWriter.kinds, ["", "follow on"])
  func `rows that cascade with a deleted one leave the table`(kind: String, follow: String) throws {
    let writer = try ForeignWriter(kind)
    try writer.run("DROP TABLE person")
    try writer.run(
      "CREATE TABLE node(id INTEGER PRIMARY KEY, "
        + "parent INTEGER REFERENCES node(id) ON DELETE CASCADE, name TEXT)"
    )
    try writer.run(
      "INSERT INTO node VALUES (1, NULL, 'root'), (2, 1, 'a'), (3, 2, 'aa'), (4, NULL, 'other')"
    )
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\"", follow)
    fixture.run("update 0 3 name=Other", "delete 0 0")
    let text = fixture.type("save")
    #expect(text.contains("note: the database also changed other rows: 2 deleted"), "\(text)")
    #expect(fixture.type("count") == "1")
    #expect(fixture.type("rows").hasPrefix("0 0  Other"))
    #expect(fixture.type("save").hasSuffix(": no differences"))
    #expect(fixture.type("follow").hasPrefix("not following") == follow.isEmpty)
    #expect(!fixture.type("undo").contains("error"))
    #expect(fixture.type("save").contains(": 1 row inserted"))
    #expect(try writer.rows("SELECT name FROM node ORDER BY id") == ["\"root\"", "\"Other\""])
  }

  @Test(arguments: ForeignWriter.kinds)
  func `rows that a trigger changes show their values, and can be edited`(kind: String) throws {
    let (writer, fixture) = try open(
      kind,
      after: "UPDATE OF score",
      "UPDATE person SET city = 'n' || (SELECT sum(score) FROM person)"
    )
    fixture.run("item 0 3", "update 0 0 score=10")
    let text = fixture.type("save")
    #expect(text.contains("note: the database also changed 1 row"), "\(text)")
    #expect(text.contains("note: the database also changed other rows: 3 changed"), "\(text)")
    #expect(fixture.type("item 0 3").contains("\"city\": \"n31\""))
    #expect(fixture.type("update 0 3 city=Rome; save").contains(": 1 row updated"))
    #expect(fixture.type("undo; save").contains(": 1 row updated"))
    #expect(fixture.type("undo; save").contains(": 1 row updated"))
    #expect(try writer.numbers("SELECT score FROM person WHERE id = 1") == [5])
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a save of a table without triggers reads only its own rows`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind)
    fixture.run("update 0 0 name=Al", "delete 0 1")
    try writer.run("UPDATE person SET name = 'Theirs' WHERE id = 4")
    var counts: [Int] = []
    table.document.observeStatements { _, rows, _ in counts.append(rows) }
    #expect(fixture.type("save").contains(": 1 row updated, 1 deleted"))
    #expect(counts.reduce(0, +) <= 4, "\(counts)")
    #expect(fixture.type("rows").contains("Dan"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `undo names a key that another program has taken`(kind: String) throws {
    let (writer, fixture, _) = try ForeignWriter.open(kind)
    fixture.run("follow on", "update 0 0 name=Al", "save", "delete 0 2", "save")
    try writer.run("INSERT INTO person VALUES (3, 'Reused', 'Bern', 1)")
    #expect(fixture.type("rows").contains("Reused"))
    let text = fixture.type("undo")
    #expect(text.contains("error[conflict]: not undone; #3: another program inserted"), "\(text)")
    #expect(fixture.type("rows").contains("0 0  Al"))
  }

  @Test(arguments: ForeignWriter.kinds, ["", " --theirs", " --mine"])
  func `rows that a trigger of the same save renumbers can be deleted, too`(
    kind: String,
    rule: String
  ) throws {
    let (writer, fixture) = try open(
      kind,
      after: "DELETE",
      "UPDATE person SET score = score - 1 WHERE score > OLD.score"
    )
    fixture.run("delete 0 0", "delete 0 0", "update 0 1 name=Di")
    let text = fixture.type("save\(rule)")
    #expect(text.contains(": 1 row updated, 2 deleted"), "\(text)")
    #expect(!text.contains("another program"), "\(text)")
    #expect(
      try writer.rows(ForeignWriter.all) == ["3 \"Cid\" \"Rome\" 5", "4 \"Di\" \"Oslo\" 6"]
    )
  }

  @Test(arguments: ForeignWriter.kinds, ["", " --theirs", " --mine"])
  func `an edit comes after what a trigger of the same save wrote`(
    kind: String,
    rule: String
  ) throws {
    let (writer, fixture) = try open(
      kind,
      after: "UPDATE",
      when: "NEW.id = 1",
      "UPDATE person SET city = 'trigger' WHERE id IN (2, 3)"
    )
    fixture.run("update 0 0 name=Al", "update 0 1 city=Bern", "update 0 2 name=Cis")
    let text = fixture.type("save\(rule)")
    #expect(text.contains(": 3 rows updated\n"), "\(text)")
    #expect(!text.contains("another program"), "\(text)")
    #expect(
      try writer.rows(ForeignWriter.all).prefix(3) == [
        "1 \"Al\" \"London\" 5", "2 \"Bob\" \"Bern\" 6", "3 \"Cis\" \"trigger\" 7",
      ]
    )
    #expect(fixture.type("save").hasSuffix(": no differences"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a table with a trigger still names what another program wrote`(kind: String) throws {
    let (writer, fixture) = try open(
      kind,
      after: "UPDATE",
      when: "NEW.id = 1",
      "UPDATE person SET city = 'trigger' WHERE id IN (2, 3)"
    )
    fixture.run("update 0 0 name=Al", "update 0 1 city=Bern", "delete 0 2")
    try writer.run("UPDATE person SET city = 'Theirs' WHERE id = 2")
    let text = fixture.type("save")
    #expect(text.contains("city was \"Oslo\", is \""), "\(text)")
    #expect(text.contains("error[conflict]") && !text.contains("#3"), "\(text)")
    let mine = fixture.type("save --mine")
    #expect(mine.contains(": 2 rows updated, 1 deleted"), "\(mine)")
    #expect(try writer.rows("SELECT city FROM person WHERE id = 2") == ["\"Bern\""])
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a row that the same save deletes is named, and one deleted twice is gone`(
    kind: String
  ) throws {
    let (writer, fixture) = try open(
      kind,
      after: "DELETE",
      "DELETE FROM person WHERE city = OLD.city"
    )
    fixture.run("update 0 3 name=Di", "delete 0 1")
    let text = fixture.type("save")
    #expect(text.contains("#4: a trigger or a reference deleted it in the same save"), "\(text)")
    #expect(try writer.numbers("SELECT count(*) FROM person") == [4])
    #expect(fixture.type("undo 2; delete 0 3; delete 0 1").contains("0 1"))
    #expect(fixture.type("save").contains(": 2 rows deleted"))
    #expect(try writer.numbers("SELECT id FROM person ORDER BY id") == [1, 3])
  }
}
