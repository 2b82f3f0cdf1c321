import JSON
import SessionSupport
import TableModel
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// Rows that are spoken of by their ids, often enough for an index.
@MainActor @Suite struct IDAddressTests {
  @Test(arguments: ["items", "monolith"])
  func `an id is found however often rows are asked for and edited`(wiring: String) throws {
    let fixture = try SessionFixture(nil, wiring: wiring)
    fixture.run("new 30 20", isPrompt: true)
    // Enough rows are read here for an index to be made.
    for row in 0..<12 { #expect(fixture.code("row #1.\(row)") == "ok") }
    fixture.run(
      "insert at 0 0 {\"id\":\"x\",\"title\":\"X\"}",
      "move #1.3 to 0 4",
      "section move 1 to 0",
      "update #0.7 id=seven",
      "delete #0.9",
      "begin",
      "delete #1.5",
      "rollback",
      isPrompt: true
    )
    let expected = [
      "x": "1 0", "1.3": "1 4", "seven": "1 9", "1.5": "0 4", "0.29": "1 30", "1.19": "0 18",
    ]
    for (id, place) in expected {
      #expect(fixture.type("row #\(id)").hasPrefix(place + "  "), "\(id)")
    }
    for id in ["0.7", "0.9", "none"] { #expect(fixture.code("row #\(id)") == "not-found") }
    #expect(fixture.code("insert at 0 0 {\"id\":\"1.19\"}") == "refused")
    fixture.run("undo", "undo", isPrompt: true)
    #expect(fixture.type("row #0.9").hasPrefix("1 11  "))
    #expect(fixture.type("row #0.7").hasPrefix("1 9  "))
    #expect(fixture.code("row #seven") == "not-found")
  }

  @Test(arguments: ["New York", "a;b", "a\"b", "a$b", "a'b", "{x", "-1"])
  func `find prints an address that reads back`(id: String) throws {
    let text = JSONValue.object([("id", .string(id)), ("title", .string("x"))]).text
    let fixture = try SessionFixture("[\(text)]")
    let address = try #require(fixture.run("find x").split(separator: "  ").last)
    #expect(address.hasPrefix("#"))
    #expect(fixture.run("row \(address)").hasPrefix("0 0  x"))
    #expect(fixture.code("update \(address) title=y") == "ok")
  }

  @Test func `a model that changed without a word is read anew`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 30", isPrompt: true)
    for row in 0..<12 { fixture.run("row #0.\(row)", isPrompt: true) }
    let source = try fixture.session.requireSource()
    try source.door.changeModel(
      .delete([source.sections[0].items[3]], at: .init(row: 3, section: 0))
    )
    source.tableView.reloadData()
    #expect(fixture.code("row #0.3") == "not-found")
    #expect(fixture.type("row #0.20").hasPrefix("0 19  "))
  }
}
