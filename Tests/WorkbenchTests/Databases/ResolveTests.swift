import JSON
import SessionSupport
import TableModel
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Conflicts of unsaved edits with another program, settled before a save.
@MainActor @Suite(.serialized) struct ResolveTests {
  private static let all = "SELECT * FROM person ORDER BY id"

  /// Edits of four rows: one value of both, one of each, a deletion of a changed row, and an edit of
  /// a deleted row.
  private func makeConflicts(_ writer: ForeignWriter, _ fixture: SessionFixture) throws {
    fixture.run("update #1 name=Al score=1", "update #2 name=Bo", "delete #3", "update #4 name=Di")
    try writer.run("UPDATE person SET name = 'Ann', city = 'Rome' WHERE id = 1")
    try writer.run("UPDATE person SET city = 'Bern' WHERE id = 2")
    try writer.run("UPDATE person SET score = 70 WHERE id = 3")
    try writer.run("DELETE FROM person WHERE id = 4")
  }

  @Test(arguments: ForeignWriter.kinds, ["", "--order name"])
  func `yours are written by the next save`(kind: String, options: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind, options)
    #expect(fixture.type("resolve") == "no conflicts with other programs")
    try makeConflicts(writer, fixture)
    #expect(Set(fixture.type("resolve").split(separator: "\n")).isSuperset(of: Self.lines))
    #expect(fixture.type("save").hasPrefix("error[conflict]"))
    #expect(fixture.type("resolve mine").hasSuffix("\nkept yours in 3 rows; `save` writes them"))
    #expect(fixture.type("resolve") == "no conflicts with other programs")
    #expect(fixture.type("save").hasPrefix("saved "))
    let saved = try writer.rows(Self.all)
    #expect(saved == ["1 \"Al\" \"Rome\" 1", "2 \"Bo\" \"Bern\" 6", "4 \"Di\" \"Oslo\" 8"])
    #expect(Set(table.rowTexts) == Set(saved))
  }

  /// The lines without the places, which other orders have elsewhere.
  private static let lines: Set<Substring> = ["#3: score was 7, is 70, yours deleted"]

  @Test(arguments: ForeignWriter.kinds, ["", "--order name", "--section city --order name"])
  func `theirs come into the table, and other edits stay`(kind: String, options: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind, options)
    try makeConflicts(writer, fixture)
    let before = Set(table.rowTexts)
    #expect(fixture.type("resolve theirs").hasSuffix("\ntook theirs in 3 rows"))
    #expect(
      Set(table.rowTexts) == [
        "1 \"Ann\" \"London\" 1", "2 \"Bo\" \"Oslo\" 6", "3 \"Cid\" \"Rome\" 70",
      ]
    )
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    #expect(fixture.type("undo").hasPrefix("undid: "))
    #expect(Set(table.rowTexts) == before)
    #expect(fixture.type("redo").hasPrefix("redid: "))
    #expect(fixture.type("save").hasPrefix("saved "))
    let saved = try writer.rows(Self.all)
    #expect(saved == ["1 \"Ann\" \"Rome\" 1", "2 \"Bo\" \"Bern\" 6", "3 \"Cid\" \"Rome\" 70"])
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a table that follows its database resolves in the same way`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind)
    fixture.run("follow on")
    try makeConflicts(writer, fixture)
    #expect(fixture.type("row 0 0").contains("Al"))
    #expect(fixture.type("resolve theirs").hasSuffix("took theirs in 3 rows"))
    #expect(fixture.type("save").hasPrefix("saved "))
    fixture.type("rows")
    #expect(try table.rowTexts == writer.rows(Self.all))
    let files = try SessionFixture()
    #expect(files.type("resolve") == "no conflicts with other programs")
  }
}
