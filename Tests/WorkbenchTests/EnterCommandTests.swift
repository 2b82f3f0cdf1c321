import JSON
import SessionSupport
import TableModel
import TestSupport
import Testing
import Wirings

@testable import TableStore
@testable import Workbench
@testable import Workspace

/// Tables inside rows of other tables.
@MainActor @Suite struct EnterCommandTests {
  static let shows = """
    {
      "description": "Shows",
      "genres": ["drama", "comedy"],
      "shows": [
        {"title": "Cheers", "cast": [{"name": "Ted", "age": 34}, {"name": "Shelley"}], "a.b": [1]},
        {"title": "Lost", "links": {"home": "x", "more": {"a": 1}}, "cast": []},
        {"title": "Solo", "year": 2010}
      ]
    }
    """

  /// The bytes that `save` would write.
  private func saved(_ fixture: SessionFixture) throws -> String {
    let table = try #require(fixture.session.current).root
    return String(decoding: try table.document.bytes(of: table.sections), as: UTF8.self)
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `edits of a nested table are edits of its row, with one history`(wiring: String) throws {
    let fixture = try SessionFixture(Self.shows, wiring: wiring)
    let text = fixture.run(
      "enter 0 0 cast",
      "insert after 0 0 {\"name\": \"Rhea\"}",
      "update 0 1 age=40",
      "height 0 0 88",
      "changes",
      "back",
      "item 0 0 --raw",
      "undo",
      "enter 0 0 cast",
      "undo",
      "rows",
      "redo",
      "rows",
      "undo 2",
      "rows",
      isPrompt: true
    )
    let row =
      #"{"title": "Cheers", "cast": [{"name": "Ted", "age": 34}, {"name": "Rhea", "age": 40}, "#
    #expect(text.contains(row))
    let lists = text.split(separator: "\n").filter {
      $0.hasPrefix("0 0  ") || $0.hasPrefix("0 1  ")
    }
    #expect(
      lists.suffix(6).joined(separator: "\n") == """
        0 0  Ted      34
        0 1  Rhea
        0 0  Ted      34
        0 1  Rhea     40
        0 0  Ted      34
        0 1  Shelley
        """
    )
    #expect(text.contains("2  update 0 1 in people.json/0/0/cast"))
    #expect(try saved(fixture) == Self.shows)
    #expect(fixture.session.current?.isModified == false)
  }

  @Test func `a table inside a nested table writes through both`() throws {
    let fixture = try SessionFixture(Self.shows)
    fixture.run("enter 0 1 links", "enter 1", "update 0 0 subtitle=7", isPrompt: true)
    #expect(try saved(fixture) == Self.shows.replacing(#"{"a": 1}"#, with: #"{"a": 7}"#))
    #expect(fixture.session.prompt.hasPrefix("people.json/0/1/links/0/* 0.0"))
    fixture.run("undo", isPrompt: true)
    #expect(fixture.run("row 0 0").hasPrefix("0 0  a · 1"))
    fixture.run("back", "back", isPrompt: true)
    #expect(fixture.session.current?.name == "people.json")
    #expect(try saved(fixture) == Self.shows)
  }

  @Test(
    arguments: [
      ("enter 0 0", "people.json/0/0: 2 rows"),
      ("row 0 0; enter", "people.json/0/0: 2 rows"),
      ("row 0 1; enter links", "people.json/0/1/links: 2 rows"),
      ("enter 1 links", "people.json/0/1/links: 2 rows"),
      ("enter 0 1 links.more", "people.json/0/1/links.more: 1 row"),
      ("enter 0 1 /links/more", "people.json/0/1/links/more: 1 row"),
      ("enter 0 0 a.b", "people.json/0/0/a.b: 1 row"),
      ("enter 0 1 cast", "people.json/0/1/cast: 0 rows"),
      ("enter genres", "people.json/genres: 2 rows"),
      ("enter 0 2 year", "error[refused]"),
      ("enter 0 0 casts", "did you mean `cast`? it has title, cast, a.b"),
      ("enter 0 9", "error[no-row]"),
      ("enter nosuch", "error[no-key]"),
      ("enter", "error["),
      ("begin; enter 0 0 cast", "error["),
    ]
  )
  func `finds the value, or says why not`(line: String, expected: String) throws {
    let fixture = try SessionFixture(Self.shows)
    #expect(fixture.run(line, isPrompt: true).contains(expected))
  }

