import SessionSupport
import TableModel
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Seed N17: how a row came to look so, and who edited it.
@MainActor @Suite struct WhyCommandTests {
  private func edits(_ fixture: SessionFixture, _ address: String) -> [String] {
    fixture.run("why \(address)").split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { String($0.drop { $0 == " " }) }
  }

  @Test func `a row is explained (seed N17)`() throws {
    let fixture = try SessionFixture()
    let expected = """
      0 2  Cy
        row          loaded from people.json at 0 2
        title        "Cy", from the key title
        subtitle     none: the row has no key subtitle
        id           "cy", from the key id
        cell         ItemCell, the base cell: no kind is set · created for this row
        height       60 pt, from the row's own key height
        views        none: rows in original order
        comes from   ItemDataSource (data source) → SectionStore (store) → Cy (model) → ItemCell (cell)
        events go to ItemTableView → ItemsController
        selected     no
        edits        none
      """
    #expect(fixture.run("why 0 2") == expected)
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `three edits of a row are told with command and time (seed N17)`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("update 0 2 title=Cyrus", "tick 20", "height 0 2 70", "tick 5")
    fixture.run("replace 0 2 {\"id\": \"cy\", \"title\": \"Cyr\"}")
    #expect(
      edits(fixture, "0 2") == [
        "0 ms  update 0 2 title=Cyrus: title \"Cy\" → \"Cyrus\"",
        "20 ms  height 0 2 70: height 60 → 70",
        "25 ms  replace 0 2 {\"id\": \"cy\", \"title\": \"Cyr\"}: title \"Cyrus\" → \"Cyr\", "
          + "height 70 → none",
      ]
    )
    #expect(edits(fixture, "0 1").isEmpty)
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `edits follow their row through moves, other rows, sections and undo`(wiring: String) throws
  {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("update 0 2 title=Cyrus", "insert at 0 0 One Two", "tick 7", "move 0 3 to 1 0")
    fixture.run("section insert before 0 New", "update 2 1 title=Evelyn", "delete 1 0")
    let cyrus = [
      "0 ms  update 0 2 title=Cyrus: title \"Cy\" → \"Cyrus\"",
      "7 ms  move 0 3 to 1 0: moved from 0 3",
    ]
    #expect(edits(fixture, "#cy") == cyrus)
    #expect(edits(fixture, "#eve") == ["7 ms  update 2 1 title=Evelyn: title \"Eve\" → \"Evelyn\""])
    fixture.run("undo 4")
    #expect(edits(fixture, "#cy") == [cyrus[0]])
    fixture.run("redo")
    #expect(edits(fixture, "#cy") == cyrus)
  }

  @Test func `a row made in this session says by which command`() throws {
    let fixture = try SessionFixture()
    fixture.run("insert after 0 0 \"x\" \"y\"", "update 0 2 title=z")
    let text = fixture.run("why 0 2")
    #expect(text.contains("row          created in this session by insert after 0 0 \"x\" \"y\""))
    #expect(edits(fixture, "0 2").count == 2)
    #expect(fixture.run("why 0 0").contains("loaded from people.json at 0 0"))
  }

  @Test func `edits of a batch have the commands that were typed in it`() throws {
    let fixture = try SessionFixture()
    fixture.run("begin", "update 0 0 title=A", "tick 3", "update 0 0 title=B", "end")
    #expect(
      edits(fixture, "0 0") == [
        "0 ms  update 0 0 title=A: title \"Ada\" → \"A\"",
        "3 ms  update 0 0 title=B: title \"A\" → \"B\"",
      ]
    )
  }

  @Test func `under generators a row goes by its generator and its model (seed RD 1)`() throws {
    let fixture = try SessionFixture(wiring: "generators")
    let text = fixture.run("why 0 3")
    #expect(
      text.contains(
        "GeneratorDataSource (data source) → ManualDisplayManager (manager) → ItemCellGenerator (generator)"
          + " → Dot (model) → ItemCell (cell)"
      )
    )
  }

  @Test func `views over the rows are told, and where the model has the row`() throws {
    let fixture = try SessionFixture()
    fixture.run("filter o")
    let text = fixture.run("why 0 0")
    #expect(text.contains("views        filter \"o\"; in the model at 0 1"))
    #expect(text.contains("comes from   ArrangedDataSource (view over the rows) → ItemDataSource"))
  }

  @Test func `a cell is explained by its kind, and says whether it was used before`() throws {
    let text =
      #"{"sections": [{"items": [{"title": 7, "cell": "subtitle"}, "#
      + #"{"title": null, "cell": "nonsense"}]}]}"#
    let fixture = try SessionFixture(text, viewport: Size(width: 390, height: 60))
    let first = fixture.run("why 0 0")
    #expect(first.contains("title        \"7\", from the key title, a number shown as text"))
    #expect(first.contains("cell         SubtitleCell, the kind \"subtitle\" in the key cell"))
    let second = fixture.run("why 0 1")
    #expect(second.contains("title        none: the key title contains null, which shows nothing"))
    #expect(second.contains("unknown kind \"nonsense\" in the key cell · off screen"))
    fixture.run("new 30", "scroll by 44", "scroll by 44")
    #expect(fixture.run("why 0 3").contains("· used once before"))
  }

  @Test func `why answers programs with the same facts`() throws {
    let fixture = try SessionFixture()
    fixture.run("update 0 1 subtitle=two", "select 0 1")
    let record = try #require(fixture.records("why .").last)
    for part in [
      #""section":0,"row":1,"id":"bob","model":[0,1],"loadedAt":[0,1]"#,
      #"{"field":"subtitle","key":"subtitle","value":"two","origin":"the key subtitle"}"#,
      #""cell":{"class":"ItemCell","identifier":"ItemCell","reason":"the base cell: no kind is set""#,
      #""edits":[{"command":"update 0 1 subtitle=two","time":0,"what":"subtitle none → \"two\""}]"#,
    ] { #expect(record.contains(part), "\(record)") }
    #expect(fixture.run("why 0 99").hasPrefix("error[no-row]"))
  }
}
