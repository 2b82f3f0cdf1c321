import Platform
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Commands of looking that are run again and again, and tables that follow their files.
@MainActor @Suite(.serialized) struct WatchCommandTests {
  private let folder: ScratchFolder
  private let fixture: SessionFixture
  private let person = ScriptedPerson()

  init() throws {
    folder = try ScratchFolder()
    fixture = try SessionFixture(nil)
    fixture.session.host.person = person.person
    fixture.session.settings.followsFiles = true
  }

  private func open(_ text: String, _ name: String = "in.json") throws {
    try folder.write(text, to: name)
    fixture.run("open \(folder.file(name))")
  }

  @Test func `what changed bears a mark, and Ctrl-C ends it`() throws {
    try open("[\"a\", \"b\", \"c\"]")
    defer { Interruption.clear() }
    let (folder, file) = (folder, "in.json")
    person.onShow = { lines in
      if lines.first?.hasPrefix("every") == true {
        _ = try? folder.write("[\"a\", \"x\", \"c\", \"d\"]", to: file)
      }
      if lines.contains(where: { $0.hasPrefix("> ") }) { Interruption.request() }
    }
    let answer = fixture.type("watch 0.1 rows 0")
    #expect(
      person.shown == [
        "every 0.1 s: rows 0; Ctrl-C stops", "  0 0  a", "  0 1  b", "  0 2  c",
        "note: in.json changed: 1 inserted, 1 changed", "after 0.1 s:", "  0 0  a", "> 0 1  x",
        "  0 2  c", "> 0 3  d",
      ]
    )
    #expect(answer == "ran 2 times; 1 change")
  }

  @Test(arguments: [
    ("watch delete 0 0", "refused"), ("watch 0 rows", "bad-argument"),
    ("watch 1e9 rows", "bad-argument"), ("watch", "bad-argument"), ("watch 2", "bad-argument"),
    ("watch nan rows", "bad-argument"), ("watch shell ls", "refused"),
    ("watch zork", "unknown-command"),
    ("watch 1 watch rows", "refused"),
  ])
  func `only looking is watched`(line: String, code: String) {
    fixture.run("new 3")
    #expect(fixture.code(line) == code)
    #expect(person.shown.isEmpty)
  }

  @Test func `an error ends it`() {
    fixture.run("new 3")
    #expect(fixture.type("watch row 0 9").hasPrefix("error[no-row]"))
  }

  @Test func `only the prompt watches`() {
    fixture.run("new 3")
    let text = "error[refused]: `watch` works only at the prompt"
    #expect(fixture.run("watch rows").hasPrefix(text))
  }

  @Test func `lines that went are counted`() {
    var marks = ChangeMarks()
    #expect(marks.lines(of: ["a", "b", "b"]) == ["  a", "  b", "  b"])
    #expect(marks.lines(of: ["a", "b", "b"]) == nil)
    #expect(marks.lines(of: ["b"]) == ["  b", "> 2 lines removed"])
    #expect(marks.lines(of: ["b", "b", "c"]) == ["  b", "> b", "> c"])
    #expect(marks.lines(of: []) == ["> 3 lines removed"])
    #expect(marks.count == 3)
  }
}
