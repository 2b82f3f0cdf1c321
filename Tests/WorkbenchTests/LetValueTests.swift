import SessionSupport
import Testing

@testable import Workbench

/// `let NAME = QUERY`, which takes a value from an output.
@MainActor @Suite struct LetValueTests {
  private nonisolated static let document = #"""
    {"title": "T", "items": [
      {"id": "a", "title": "Ada", "year": 1815}, {"id": "b", "title": "Bob", "tags": ["p", 1]}]}
    """#

  @Test(arguments: [
    ("let n = count", "n = 2"), ("let n = rows 0", "n = 2"), ("let t = row 0 1", "t = Bob"),
    ("let h = row 0 0 height", "h = 44"), ("let w = wiring", "w = items"),
    ("row 0 0; let h = answer height", "h = 44"), ("row 0 1; let t = answer", "t = Bob"),
    ("let n = \"count\"", "n = count"), ("let n count", "n = count"), ("let n = 3", "n = 3"),
    ("let n = nothing here", "n = nothing here"), ("let n = answer to all", "n = answer to all"),
    ("alias c count; let n = c", "n = 2"), ("let x = 1; let y = row 0 $x", "y = Bob"),
    ("let t = item 0 1 tags", "t = [\"p\", 1]"), ("let n = item 0 0 tags", "n = nil"),
  ])
  func `a variable takes`(line: String, output: String) throws {
    let fixture = try SessionFixture(Self.document)
    #expect(fixture.run(line).split(separator: "\n").last.map(String.init) == output)
  }

  @Test(arguments: [
    ("let n = delete 0 0", "refused"), ("let n = save x", "refused"),
    ("let n = row 0 99", "no-row"), ("let n = row 0 0 0 0", "bad-argument"),
    ("let n = row 0 0 hight", "no-key"), ("row 0 99; let n = answer", "refused"),
    ("let n =", "bad-argument"), ("let n = shell ls", "refused"),
  ])
  func `what is not a query is an error, and changes nothing`(line: String, code: String) throws {
    let fixture = try SessionFixture(Self.document)
    let rows = fixture.type("rows")
    #expect(fixture.code(line) == code)
    #expect(fixture.type("rows") == rows)
    #expect(fixture.type("let") == "no variables; try `let NAME VALUE`")
  }

  @Test func `a command that changes something has the way to write a text`() throws {
    #expect(
      try SessionFixture(Self.document).run("let n = delete 0 0") == """
        error[refused]: `let` accepts read-only commands; `delete` changes something
            let n = delete 0 0
                    ^
          hint: for a text, try `let n = "delete 0 0"`
        """
    )
  }
}
