import Database
import SessionSupport
import TestSupport
import Testing

/// The list of a database's tables.
@MainActor @Suite struct CatalogListTests {
  private func session(_ options: String = "") throws -> DatabaseSession {
    let tables = [
      "CREATE TABLE log(id INTEGER PRIMARY KEY, kind TEXT)", "INSERT INTO log VALUES (1, 'a')",
    ]
    return try DatabaseSession(DatabaseSession.people + tables, open: options)
  }

  @Test(arguments: [
    "delete 0 0", "update 0 0 name=x", "append 0 {\"name\": \"x\"}", "move 0 0 to 0 1",
    "swipe 0 0", "drag 0 0 to 0 1",
  ])
  func `the list is read-only`(command: String) throws {
    let session = try session()
    let text = session.run(command)
    #expect(text.contains("error[refused]: the list of tables is read-only"), "\(text)")
    #expect(text.contains("hint: `select` opens a table"), "\(text)")
    #expect(session.run("count") == "2")
    #expect(session.run("select 0 1").contains("a.db/log: 1 row"))
  }

  @Test func `the list is not followed`() throws {
    let text = try session().run("follow on")
    #expect(text.contains("a.db shows the list of its tables"), "\(text)")
    #expect(text.contains("hint: `select` opens a table, and `follow on` follows it"), "\(text)")
  }

  @Test(arguments: ["--order 'score desc, nothing'", "--section nothing", "--position nothing"])
  func `a column that no table has is an error at the opening`(options: String) throws {
    let text = try session("").open(options)
    #expect(text.contains("the database has no table with a column \"nothing\""), "\(text)")
  }

  @Test func `a column that one of the tables has is for that one`() throws {
    let session = try session("--order 'kind desc'")
    #expect(session.run("count") == "2")
    #expect(session.run("select 0 1").contains("a.db/log: 1 row"))
  }

  @Test func `a view of a deleted table is named as such`() throws {
    let session = try session("--table log")
    try session.connection.run("CREATE VIEW kinds AS SELECT kind FROM log")
    try session.connection.run("DROP TABLE log")
    let text = session.open("--table kinds")
    #expect(text.contains("the view \"kinds\" cannot be read: no such table: main.log"), "\(text)")
    #expect(text.contains("hint: it needs another table or column"), "\(text)")
  }
}
