import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Rows with binary data that are deleted, saved and taken back.
@MainActor @Suite(.serialized) struct BinaryUndoTests {
  /// A table with binary data in a column for it, and the fixture that has it open.
  private func open(
    _ kind: String
  ) throws -> (writer: ForeignWriter, fixture: SessionFixture) {
    let (writer, fixture, table) = try ForeignWriter.open(kind)
    fixture.run("close --force \(table.name)")
    let type = kind == "sqlite" ? "BLOB" : "bytea"
    let bytes = kind == "sqlite" ? "x'FF00'" : #"'\xFF00'"#
    try writer.run("ALTER TABLE person ADD COLUMN photo \(type)")
    try writer.run("UPDATE person SET photo = \(bytes) WHERE id = 1")
    fixture.run("open \"\(writer.place)\"")
    return (writer, fixture)
  }

  private static let count = "SELECT count(*) FROM person WHERE id = 1 AND "

  private func whole(_ kind: String) -> String {
    kind == "sqlite" ? "photo = x'FF00'" : #"photo = '\xFF00'"#
  }

  @Test(arguments: ForeignWriter.kinds)
  func `an undo after a save writes the same bytes again`(kind: String) throws {
    let (writer, fixture) = try open(kind)
    fixture.run("delete 0 0")
    fixture.run("save")
    fixture.run("undo")
    #expect(fixture.type("save --sql").contains(kind == "sqlite" ? "x'ff00'" : #"'\xff00'::bytea"#))
    let text = fixture.type("save")
    #expect(text.contains(": 1 row inserted"), "\(text)")
    #expect(try writer.numbers(Self.count + whole(kind)) == [1])
  }

  @Test(arguments: ForeignWriter.kinds)
  func `bytes that another program deleted are not replaced by their size`(kind: String) throws {
    let (writer, fixture) = try open(kind)
    fixture.run("update 0 0 name=Mine")
    try writer.run("DELETE FROM person WHERE id = 1")
    #expect(fixture.type("save").contains("error[conflict]"))
    #expect(fixture.type("resolve mine").contains("kept yours in 1 row"))
    let text = fixture.type("save")
    #expect(text.contains("the binary data of photo was deleted with the row"), "\(text)")
    #expect(text.contains("`update S R photo=null` saves the row without it"), "\(text)")
    let edit = fixture.type("update 0 0 photo=null")
    #expect(edit.contains("photo: \"BLOB 2 B\" → null"), "\(edit)")
    #expect(fixture.type("save").contains(": 1 row inserted"))
    #expect(try writer.numbers(Self.count + "photo IS NULL") == [1])
  }

  @Test(arguments: ForeignWriter.kinds)
  func `the size of binary data is not stored in its place`(kind: String) throws {
    let (writer, fixture) = try open(kind)
    fixture.run(#"append 0 {"id": 9, "name": "Copy", "photo": "BLOB 2 B"}"#)
    let text = fixture.type("save")
    #expect(text.contains("photo has binary data"), "\(text)")
    #expect(try writer.numbers("SELECT count(*) FROM person WHERE id = 9") == [0])
  }
}
