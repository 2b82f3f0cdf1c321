import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench

/// Lists of keys with commas in them, and rows with a key of their own each.
@MainActor @Suite struct KeyListTests {
  private static let rows = "[{\"a,b\": 1, \"c\": 2}, {\"a,b\": 11, \"c\": 12}]"

  @Test(arguments: [
    "rows --keys '\"a,b\"'", "rows --keys \"\\\"a,b\\\"\"", "rows --keys [\"a,b\"]",
  ])
  func `a key with a comma is a column`(line: String) throws {
    let lines = try SessionFixture(Self.rows).run(line).split(separator: "\n")
    #expect(lines.dropFirst() == ["0 0  1", "0 1  11"])
  }

  @Test(arguments: ["a,b", "\"a,b\"", "'a,b'", "'\"a,b'"])
  func `a list that splits such a key says how to write it`(list: String) throws {
    let text = try SessionFixture(Self.rows).run("rows --keys \(list)")
    #expect(text.contains("for the key \"a,b\", write `--keys '\"a,b\"'`"), "\(text)")
    #expect(text.hasPrefix("error[no-key]"))
  }

  @Test func `the keys in a hint can be typed`() throws {
    let text = try SessionFixture(Self.rows).run("rows --keys zzzzzz")
    #expect(text.contains("the keys are \"a,b\", c"), "\(text)")
    let near = try SessionFixture(Self.rows).run("rows --keys '\"a,c\",c'")
    #expect(near.contains("the keys are \"a,b\", c"), "\(near)")
  }

  /// Rows of which no two have the same key.
  private static func shapes(_ count: Int) -> String {
    "[" + (0..<count).map { "{\"a\($0)\": \($0)}" }.joined(separator: ",") + "]"
  }

  @Test func `rows with a key of their own each stay within the limit of columns`() throws {
    let fixture = try SessionFixture(Self.shapes(1300))
    for line in ["rows --keys * --limit 1200", "rows --limit 1200 --format csv"] {
      let text = fixture.run(line)
      #expect(text.contains("more than 1,000 keys; only the first 1,000 are columns"), "\(line)")
    }
    let lines = fixture.run("rows --keys * --limit 1200").split(separator: "\n")
    #expect(lines[1].split(separator: " ") == ["0", "0", "0.0", "0"])
    #expect(lines[1000].split(separator: " ") == ["0", "999", "0.999", "999"])
    #expect(lines[1001].split(separator: " ") == ["0", "1000", "0.1000"])
    #expect(fixture.run("count").contains("1,300"))
    #expect(fixture.run("find 1299").contains("0 1299"))
    #expect(fixture.run("keys").contains("a0 "))
    #expect(fixture.run("bind").contains("title"))
  }

  @Test func `sections with keys of their own each are one table`() throws {
    let sections = (0..<2000).map { "\"s\($0)\": [{\"a\($0)\": \($0)}]" }.joined(separator: ",")
    let fixture = try SessionFixture("{\(sections)}")
    #expect(fixture.run("rows --keys a7 7") == "     a7\n7 0  7")
    #expect(fixture.run("rows --keys * --limit 3").contains("1.0      1"))
    #expect(fixture.run("bind").contains("and 1740 more") || fixture.run("bind").contains("title"))
  }
}
