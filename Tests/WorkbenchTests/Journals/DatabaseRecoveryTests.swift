import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Edits of tables of databases that a crash would have cost.
@MainActor @Suite(.serialized) struct DatabaseRecoveryTests {
  private static let people = [
    "1, 'Ada', 'London', 5", "2, 'Bob', 'Oslo', 6", "3, 'Cid', 'Rome', 7", "4, 'Dan', 'Oslo', 8",
  ]

  private func edited(
    _ kind: String
  ) throws -> (writer: ForeignWriter, fixture: JournalFixture) {
    let writer = try ForeignWriter(kind, rows: Self.people)
    let fixture = try JournalFixture(nil)
    fixture.type("open \"\(writer.place)\" --order 'name desc'")
    fixture.type("update 0 1 city=Bern")
    fixture.type("delete 0 0")
    fixture.type("append 0 {\"id\": 9, \"name\": \"Eve\"}")
    return (writer, fixture)
  }

  @Test(arguments: ForeignWriter.kinds)
  func `edits of a table are restored, and then saved`(kind: String) throws {
    let (writer, fixture) = try edited(kind)
    let left = try fixture.crash("left")
    #expect(JournalFixture.type("recover", in: left).contains("restored 3 edits"))
    #expect(JournalFixture.rows(left) == JournalFixture.rows(fixture.session))
    let again = try fixture.crash("again")
    JournalFixture.type("open \"\(writer.place)\" --order 'name desc'", in: again)
    #expect(JournalFixture.type("recover", in: again).contains("restored 3 edits"))
    #expect(JournalFixture.type("save", in: again).hasPrefix("saved "))
    let rows = try writer.rows("SELECT id, name, city FROM person ORDER BY id")
    #expect(rows.contains("3 \"Cid\" \"Bern\"") && rows.contains("9 \"Eve\" null"))
    #expect(rows.count == 4)
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a save ends the journal, and a rejected one keeps it`(kind: String) throws {
    let (writer, fixture) = try edited(kind)
    try writer.run("UPDATE person SET city = 'Paris' WHERE id = 3")
    #expect(fixture.type("save").contains("conflict"))
    #expect(fixture.folder.names(in: "journals").count == 1)
    #expect(fixture.type("save --mine").hasPrefix("saved "))
    #expect(fixture.folder.names(in: "journals").isEmpty)
  }

  @Test(arguments: ["undo", "redo", "undo;redo;redo", "redo;update 0 0 city=Bonn;undo"])
  func `undone saved edits are restored after a change of another program`(
    lines: String
  ) throws {
    let writer = try ForeignWriter("sqlite", rows: Self.people)
    let fixture = try JournalFixture(nil)
    fixture.type("open \"\(writer.place)\"")
    fixture.type("follow on")
    for line in ["update 0 1 city=Bern", "delete 0 2", "append 0 {\"id\": 9, \"name\": \"Eve\"}"] {
      fixture.type(line)
      #expect(fixture.type("save").hasPrefix("saved "))
    }
    fixture.type("undo 2")
    try writer.run("UPDATE person SET score = 50 WHERE id = 1")
    for line in lines.split(separator: ";") {
      let text = fixture.type(String(line))
      #expect(!text.hasPrefix("error["), "\(text)")
    }
    let left = try fixture.crash("left")
    #expect(JournalFixture.type("recover", in: left).contains("restored"))
    #expect(JournalFixture.rows(left) == JournalFixture.rows(fixture.session))
  }

  @Test(
    .enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"),
    arguments: ForeignWriter.losing
  )
  func `a save with an unknown outcome keeps the edits and their journal`(kind: String) throws {
    let (writer, fixture) = try edited(kind)
    let text = fixture.type("save")
    #expect(text.hasPrefix("error[unknown-outcome]"), "\(text)")
    #expect(fixture.session.current?.isModified == true)
    #expect(fixture.folder.names(in: "journals").count == 1)
    let isSaved = kind == "lost-answer"
    let saved = [
      "1 \"Ada\" \"London\"", "2 \"Bob\" \"Oslo\"", "3 \"Cid\" \"Bern\"", "9 \"Eve\" null",
    ]
    let query = "SELECT id, name, city FROM person ORDER BY id"
    #expect(try (writer.rows(query) == saved) == isSaved)
    // The journal tells a session after a crash which edits were made; the rows tell the rest.
    let left = try fixture.crash("left")
    let told = JournalFixture.type("recover", in: left)
    if isSaved {
      #expect(told.hasPrefix("error[") && told.contains("edit 1 does not match"), "\(told)")
      #expect(left.sources.isEmpty)
      #expect(left.journals?.leftBehind().count == 1)
    } else {
      #expect(told.contains("restored 3 edits"), "\(told)")
      #expect(JournalFixture.rows(left) == JournalFixture.rows(fixture.session))
    }
    // Saving again is safe, as the old values guard each row.
    let again = fixture.type("save")
    #expect(again.hasPrefix(isSaved ? "error[" : "saved "), "\(again)")
    #expect(try writer.rows(query) == saved)
    #expect(fixture.folder.names(in: "journals").count == (isSaved ? 1 : 0))
  }

  @Test(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
  func `rows that another program changed are named, and nothing is restored`() throws {
    let (writer, fixture) = try edited("postgres")
    try writer.run("UPDATE person SET city = 'Paris' WHERE id = 3")
    let left = try fixture.crash("left")
    let text = JournalFixture.type("recover", in: left)
    #expect(text.hasPrefix("error["), "\(text)")
    #expect(left.sources.isEmpty)
    #expect(left.journals?.leftBehind().count == 1)
  }

  @Test(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
  func `a journal has neither user nor password`() throws {
    let writer = try ForeignWriter("postgres", rows: Self.people)
    let fixture = try JournalFixture(nil)
    let address = writer.place.replacing("postgresql:///", with: "postgresql://tester:secret@/")
      .replacing("&user=tester", with: "&password=secret")
    fixture.type("open \"\(address)\"")
    fixture.type("update 0 1 city=Bern")
    let names = fixture.folder.names(in: "journals")
    let text = try #require(names.first.flatMap { fixture.folder.read("journals/\($0)") })
    #expect(text.contains("\"server\""))
    #expect(!text.contains("secret") && !text.contains("tester"), "\(text)")
    let left = try fixture.crash("left")
    JournalFixture.type("open \"\(address)\"", in: left)
    #expect(JournalFixture.type("recover", in: left).contains("restored 1 edit"))
  }
}
