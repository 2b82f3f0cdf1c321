import SessionSupport
import TableModel
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct AddressTests {
  @Test(arguments: [
    ("row 0 3", "0 3"), ("row 0.3", "0 3"), ("row 0:3", "0 3"), ("row #bob", "0 1"),
    ("row 0 last", "0 3"), ("row 0 1..2", "0 2"), ("row 0 *", "0 3"), ("row 0 2..last", "0 3"),
    ("row 1.last", "1 0"), ("row .", "0 0"), ("row *", "1 0"), ("height *", "1 0"),
  ])
  func `finds rows by every form of address`(line: String, current: String) throws {
    let fixture = try SessionFixture()
    fixture.run("row 0 0", line)
    #expect(fixture.session.current?.current?.description == current)
  }

  @Test(arguments: [
    ("row 0 4", "no-row"), ("row 0 -1", "no-row"), ("row 2 0", "no-section"),
    ("row -1 0", "no-section"), ("row #nobody", "not-found"), ("row 3", "bad-argument"),
    ("row 0 3..9", "no-row"), ("row 0 3..1", "no-row"), ("select *", "bad-argument"),
    ("row 1e9 0", "bad-argument"), ("row 99999999999999999999 0", "bad-argument"),
    ("row 9223372036854775807 0", "no-section"), ("row 0 9223372036854775807", "no-row"),
    ("row 0 -9223372036854775808", "no-row"), ("row nan 0", "bad-argument"),
    ("row", "no-row"), ("row 0 0 0", "bad-argument"), ("rows 7", "no-section"),
    ("rect 9", "no-section"), ("rect 0 9", "no-row"), ("height 0 9", "no-row"),
    ("height 88", "bad-argument"), ("height 0 3 -1", "bad-argument"),
    ("height 0 3 nan", "bad-argument"),
    ("height 0 3 inf", "bad-argument"), ("height 0 3 1e300", "bad-argument"),
    ("scroll to 0 9", "no-row"), ("scroll by nan", "bad-argument"), ("hit inf", "bad-argument"),
    ("delete 0 9", "no-row"), ("insert at 0 9 x", "no-row"), ("move 0 0 to 0 9", "no-row"),
    ("move 0 0 to 0 4", "no-row"), ("swap 0 0 with 0 9", "no-row"), ("append 9 x", "no-section"),
    ("section delete 9", "no-section"), ("section insert at 9 x", "no-section"),
    ("new -1", "bad-argument"), ("new 1e9", "bad-argument"), ("undo 0", "bad-argument"),
    ("viewport 0 0", "bad-argument"), ("viewport 1e9 9", "bad-argument"),
    ("use nobody", "not-found"),
    ("frobnicate", "unknown-command"), ("insert \"x\"", "bad-argument"),
  ])
  func `refuses what is not there and changes nothing`(line: String, code: String) throws {
    let fixture = try SessionFixture()
    let before = fixture.session.current?.sections
    #expect(fixture.code(line) == code)
    #expect(fixture.session.current?.sections == before)
    #expect(fixture.session.current?.current == nil)
    #expect(fixture.code("invariants") == "ok")
  }

  @Test(arguments: ["delete *", "delete * --drop-empty", "sort title; delete *"])
  func `a star is every row of every section, and one undo brings all back`(line: String) throws {
    let fixture = try SessionFixture()
    let before = fixture.run("rows")
    fixture.run(line)
    #expect(fixture.session.current?.rowCount == 0)
    #expect(fixture.session.current?.sections.count == (line.contains("--drop") ? 0 : 2))
    #expect(fixture.code("invariants") == "ok")
    fixture.run("undo; sort off")
    #expect(fixture.run("rows") == before)
  }

  @Test func `a star without rows names the first section`() throws {
    let fixture = try SessionFixture()
    fixture.run("delete *")
    #expect(fixture.code("delete *") == "no-row")
    #expect(fixture.code("new; delete *") == "bad-argument")
  }

  @Test func `rows of several sections are shown, measured and reloaded`() throws {
    let fixture = try SessionFixture()
    let all = fixture.run("row 0 *") + "\n" + fixture.run("row 1 *")
    #expect(fixture.run("row *") == all)
    fixture.run("height * 70")
    let items = try #require(fixture.session.current).sections.flatMap(\.items)
    #expect(items.allSatisfy { $0.height == 70 })
    #expect(fixture.code("reload *") == "ok")
    #expect(fixture.code("table reconfigure *") == "ok")
    #expect(fixture.code("audit *") == "ok")
    #expect(fixture.code("move * to 0 0") == "bad-argument")
  }

  @Test func `takes a row alone in a table of one section`() throws {
    let fixture = try SessionFixture("[\"a\", \"b\", \"c\"]")
    #expect(fixture.run("row 2").hasPrefix("0 2  c"))
    #expect(fixture.code("insert after 1 New York") == "ok")
    #expect(fixture.run("rows") == "0 0  a\n0 1  b\n0 2  New York\n0 3  c")
  }

  @Test func `follows the current row through edits`() throws {
    let fixture = try SessionFixture()
    fixture.run("row 0 2", "model insert at 0 0 x")
    fixture.run("model delete 0 0")
    func current() -> String? { fixture.session.current?.current?.description }
    fixture.run("row 0 2", "section insert at 0 New")
    #expect(current() == "1 2")
    fixture.run("section delete 0")
    #expect(current() == "0 2")
    fixture.run("delete 0 3")
    #expect(current() == "0 2")
    fixture.run("undo")
    #expect(current() == "0 3")
    fixture.run("row 0 9")
    #expect(current() == "0 3")
  }
}
