import Platform
import SessionSupport
import Teaching
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct HelpExampleTests {
  /// Those whose very answer is silence.
  private static let silent: Set<String> = ["quit", "expect"]

  @Test func `the example of every command answers, after lines that work`() throws {
    for type in CommandList.all.types {
      let description = type.description
      let answer = try #require(description.liveExample.answer(with: .all), "\(description.name)")
      #expect(answer.first?.hasPrefix("error[") != true, "\(description.example): \(answer)")
      #expect(answer.isEmpty == Self.silent.contains(description.name), "\(description.name)")
    }
  }

  @Test func `the example of a command is about that command, in a name good in scripts`() {
    for type in CommandList.all.types {
      let description = type.description
      let names = [description.name] + description.aliases
      #expect(names.contains { description.example.split(separator: " ").first == $0[...] })
    }
  }

  @Test func `the lines before an example do what they say, but for one that is expected to fail`()
  {
    for type in CommandList.all.types {
      let example = type.description.liveExample
      for (index, line) in example.setup.enumerated() {
        let setup = Array(example.setup[..<index])
        let answer = HelpExample(setup: setup, line: line, needsFiles: example.needsFiles).answer(
          with: .all
        )
        let fails = answer?.first?.hasPrefix("error[") == true
        #expect(fails == (type.description.name == "expect"), "\(line): \(answer ?? [])")
      }
    }
  }

  @Test func `a file that an example writes goes with its folder, which no answer names`() throws {
    let example = HelpExample(line: "save copy.json; save copy.json --force", needsFiles: true)
    let answer = try #require(example.answer(with: .all))
    let bytes = ExampleTable.document.utf8.count
    #expect(answer == Array(repeating: "saved copy.json, \(bytes) bytes", count: 2))
    #expect(!Files.exists("copy.json"))
  }

  @Test func `an example that could not be run says why, and what came before it`() {
    let example = HelpExample(setup: ["new 2", "row 0 1"], line: "save copy.json")
    #expect(
      example.lines(answer: nil) == [
        "on a small table, after new 2; row 0 1:", "  tabletop> save copy.json",
        "  (cannot create a folder for its files)",
      ]
    )
  }

  @Test func `an example finds the files that stand beside its table`() {
    for name in ExampleTable.files.keys where name.hasSuffix(".json") {
      let answer = HelpExample(line: "open \(name) as x", needsFiles: true).answer(with: .all)
      #expect(answer?.first?.hasPrefix("x: ") == true, "\(name)")
    }
  }

  @Test func `an example in another format answers in it`() {
    let answer = HelpExample(setup: ["format jsonl"], line: "offset").answer(with: .all)
    #expect(
      answer == [#"{"n":2,"file":null,"line":1,"command":"offset","ok":true,"answer":0}"#]
    )
  }
}
