import Platform
import Testing
import Wirings

/// The tables of README.md and of the pages name all modules, wirings and examples.
@Suite struct ReadmeTableTests {
  @Test func `names every module`() throws {
    let lines = try Readme.lines(of: Readme.page("Embedding"))
    let modules = try Files.list(Readme.root + "/Sources").filter(\.isDirectory).map(\.name)
    #expect(modules.filter { name in !lines.contains { Self.names(name, in: $0) } } == [])
  }

  /// Whether a row of a table begins with a cell that names something, alone or beside others.
  private static func names(_ name: String, in line: Substring) -> Bool {
    let cells = line.split(separator: "|")
    return line.hasPrefix("| ") && cells.first?.contains("`\(name)`") == true
  }

  @Test func `names every wiring`() throws {
    let lines = try Readme.lines()
    let names = Wiring.all.map(\.name)
    #expect(names.filter { name in !lines.contains { $0.hasPrefix("| `\(name)` |") } } == [])
  }

  @Test func `names every example`() throws {
    let lines = try Readme.lines(of: Readme.page("Examples"))
    let files = try Files.list(Readme.root + "/examples").filter { !$0.isDirectory }.map(\.name)
    let data = Set(files.filter { !Self.isStory($0) }.map(Self.stem))
    let rows = files.filter { !Self.isStory($0) || !data.contains(Self.stem($0)) }
    #expect(rows.filter { name in !lines.contains { $0.hasPrefix("| `\(name)` |") } } == [])
    let stories = data.sorted().flatMap { ["\($0).tabletop", "\($0).transcript"] }
    #expect(stories.filter { !files.contains($0) } == [])
  }

  /// Whether an example is a script or its transcript: those go by the name of their data.
  private static func isStory(_ name: String) -> Bool {
    name.hasSuffix(".tabletop") || name.hasSuffix(".transcript")
  }

  private static func stem(_ name: String) -> Substring {
    name.prefix { $0 != "." }
  }

  @Test func `README has at most 120 lines`() throws {
    #expect((90...121).contains(try Readme.lines().count))
  }
}
