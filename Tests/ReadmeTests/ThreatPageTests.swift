import Platform
import Testing

/// The page of what may go wrong names a test in each row, and each of them is there.
@Suite struct ThreatPageTests {
  private static let page = "Sources/Workbench/Workbench.docc/Threats.md"

  /// Each test as `Suite/words`, and each suite by itself.
  ///
  /// A suite that is spread over files has an extension in each.
  private static func tests() throws -> Set<String> {
    try Readme.testFiles().reduce(into: []) { $0.formUnion(try tests(in: $1)) }
  }

  private static func tests(in file: String) throws -> Set<String> {
    var found: Set<String> = []
    var suite = ""
    // Most lines are neither, and a regular expression takes long to say so.
    for line in try Readme.lines(of: file)
    where line.hasPrefix("  ") ? line.contains("func `") : line.contains("Tests") {
      if !line.hasPrefix(" "), !line.hasPrefix("/"),
        let type = line.firstMatch(of: /(?:struct|class|extension) (\w+Tests)\b/)
      {
        suite = String(type.output.1)
        found.insert(suite)
      } else if let test = line.firstMatch(of: /^  .*func `([^`]+)`/) {
        found.insert("\(suite)/\(test.output.1)")
      }
    }
    return found
  }

  /// The rows of all tables but for their heads, each as its cells.
  private static func rows() throws -> [[Substring]] {
    try Readme.lines(of: "\(Readme.root)/\(page)")
      .filter { $0.hasPrefix("| ") && !$0.hasSuffix("| Shown by |") }
      .map { $0.dropFirst(2).dropLast(2).split(separator: " | ") }
  }

  @Test func `each row names tests, and each of them is there`() throws {
    let tests = try Self.tests()
    #expect(tests.count > 1000)
    let rows = try Self.rows()
    #expect(rows.count > 50)
    for row in rows {
      let named = (row.last ?? "").matches(of: /`([^`]+)`/).map { String($0.output.1) }
      #expect(!named.isEmpty, "\(row[0])")
      for name in named {
        #expect(name.firstMatch(of: /^\w+Tests(\/.+)?$/) != nil, "\(name)")
        #expect(tests.contains(name), "there is no test \(name)")
      }
    }
  }

  @Test func `the pitfalls of the library that edits lines are numbered, and none is left out`()
    throws
  {
    let numbers = try Self.rows().compactMap { Int($0[0]) }
    #expect(numbers == Array(1...23))
  }

  @Test func `the page is linked`() throws {
    let first = "\(Readme.root)/Sources/Workbench/Workbench.docc/Workbench.md"
    #expect(try Readme.lines(of: first).contains("- <doc:Threats>"))
  }
}
