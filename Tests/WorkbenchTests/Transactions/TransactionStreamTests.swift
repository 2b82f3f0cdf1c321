import SessionSupport
import TableModel
import TableStore
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Nothing changes a table but its transactions, and from them all can be made again that is kept about it.
@MainActor @Suite struct TransactionStreamTests {
  /// Lines that change a table on other ways than edits.
  private static let others = [
    "table delete 0 0; end", "begin; table insert at 0 0 x; append 0 y; end", "undo --to s",
    "app implement moveRow on", "app onMove swap", "app paging on", "scroll end", "tick 100",
    "row 0 1", "table select 0 1", "table select 1 0", "filter off",
    "section insert at 0 New; undo", "source SCRIPT", "source --dry-run SCRIPT",
    "edit on; minus 0 0",
    "update 0 0 id=a", "insert at 0 0 {\"id\": \"a\"}", "move 0 0..1 to 1 0", "redo 3",
  ]

  private func line(_ random: inout SeededGenerator, in folder: String) -> String {
    guard random.chance(30) else { return EditLines.line(&random, in: folder) }
    return Self.others[random.below(Self.others.count)]
      .replacing("SCRIPT", with: "\(folder)/script.tabletop")
  }

  @Test(arguments: Wiring.all.map(\.name), 0..<5)
  func `whatever is done, all is as its transactions say`(wiring: String, seed: Int) throws {
    let fixture = try JournalFixture(wiring: wiring)
    try fixture.folder.write("delete 0 0\nappend 0 z\nundo\n", to: "script.tabletop")
    let stream = try StreamSession(fixture.session)
    var random = SeededGenerator(seed: seed)
    var script: [String] = []
    for number in 0..<100 {
      script.append(line(&random, in: fixture.folder.path))
      var found = try stream.difference(after: script[number])
      if found == nil, number % 20 == 19 {
        _ = try fixture.crash("after-\(number)")
        found = try stream.journalDifference(fixture.folder.file("after-\(number)"))
      }
      guard let found else { continue }
      Issue.record("seed \(seed), \(wiring): \(found)\n\(script.joined(separator: "\n"))")
      return
    }
    #expect(stream.stream.count > 15, "seed \(seed): a script that does nothing shows nothing")
  }

  @Test(arguments: Wiring.all.map(\.name), 0..<4)
  func `rows that a server sends are transactions too`(wiring: String, seed: Int) throws {
    let pages = (0..<5).map { page in
      "[" + (0..<3).map { #"{"id": "r\#(page * 3 + $0)"}"# }.joined(separator: ", ") + "]"
    }
    let fixture = try SessionFixture(
      nil,
      wiring: wiring,
      served: #"{"/l": {"pages": [\#(pages.joined(separator: ", "))]}}"#
    )
    fixture.type("open http://example.org/l")
    let stream = try StreamSession(fixture.session)
    let lines = [
      "pull", "more", "more", "page previous", "net fail next", "net latency 0", "net latency 0",
      "net latency 30", "tick 50", "tick 50", "tick 50", "delete 0 1", "append 0 x", "undo", "redo",
      "move 0 0 to 0 2",
      "section insert at 0 S", "begin; append 0 y", "end", "rollback", "snapshot s",
    ]
    var random = SeededGenerator(seed: seed)
    var script: [String] = []
    for _ in 0..<120 {
      script.append(lines[random.below(lines.count)])
      guard let found = try stream.difference(after: script[script.count - 1]) else { continue }
      Issue.record("seed \(seed), \(wiring): \(found)\n\(script.joined(separator: "\n"))")
      return
    }
    let arrivals = stream.stream.count { if case .arrived = $0.kind { true } else { false } }
    #expect(arrivals > 0, "seed \(seed): nothing arrived")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `a file that changed arrives as a transaction`(wiring: String) throws {
    let fixture = try JournalFixture(wiring: wiring)
    fixture.session.settings.followsFiles = true
    let stream = try StreamSession(fixture.session)
    for (number, text) in ["\"Ada\"", "\"Cy\"", "\"Zoe\""].enumerated() {
      let changed = JournalFixture.document.replacing(text, with: "\"Other, longer \(number)\"")
      try fixture.folder.write(changed, to: "people.json")
      #expect(fixture.session.followFiles().count == 1)
      for line in ["row 0 2", "delete 0 1", "undo", "save --force"] {
        #expect(try stream.difference(after: line) == nil, "\(wiring), \(line)")
      }
    }
    let arrivals = stream.stream.count { if case .arrived(_?) = $0.kind { true } else { false } }
    #expect(arrivals == 3)
  }
}
