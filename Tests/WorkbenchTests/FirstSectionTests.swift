import SessionSupport
import TableModel
import Testing

@testable import Workbench
@testable import Workspace

/// Rows that are added to a table without sections bring one.
@MainActor @Suite struct FirstSectionTests {
  @Test(
    arguments: ["append x", "append 0 x", "prepend x", "prepend 0 x", "model append x"],
    ["monolith", "array", "items", "generators", "datamodel", "container", "fetched"]
  )
  func `a row brings its section`(line: String, wiring: String) throws {
    let fixture = try SessionFixture("{\"sections\": []}", wiring: wiring)
    let said = fixture.run(line)
    #expect(
      said.hasSuffix("note: created a section without a header; the table had none"),
      "\(said)"
    )
    fixture.run("reload")
    #expect(fixture.run("rows") == "0 0  x")
    #expect(fixture.run("save -").contains("\"title\": \"x\""), "\(fixture.run("save -"))")
    #expect(fixture.run("invariants") == "all invariants hold", "\(fixture.run("invariants"))")
    #expect(fixture.code("undo") == "ok")
    #expect(fixture.run("sections") == "no sections")
    #expect(fixture.run("save -") == "{\"sections\": []}")
  }

  @Test(arguments: ["sort title", "group title"])
  func `an order keeps no section away`(view: String) throws {
    let fixture = try SessionFixture("{\"sections\": []}")
    fixture.run("\(view); append x; \(view.prefix { $0 != " " }) off")
    #expect(fixture.run("rows") == "0 0  x")
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `several rows come into one section, in a batch too`() throws {
    let fixture = try SessionFixture("{\"sections\": []}")
    fixture.run("begin; append {\"title\":\"a\"} {\"title\":\"b\"}; append 0 c; end")
    #expect(fixture.run("rows") == "0 0  a\n0 1  b\n0 2  c")
    #expect(fixture.session.current?.current?.row == 2)
  }

  @Test(arguments: [
    ("append 1 x", "no-section"), ("insert at 0 0 x", "no-section"), ("table append x", "E7"),
    ("filter y; append x", "bad-argument"), ("filter y; append 0 x", "no-section"),
  ])
  func `elsewhere there is still none`(line: String, code: String) throws {
    let fixture = try SessionFixture("{\"sections\": []}")
    #expect(fixture.code(line) == code)
    #expect(fixture.run("sections", isPrompt: true) == "no sections")
  }
}
