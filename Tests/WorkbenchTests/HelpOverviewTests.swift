import CommandLanguage
import SessionSupport
import Teaching
import Testing
import TextLayout

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct HelpOverviewTests {
  @Test func `the everyday commands fit on a screen of 24 lines and 80 columns`() throws {
    let lines = try SessionFixture(nil).run("help").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    // The typed line, the prompt below and the user's aliases.
    #expect(lines.count <= 21)
    #expect(lines.allSatisfy { String($0).displayWidth < 80 })
    #expect(
      lines.prefix(5) == [
        "Open        open  new  bind  info  save  diff",
        "Look        show  rows  row  item  sections  find  filter  sort  keys  height",
        "Act         select  swipe  scroll  browse",
        "Change      insert  delete  update  move  undo",
        "Understand  trace  wiring  compare  explain  lesson",
      ]
    )
    let words = Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
    for topic in Features.all.topics { #expect(words.contains(topic.name), "\(topic.name)") }
  }

  @Test func `every command is everyday or in one group`() {
    #expect(Set(HelpTier.names).count == HelpTier.names.count)
    for name in HelpTier.names { #expect(CommandList.all.named(name) != nil, "\(name)") }
    let grouped = HelpGroup.all.flatMap(\.commands)
    #expect(Set(grouped).count == grouped.count)
    for name in grouped { #expect(CommandList.all.named(name) != nil, "\(name)") }
    for description in CommandList.all.descriptions {
      let groups = HelpGroup.all.filter { $0.members(in: .all).contains { $0 === description } }
      let isEveryday = HelpTier.names.contains(description.name)
      #expect(groups.count == (isEveryday ? 0 : 1), "\(description.name)")
    }
  }

  @Test(arguments: HelpGroup.all.map(\.name))
  func `a group lists each of its commands with a summary`(name: String) throws {
    let lines = try SessionFixture(nil).run("help \(name)").split(separator: "\n")
    let group = try #require(HelpGroup.all.first { $0.name == name })
    for description in group.members(in: .all) {
      let line = try #require(lines.first { $0.hasPrefix("  \(description.name) ") })
      let words = line.dropFirst(2 + description.name.count).drop { $0 == " " }
      let shown = words.hasSuffix(" …") ? words.dropLast(2) : words
      #expect(description.summary.hasPrefix(shown), "\(line)")
    }
  }

  @Test func `the layout command keeps its page`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("help layout").hasPrefix("layout: sizes, positions"))
    #expect(fixture.run("layout --help").hasPrefix("layout\n"))
  }

  @Test func `a command that no group names is in the group of its kind`() {
    let description = CommandDescription(
      heading: .init("greet", short: "gr", in: .acting),
      words: .of(make: ClearCommand.init),
      summary: "greet",
      example: "greet",
      effects: .reads
    )
    #expect(HelpGroup.holding(description) == .gestures)
  }

  @Test func `the suggested line works`() throws {
    let fixture = try SessionFixture()
    let line = try #require(
      HelpOverview.lines(of: .all).map(\.text).last { $0.hasPrefix("try ") }
    )
    for part in line.dropFirst(4).split(separator: "·") {
      let text = fixture.run(String(part), isPrompt: true)
      #expect(!text.isEmpty && !text.hasPrefix("error["), "\(part): \(text)")
    }
  }

  @Test func `aliases are listed and explained like commands`() throws {
    let fixture = try SessionFixture()
    fixture.run("alias end-row row 0 last")
    #expect(fixture.run("help").contains("\nAliases     end-row\n"))
    #expect(fixture.run("help end-row") == "end-row = row 0 last")
  }

  @Test func `programs get names with groups`() throws {
    let record = try SessionFixture(nil).records("help")[0]
    #expect(record.contains(#"{"name":"insert","group":"Change","summary":"#))
    #expect(record.contains(#"{"name":"drag","group":"gestures","summary":"#))
    #expect(record.contains(#"{"name":"prompt","group":"Topics","summary":"#))
    #expect(record.contains(#"{"name":"gestures","group":"Groups","summary":"#))
  }
}
