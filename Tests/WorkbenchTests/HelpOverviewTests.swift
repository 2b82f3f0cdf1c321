import SessionSupport
import Teaching
import Testing
import TextLayout

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct HelpOverviewTests {
  @Test func `all there is fits on a screen of 24 lines and 80 columns`() throws {
    let lines = try SessionFixture(nil).run("help").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    // The line that asked, and the prompt below.
    #expect(lines.count <= 22)
    #expect(lines.allSatisfy { String($0).displayWidth < 80 })
    let words = Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
    for type in CommandList.all.types { #expect(words.contains(type.description.name)) }
    for topic in Features.all.topics { #expect(words.contains(topic.name)) }
  }

  @Test func `what it says to try works`() throws {
    let fixture = try SessionFixture()
    let line = try #require(HelpOverview.lines(of: .all).last { $0.hasPrefix("try ") })
    for part in line.dropFirst(4).split(separator: "·") {
      let text = fixture.run(String(part), isPrompt: true)
      #expect(!text.isEmpty && !text.hasPrefix("error["), "\(part): \(text)")
    }
  }

  @Test func `aliases are listed and told like commands`() throws {
    let fixture = try SessionFixture()
    fixture.run("alias tail row 0 last")
    #expect(fixture.run("help").contains("\nAliases   tail\n"))
    #expect(fixture.run("help tail") == "tail = row 0 last")
  }

  @Test func `programs get names with groups`() throws {
    let record = try SessionFixture(nil).records("help")[0]
    #expect(record.contains(#"{"name":"insert","group":"Changing","summary":"#))
    #expect(record.contains(#"{"name":"prompt","group":"Topics","summary":"#))
  }
}
