import Platform
import Testing
import Wirings

/// The tables of README.md name what there is.
@Suite struct ReadmeTableTests {
  private let lines: [Substring]

  init() throws {
    lines = try Readme.lines()
  }

  @Test func `names every module`() throws {
    let modules = try Files.list(Readme.root + "/Sources").filter(\.isDirectory).map(\.name)
    #expect(modules.filter { name in !lines.contains { $0.hasPrefix("| `\(name)` |") } } == [])
  }

  @Test func `names every wiring`() {
    let names = Wiring.all.map(\.name)
    #expect(names.filter { name in !lines.contains { $0.hasPrefix("| `\(name)` |") } } == [])
  }

  @Test func `names every example`() throws {
    let files = try Files.list(Readme.root + "/examples").map(\.name)
    #expect(files.filter { name in !lines.contains { $0.hasPrefix("| `\(name)` |") } } == [])
  }

  @Test func `is as long as a person reads`() {
    #expect((120...200).contains(lines.count))
  }
}
