import SessionSupport
import TableStore
import TableUI
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Each command that changes something, with what `changes` calls it: `undo` takes all of it back at once.
@MainActor @Suite struct UndoEveryCommandTests {
  private nonisolated static let document = """
    {"sections": [
      {"header": "One", "footer": "end", "items": [
        {"id": "a", "title": "Cy", "subtitle": "x"}, {"id": "b", "title": "Ada", "height": 60},
        {"id": "c", "title": "Bo"}, {"id": "d", "title": "Dot", "n": 1.50}]},
      {"header": "Two", "items": [
        {"id": "name", "cell": "text", "title": "Name", "value": "Eva", "details": [{"id": "tax", "title": "Tax"}]},
        {"id": "news", "cell": "switch", "title": "News", "value": false},
        {"id": "size", "cell": "choice", "title": "Size", "choices": ["S", "M"], "value": "S"}]},
      {"header": "Three", "items": [{"id": "z", "title": "Zoe"}]}]}
    """

  /// What is typed before, what is typed, and what `changes` must say of it.
  private nonisolated static let edits: [(before: String, line: String, name: String)] = [
    ("", "insert after 0 1 New", "insert 1 row at 0 2"),
    ("", "insert before 0 0 \"p\" \"q\"", "insert 2 rows at 0 0"),
    ("", "insert at 1 0 {\"title\": \"j\"}", "insert 1 row at 1 0"),
    ("row 0 3", "insert after", "insert 1 row at 0 4"),
    ("", "append 0 \"k\"", "insert 1 row at 0 4"), ("", "prepend 1 \"k\"", "insert 1 row at 1 0"),
    ("", "append 2 --from FILE", "insert 2 rows at 2 1"),
    ("", "delete 0 1", "delete 1 row at 0 1"), ("", "delete 0 1..3", "delete 3 rows at 0 1"),
    ("", "delete 2 0 --drop-empty", "delete section 2"),
    ("", "replace 0 0 \"r\"", "update 0 0"), ("", "update 0 3 title=Dora n=2", "update 0 3"),
    ("", "move 0 3 to 1 0", "move 0 3 to 1 0"), ("", "move 0 0..1 to 2 0", "move"),
    ("", "swap 0 0 with 2 0", "swap 0 0 with 2 0"), ("", "height 0 0 88", "height 0 0"),
    ("", "height 0 1 auto", "height 0 1"), ("", "section insert at 1 Mid", "insert section 1"),
    ("", "section delete 0", "delete section 0"), ("", "section clear 0", "delete 4 rows"),
    ("", "section move 2 to 0", "move section 2"), ("", "section header 0 Uno", "header"),
    ("", "section footer 1 fine", "footer"), ("", "sort title --write", "sort title --write: move"),
    ("", "begin; delete 0 0; append 2 \"y\"; section delete 1; end", "begin … end: "),
    ("snapshot s; delete 0 0; section move 1 to 0; save COPY", "apply s", "apply s: "),
    ("", "apply OTHER", "apply OTHER: "),
    ("", "model delete 0 0; layout", "delete 1 row at 0 0 (model only)"),
    ("", "repeat 3 delete 0 0", "delete 1 row at 0 0"),
    ("", "source SCRIPT", "delete 1 row at 0 0"),
    ("", "type #name Ann", "type 1 0 \"Ann\": update 1 0, insert 1 row at 1 1"),
    ("", "toggle #news", "toggle 1 1: update 1 1"),
    ("", "choose #size M", "choose 1 2 \"M\": update 1 2"),
    ("edit on", "drag 0 0 to 0 2", "drag 0 0 to 0 2: move 0 0 to 0 2"),
    ("", "swipe 0 1 full", "delete 1 row at 0 1"),
    ("edit on; minus 0 2", "confirm", "confirm: delete 1 row at 0 2"),
    ("filter o", "delete 0 1", "delete 1 row at"), ("group n", "update 0 0 n=9", "update"),
  ]

  @Test(arguments: edits, Wiring.all.map(\.name))
  func `is named by changes, taken back as one, and made again`(
    _ edit: (before: String, line: String, name: String),
    _ wiring: String
  ) throws {
    let folder = try ScratchFolder()
    let names = [
      "FILE": try folder.write("[{\"title\": \"p\"}, {\"title\": \"q\"}]", to: "rows.json"),
      "OTHER": try folder.write(
        Self.document.replacing("\"Bo\"", with: "\"Bob\"").replacing("\"a\"", with: "\"aa\""),
        to: "other.json"
      ),
      "SCRIPT": try folder.write("delete 0 0\ninsert after 0 0 \"s\"\n", to: "a.tabletop"),
      "COPY": folder.file("copy.json"),
    ]
    func filled(_ line: String) -> String {
      names.reduce(line) { $0.replacing($1.key, with: $1.value) }
    }
    let fixture = try SessionFixture(Self.document, wiring: wiring)
    if !edit.before.isEmpty { fixture.run(filled(edit.before), isPrompt: true) }
    let source = try #require(fixture.session.current)
    let before = try state(fixture)
    let earlier = fixture.run("changes")
    let answer = fixture.run(filled(edit.line), isPrompt: true)
    let after = try state(fixture)
    #expect(after != before, "\(answer)")
    let changes = fixture.run("changes")
    #expect(changes != earlier && changes.contains(filled(edit.name)), "\(changes)")
    #expect(source.isModified)
    let taken = fixture.run("undo", isPrompt: true)
    #expect(taken.hasPrefix("undid"), "\(taken)")
    #expect(try state(fixture) == before, "\(edit.line): \(taken)")
    #expect(source.tableView.checkInvariants() == [])
    fixture.run("redo", isPrompt: true)
    #expect(try state(fixture) == after, "\(edit.line) again")
    fixture.run("undo", isPrompt: true)
    #expect(try state(fixture) == before)
  }

  /// What is in the file to be, what the table shows, and how high all of it is.
  private func state(_ fixture: SessionFixture) throws -> String {
    let source = try #require(fixture.session.current)
    let bytes = try source.document.bytes(of: source.sections, force: true)
    return String(decoding: bytes, as: UTF8.self)
      + fixture.run("sections --cached", "heights", "rows", isPrompt: true)
  }
}
