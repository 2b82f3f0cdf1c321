import SessionSupport
import TestSupport
import Testing

@testable import Workbench

/// Tables without rows, and the first rows that they get.
@MainActor @Suite struct EmptyTableTests {
  @Test func `the names of columns tell which one is the title`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("name,email\n", to: "people.csv")
    let fixture = try SessionFixture(nil)
    fixture.run("open \(path)", "append 0 \"Ann\"", #"append 0 {"name":"Bob","email":"b@x"}"#)
    #expect(fixture.type("rows") == "0 0  Ann\n0 1  Bob  b@x")
    fixture.run("save")
    #expect(folder.read("people.csv") == "name,email\nAnn,\nBob,b@x\n")
  }

  @Test(arguments: [
    "[]", #"{"items":[]}"#, #"{"a":[],"b":[]}"#, #"["x"]"#,
  ]) func `a row whose keys are not known shows its first text`(table: String) throws {
    let fixture = try SessionFixture(table)
    fixture.run(#"append 0 {"code":1,"label":"Bob"}"#)
    #expect(fixture.type("rows 0").contains("Bob"), "\(fixture.type("rows"))")
  }

  @Test(arguments: ["name,email\n", "[]"])
  func `a key can be bound before the first row`(text: String) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(text, to: text.hasPrefix("[") ? "a.json" : "a.csv")
    let fixture = try SessionFixture(nil)
    fixture.run("open \(path)")
    #expect(fixture.code("bind title email") == "ok")
    fixture.run(#"append 0 {"name":"Bob","email":"b@x"}"#)
    #expect(fixture.type("row 0 0").contains("b@x"))
  }

  @Test(arguments: [
    ("[]", "the table has no rows; try `append 0 \"New row\"`"),
    ("[1, 2]", "try `row 0 1` or `select 0 1`"),
  ])
  func `a hint names no row that does not exist`(table: String, hint: String) throws {
    #expect(try SessionFixture(table).type("delete").hasSuffix("hint: \(hint)"))
  }
}
