import JSON
import SessionSupport
import TableModel
import TableStore
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// `mapping`: rules that convert members, and keys that a row needs.
@MainActor @Suite struct MappingCommandTests {
  @Test(arguments: [
    ("7", "text", #""7""#), ("\"7\"", "number", "7"), ("\"7.5\"", "number", "-"),
    ("\"Yes\"", "bool", "true"), ("\"t\"", "bool", "true"), ("\"1\"", "bool", "true"),
    ("0", "bool", "false"), ("null", "bool", "false"), ("\"no\"", "bool", "false"),
    ("null", "text", "-"), ("[1]", "text", "-"), ("2.50", "text", #""2.50""#),
  ]) func `values are read as their types`(value: String, kind: String, result: String) throws {
    let json = try JSONValue(parsing: Array("{\"v\": \(value)}".utf8))
    var rules = MappingRules()
    rules.set(.init("v", try #require(MappingRules.Kind(rawValue: kind)), from: "v"))
    var problems: [LoadProblem] = []
    let members = rules.members(of: json, at: "rows[0]", &problems)
    #expect(members.first.map(\.value.text) ?? "-" == result)
  }

  @Test func `a nested title becomes a text`() throws {
    let fixture = try SessionFixture(#"[{"data": {"title": 7}, "id": "x"}]"#)
    fixture.run("mapping set bookTitle text from data/title")
    #expect(fixture.run("mapping").contains("bookTitle  text  from data/title"))
    #expect(fixture.run("mapping try 0 0").contains(#"bookTitle = "7""#))
    fixture.run("mapping apply")
    #expect(fixture.run("item 0 0").contains(#""bookTitle": "7""#))
    #expect(fixture.run("report").contains("converted to \"7\""))
    fixture.run("undo")
    #expect(!fixture.run("item 0 0").contains("bookTitle"))
    #expect(fixture.type("mapping remove nothing").contains("no rule for \"nothing\""))
    #expect(fixture.type("mapping clear").contains("no rules"))
  }

  private static let rows = """
    [{"id": "a", "title": "A", "date": "1"}, {"id": "b", "title": "B"},
    {"id": "c", "title": "C", "date": null}]
    """

  @Test(arguments: Wiring.all.map(\.name))
  func `a row without a required key is left out by the data model only`(wiring: String) throws {
    let fixture = try SessionFixture(Self.rows, wiring: wiring)
    fixture.run("mapping require date", "mapping apply")
    let isModel = wiring == "datamodel"
    #expect(fixture.session.current?.sections[0].items.count == (isModel ? 1 : 3))
    let report = fixture.run("report")
    #expect(report.contains("missing \"date\""))
    #expect(report.contains("\"date\" is null"))
    #expect(report.contains(isModel ? "the row is left out" : "the field is blank"))
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  private static let served = #"""
    {"/news": {"pages": [[{"id": 1, "date": "x"}, "text", {"id": 3}]]}}
    """#

  @Test func `the rules of a page follow the wiring`() throws {
    let fixture = try SessionFixture(nil, wiring: "items", served: Self.served)
    fixture.run("open http://example.org/news")
    #expect(fixture.session.current?.sections.flatMap(\.items).isEmpty == true)
    let dropped = fixture.run("report")
    #expect(dropped.contains("is dropped"))
    #expect(dropped.split(separator: "\n").count == 1, "\(dropped)")
    fixture.run("mapping require date", "wiring datamodel", "pull")
    #expect(fixture.session.current?.sections.flatMap(\.items).count == 1)
    let report = fixture.run("report")
    #expect(report.contains("missing \"date\""), "\(report)")
    fixture.run("wiring monolith", "pull")
    #expect(fixture.session.current?.sections.flatMap(\.items).count == 2)
    #expect(fixture.run("report").contains("the field is blank"))
  }
}
