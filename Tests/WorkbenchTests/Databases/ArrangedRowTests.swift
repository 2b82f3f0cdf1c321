import Database
import SessionSupport
import TableStore
import TestSupport
import Testing
import Workbench
import Workspace

/// Filtered, sorted and grouped rows of databases.
@MainActor @Suite struct ArrangedRowTests {
  @Test func `arranged rows are not read for their heights`() throws {
    let session = try DatabaseSession(open: nil)
    try session.connection.run("DELETE FROM person")
    try session.connection.run(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) "
        + "INSERT INTO person SELECT i, 'row ' || (i * 7919 % 3001), 'Oslo', i FROM n"
    )
    _ = session.open()
    _ = session.run("update 0 5 name=Edited")
    let document = try #require(session.fixture.session.current?.document)
    var count = 0
    document.observeStatements { _, _, _ in count += 1 }
    let text = session.run("sort name desc")
    #expect(text.contains("3,000 of 3,000 rows"), "\(text)")
    #expect(session.run("rows 0 --limit 1").contains("row 999"))
    #expect(count < 200, "\(count) statements")
  }
}
