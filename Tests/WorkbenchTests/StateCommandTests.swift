import SessionSupport
import TableModel
import TableStore
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// `snapshot`, `apply` and `diff`.
@MainActor @Suite struct StateCommandTests {
  private static let target = """
    {"sections": [
      {"header": "Work", "items": [
        {"id": "eve", "title": "Eva"}, {"id": "ada", "title": "Ada", "subtitle": "first"}
      ]},
      {"header": "New", "items": [{"id": "bob", "title": "Bob"}, {"id": "zoe", "title": "Zoe"}]}
    ]}
    """

  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = try folder.write(Self.target, to: "target.json")
  }

  private func titles(_ fixture: SessionFixture) -> [[String]] {
    fixture.session.current?.sections.map { section in
      [section.header, section.footer] + section.items.map { $0.title ?? "" }
    } ?? []
  }

  @Test(arguments: ["items", "monolith"], ["lenient", "uikit"])
  func `a file is applied by difference, and undo takes it back as one step`(
    wiring: String,
    policy: String
  ) throws {
    let fixture = try SessionFixture(wiring: wiring)
    let before = titles(fixture)
    fixture.run("set batchPolicy \(policy)")
    #expect(fixture.code("apply \(path)") == "ok")
    let wanted = [["Work", "", "Eva", "Ada"], ["New", "", "Bob", "Zoe"]]
    #expect(titles(fixture) == wanted)
    #expect(fixture.run("invariants") == "all invariants hold")
    #expect(fixture.session.current?.history.done.count == 1)
    fixture.run("undo")
    #expect(titles(fixture) == before)
    #expect(fixture.run("invariants") == "all invariants hold")
    fixture.run("redo")
    #expect(titles(fixture) == wanted)
    #expect(
      fixture.run("invariants", "diff \(path)") == "all invariants hold\nno differences"
    )
  }

  @Test func `apply says what it did, for people and for programs`() throws {
    let fixture = try SessionFixture()
    fixture.run("snapshot before", "move 0 3 to 0 0", "delete 1 0", "update #bob title=Rob")
    #expect(
      fixture.run("apply before")
        == "now as before: 1 row inserted, 1 row moved, 1 row changed, in one batch"
    )
    #expect(fixture.run("apply before") == "no changes: already the same as before")
    let record = try #require(fixture.records("undo; delete 0 0; apply before").last)
    let fields =
      #""deletes":0,"inserts":2,"moves":0,"updates":1,"steps":1,"changes":[{"op":"update""#
    #expect(record.contains(fields), "\(record)")
    #expect(record.contains(#""sections":2,"rows":5,"current":"#))
  }

  @Test func `diff lists what differs, and alone what is not saved`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("diff") == "no unsaved changes")
    fixture.run("update #bob title=Rob", "move 0 3 to 0 0", "delete 1 0", "append 0 Fay")
    #expect(
      fixture.run("diff") == """
        - 1 0  Eve
        + 0 4  Fay
        > 0 3 to 0 0  Dot
        ~ 0 1  Bob → Rob
          title: "Bob" → "Rob"
        1 row deleted, 1 row inserted, 1 row moved, 1 row changed, in one batch
        """
    )
    fixture.run("save \(folder.file("copy.json"))")
    #expect(fixture.run("diff") == "no unsaved changes")
    #expect(
      fixture.run("diff \(path)").split(separator: "\n").first == "- section 0  Family, 5 rows"
    )
    #expect(fixture.session.current?.history.done.count == 4)
  }

  @Test func `a section with another header is the same one in a snapshot of its own source`()
    throws
  {
    let fixture = try SessionFixture()
    fixture.run("snapshot before", "section header 0 Kin", "section move 1 to 0")
    #expect(
      fixture.run("apply before")
        == "now as before: 1 section moved, 1 section changed, in one batch"
    )
    #expect(titles(fixture).map { $0[0] } == ["Family", "Work"])
  }

  @Test func `another open source is a state too`() throws {
    let fixture = try SessionFixture()
    fixture.run("open \(path) as other", "use people.json", "apply other")
    #expect(titles(fixture).map { $0[0] } == ["Work", "New"])
    #expect(fixture.session.sources.map(\.isModified) == [true, false])
  }

  @Test func `ids that come twice are matched in order, with a note`() throws {
    let rows = #"{"id":"a","title":"1"},{"id":"a","title":"2"},{"id":"b","title":"3"}"#
    let twice = #"{"sections":[{"items":[\#(rows)]}]}"#
    let once = try folder.write(
      #"[{"id":"b","title":"3"},{"id":"a","title":"1"}]"#,
      to: "once.json"
    )
    let fixture = try SessionFixture(twice)
    #expect(
      fixture.run("apply \(once)") == """
        now as \(once): 1 row deleted, 1 row moved, in one batch
        note: duplicate id "a"; rows with the same id are matched in order
        """
    )
  }

  @Test func `the key that tells the rows of the table apart does so in the file too`() throws {
    let fixture = try SessionFixture(#"[{"id":"a","t":"1"},{"id":"b","t":"2"}]"#)
    let text = #"[{"id":"b","t":"2"},{"id":"b","t":"3"}]"#
    let other = try folder.write(text, to: "twice.json")
    #expect(
      fixture.run("diff \(other)") == """
        - 0 0  1
        + 0 1  3
        1 row deleted, 1 row inserted, in one batch
        note: duplicate id "b"; rows with the same id are matched in order
        """
    )
  }

  @Test func `keys of the file can be bound, and those of the table are taken unasked`() throws {
    let text = #"[{"code":"x","n":"1"},{"code":"y","n":"2"}]"#
    let other = try folder.write(#"[{"code":"y","n":"2"},{"code":"x","n":"9"}]"#, to: "other.json")
    var options = OpenOptions()
    options.idKey = "code"
    let fixture = try SessionFixture(nil)
    let document = try TableDocument(parsing: Array(text.utf8), name: "rows.json", options: options)
    _ = try fixture.session.adopt(document, name: "rows.json")
    let own = try #require(fixture.records("diff \(other)").last)
    #expect(own.contains(#""deletes":0,"inserts":0,"moves":1,"updates":1"#), "\(own)")
    let bound = try #require(fixture.records("diff \(other) --id n").last)
    #expect(bound.contains(#""deletes":2,"inserts":2"#), "\(bound)")
  }

  @Test func `what is no state leads to what is`() throws {
    let fixture = try SessionFixture()
    fixture.run("snapshot before")
    #expect(fixture.code("apply nothing") == "not-found")
    #expect(fixture.run("diff befor", isPrompt: true).hasSuffix("hint: did you mean `before`?"))
    #expect(
      fixture.run("apply", isPrompt: true).contains("expected a file or the name of a snapshot")
    )
    fixture.run("begin", isPrompt: true)
    #expect(fixture.code("apply before") == "refused")
    #expect(fixture.run("snapshot", isPrompt: true) == "before  5 rows in 2 sections")
  }

  @Test func `ten thousand rows change places`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run(
      "new " + Array(repeating: "100", count: 100).joined(separator: " "),
      "snapshot start"
    )
    let source = try #require(fixture.session.current)
    var random = SeededGenerator(seed: 5)
    var rows = source.sections.flatMap { Array($0.items) }
    rows.shuffle(using: &random)
    var target = source.sections
    for section in target.indices {
      target[section].items = ItemList(rows[section * 100..<section * 100 + 100])
    }
    let other = OtherState(
      name: "target",
      sections: target,
      identity: .origin,
      sectionNames: source.document.sectionNames
    )
    _ = try StateRunner(fixture.session, source).apply(other, command: "apply target")
    #expect(source.sections == target)
    #expect(fixture.code("apply start") == "ok")
    #expect(fixture.run("diff; invariants") == "no unsaved changes\nall invariants hold")
  }

  @Test func `the current row is followed`() throws {
    let fixture = try SessionFixture()
    fixture.run("snapshot before", "move 0 3 to 0 0", "row #cy")
    #expect(fixture.session.current?.current == IndexPath(row: 3, section: 0))
    fixture.run("apply before")
    #expect(fixture.session.current?.current == IndexPath(row: 2, section: 0))
  }
}