  @Test func `a value beside the rows can be read but not changed`() throws {
    let fixture = try SessionFixture(Self.shows)
    fixture.run("enter genres", isPrompt: true)
    #expect(fixture.code("delete 0 0") == "refused")
    let swiped = fixture.run("swipe 0 0", "action 1", isPrompt: true)
    #expect(swiped.contains("undid the change"))
    #expect(fixture.run("rows") == "0 0  drama\n0 1  comedy")
    #expect(try saved(fixture) == Self.shows)
  }

  @Test func `a nested table closes with its row, and with its document`() throws {
    let fixture = try SessionFixture(Self.shows)
    let closed = fixture.run(
      "insert at 0 0 {\"title\": \"New\", \"cast\": [\"a\", \"b\"]}",
      "enter 0 0 cast",
      "delete 0 0",
      "undo 2",
      isPrompt: true
    )
    #expect(closed.contains("closed people.json/0/0/cast"))
    #expect(fixture.session.current?.name == "people.json")
    fixture.run("enter 0 0 cast", "new 2", "use people.json", isPrompt: true)
    #expect(fixture.session.current?.name == "people.json/0/0/cast")
    fixture.run("delete 0 0", isPrompt: true)
    #expect(fixture.code("close") == "refused")
    fixture.run("close --force", isPrompt: true)
    #expect(fixture.session.sources.count == 1)
    #expect(fixture.session.current?.nested == nil)
  }

  @Test func `a batch and a gesture write to the row once`() throws {
    let fixture = try SessionFixture(Self.shows)
    fixture.run(
      "enter 0 0 cast",
      "begin",
      "delete 0 0",
      "append 0 {\"name\":\"Kim\"}",
      "end",
      "swipe 0 0",
      "action 1",
      isPrompt: true
    )
    #expect(try saved(fixture).contains(#""cast": [{"name": "Kim"}]"#))
    #expect(fixture.session.current?.history.done.count == 2)
    fixture.run("undo", "undo", isPrompt: true)
    #expect(try saved(fixture) == Self.shows)
    #expect(fixture.run("rows") == "0 0  Ted      34\n0 1  Shelley")
  }

  @Test func `an edit that the value cannot store changes nothing`() throws {
    let fixture = try SessionFixture(Self.shows)
    fixture.run("enter 0 0 cast", isPrompt: true)
    #expect(fixture.code("section add \"More\"") != "ok")
    #expect(fixture.session.current?.sections.count == 1)
    #expect(try saved(fixture) == Self.shows)
  }

  @Test(arguments: ["items", "monolith", "generators"], 0..<20 as Range<UInt64>)
  func `random edits keep row and nested table equal, and undo to the first bytes`(
    wiring: String,
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try SessionFixture(Self.shows, wiring: wiring)
    fixture.run("enter 0 0 cast", isPrompt: true)
    var undone = 0
    for step in 0..<25 {
      let table = try #require(fixture.session.current)
      let count = table.rowCount
      let row = Int.random(in: 0...max(0, count - 1), using: &random)
      let line =
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: "insert at 0 \(min(row, count)) {\"name\": \"N\(step)\", \"age\": \(step)}"
        case 2 where count > 0: "delete 0 \(row)"
        case 3 where count > 1: "move 0 \(row) to 0 0"
        case 4 where count > 0: "update 0 \(row) name=\"M\(step)\""
        case 5 where count > 0: "height 0 \(row) \(40 + step)"
        case 6: "undo"
        default: "redo"
        }
      fixture.run(line, isPrompt: true)
      undone += line == "undo" ? 1 : 0
      let nested = try #require(fixture.session.current, "seed \(seed): \(line)")
      let place = try #require(nested.nested, "seed \(seed): \(line)")
      let path = try #require(place.path)
      let value = place.parent.modelItem(at: try #require(place.row))?.value[path]
      let bytes = String(decoding: try nested.document.bytes(of: nested.sections), as: UTF8.self)
      #expect(value?.text == bytes, "seed \(seed), step \(step): \(line)")
      let titles = fixture.run("rows", isPrompt: true).split(separator: "\n").count
      #expect(titles == nested.rowCount || nested.rowCount == 0, "seed \(seed): \(line)")
    }
    fixture.run("undo 100", isPrompt: true)
    #expect(try saved(fixture) == Self.shows, "seed \(seed)")
  }
}
