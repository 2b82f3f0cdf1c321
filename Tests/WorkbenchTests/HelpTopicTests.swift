import CommandLanguage
import Foundation
import SessionSupport
import Teaching
import Testing
import TextLayout

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct HelpTopicTests {
  @Test(arguments: await Features.all.topics.map(\.name))
  func `a topic fits on a screen of 24 lines and 80 columns`(name: String) throws {
    let topic = try #require(Features.all.topic(named: name))
    // Only answers, which are as they are, may go on over the edge.
    let lines = topic.lines(in: .all)
    #expect(lines.reduce(0) { $0 + max(1, ($1.displayWidth + 79) / 80) } <= 22)
    let answers = Set(topic.examples.flatMap { $0.lines(answer: $0.answer(with: .all)) })
    for line in lines where !answers.contains(line) {
      #expect(line.displayWidth < 80, "\(line)")
    }
    #expect(lines[0] == "\(name): \(topic.summary)")
    #expect(try SessionFixture(nil).run("help \(name)") == lines.joined(separator: "\n"))
  }

  @Test func `a topic hides only the commands exit and layout`() {
    let names = Features.all.topics.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.filter { CommandList.all.named($0) != nil } == ["exit", "layout"])
  }

  @Test(arguments: await Features.all.topics.flatMap(\.tries))
  func `what a topic says to try works on the small table`(line: String) throws {
    let fixture = try SessionFixture()
    let text = fixture.run(line)
    #expect(!text.isEmpty && !text.contains("error["), "\(line): \(text)")
  }

  @Test func `every code that a command can fail with is explained`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized
    let explained = HelpTopic.errors.lines(in: .all).joined(separator: " ")
    var codes = Set(["not-a-table"])
    for folder in ["CommandLanguage", "Workbench", "TableStore"] {
      let files = try FileManager.default.subpathsOfDirectory(
        atPath: sources.appending(path: folder).path
      )
      for file in files where file.hasSuffix(".swift") {
        let text = try String(
          contentsOf: sources.appending(path: "\(folder)/\(file)"),
          encoding: .utf8
        )
        for match in text.matches(of: /Wording\(\s*"([a-z-]+)"/) {
          codes.insert(String(match.1))
        }
      }
    }
    #expect(codes.count > 10)
    for code in codes { #expect(explained.contains(code), "\(code)") }
  }
}

extension HelpTopic {
  fileprivate var examples: [HelpExample] {
    parts.compactMap { if case .example(let example) = $0 { example } else { nil } }
  }

  fileprivate var tries: [String] {
    parts.flatMap { part in
      if case .tries(let terms) = part { terms.map(\.word) } else { [] as [String] }
    }
  }
}
