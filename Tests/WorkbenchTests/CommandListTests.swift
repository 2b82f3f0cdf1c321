import Foundation
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct CommandListTests {
  @Test func `the page of commands lists all commands`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Workbench/Workbench.docc/Commands.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let parts = text.components(separatedBy: "<!-- commands -->\n")
    let block = try #require(parts.last?.components(separatedBy: "\n<!-- /commands -->").first)
    #expect(block == CommandTable.markdown.joined(separator: "\n"))
  }

  @Test func `no name or alias stands for two commands`() {
    #expect(Set(CommandList.all.names).count == CommandList.all.names.count)
  }

  @Test func `each command that performs gestures is known as one`() {
    let casts = CommandList.all.types.compactMap { $0 as? any GestureCommand.Type }
    #expect(casts.count > 20)
    #expect(
      CommandList.all.gestureTypes.map { $0.description.name } == casts.map { $0.description.name }
    )
  }

  @Test func `each short form leads to its command, and so does every longer one`() {
    for type in CommandList.all.types {
      let description = type.description
      #expect(description.name.hasPrefix(description.shortest), "\(description.name)")
      for length in description.shortest.count...description.name.count {
        let short = String(description.name.prefix(length))
        // A whole name stands for itself: section is no short form of sections.
        guard short == description.name || !CommandList.all.names.contains(short) else { continue }
        let found = CommandList.all.find(short, allowsShort: true)
        #expect(found?.description.name == description.name, "\(short)")
      }
    }
  }

  @Test(arguments: [
    ("sec", "sections"), ("sel", "select"), ("ins", "insert"), ("del", "delete"), ("row", "row"),
    ("section", "section"), ("tap", "select"), ("?", "help"), ("exit", "quit"), ("q", "quit"),
  ])
  func `fingers find what they know`(typed: String, name: String) {
    #expect(CommandList.all.find(typed, allowsShort: true)?.description.name == name)
  }

  @Test func `short forms count at the prompt only`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("sel 0 0").hasPrefix("error[unknown-command]"))
    #expect(fixture.run("sel 0 0", isPrompt: true).hasPrefix("selected 0 0"))
  }

  @Test func `every command says what it does and what it touches`() {
    for type in CommandList.all.types {
      #expect(!type.description.summary.isEmpty && type.description.effects.rawValue != 0)
    }
  }
}
