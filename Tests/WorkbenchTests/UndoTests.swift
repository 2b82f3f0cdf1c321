import SessionSupport
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct UndoTests {
  private nonisolated static let documents = [
    SessionFixture.document,
    "[{\"name\": \"a\", \"n\": 1},\n {\"name\": \"b\", \"n\": 2.50},\n {\"name\": \"c\"}]\n",
    "[[1, 2, 3],\r\n [4], [ ]]", "{\"x\": [\"a\", \"b\"], \"y\": []}",
    "{\"a\": 1,\n\t\"b\": [2, {}],\n\t\"c\": \"\\u00e9\"\n}\n", "{\"a\":1}\n{\"a\":2}\n{\"b\":3}\n",
    "{\"ok\": true, \"items\": [{\"id\": 7, \"title\": \"x\", \"height\": 1e2}, {\"id\": 8}]}",
  ]

  /// A line that makes sense on a table of some size.
  private func line(_ sections: [Section], _ generator: inout SeededGenerator) -> String {
    let section = Int.random(in: 0..<max(1, sections.count), using: &generator)
    let count = sections.indices.contains(section) ? sections[section].items.count : 0
    let row = Int.random(in: 0...max(0, count), using: &generator)
    let other = Int.random(in: 0..<max(1, sections.count), using: &generator)
    let lines = [
      "insert at \(section) \(row) \"t\(row)\"", "insert at \(section) \(row) {\"title\": \"j\"}",
      "delete \(section) \(row)", "delete \(section) \(row)..\(row + 2)",
      "move \(section) \(row) to \(other) 0", "update \(section) \(row) title=\"u\" x=1",
      "height \(section) \(row) 88", "height \(section) \(row) auto",
      "swap \(section) \(row) with \(other) 0", "replace \(section) \(row) \"r\"",
      "section insert at \(section) New", "section delete \(section)", "section clear \(section)",
      "section move \(section) to \(other)", "section header \(section) H\(row)",
      "section footer \(section) F", "append \(section) \"a\" \"b\"", "undo", "redo",
      "begin; delete \(section) \(row); append \(other) \"z\"; end", "select \(section) \(row)",
      "begin; append \(section) \"q\"; rollback", "scroll by 100", "wiring monolith",
      "wiring items",
      "table delete \(section) \(row)", "delete \(section) 99",
    ]
    return lines[Int.random(in: 0..<lines.count, using: &generator)]
  }

  @Test(arguments: documents.indices, 1...12)
  func `any edits taken back save the same bytes`(document: Int, seed: Int) throws {
    let text = Self.documents[document]
    let fixture = try SessionFixture(text, wiring: seed.isMultiple(of: 2) ? "items" : "monolith")
    let source = try #require(fixture.session.current)
    var generator = SeededGenerator(seed: seed)
    var lines: [String] = []
    for _ in 0..<40 {
      let next = line(source.sections, &generator)
      lines.append(next)
      _ = fixture.run(next, isPrompt: true)
      if source.batch != nil { fixture.run("rollback", isPrompt: true) }
      let faults = source.tableView.checkInvariants()
      #expect(faults == [], "seed \(seed): \(lines.joined(separator: "\n"))")
      let counts = (0..<source.tableView.numberOfSections).map {
        source.tableView.numberOfRows(inSection: $0)
      }
      #expect(counts == source.sections.map(\.items.count), "seed \(seed): \(lines.suffix(1))")
    }
    if !source.history.done.isEmpty {
      #expect(fixture.code("undo \(source.history.done.count)") == "ok")
    }
    #expect(source.sections == source.document.sections, "seed \(seed)")
    let bytes = try source.document.bytes(of: source.sections)
    #expect(String(decoding: bytes, as: UTF8.self) == text, "seed \(seed)")
    #expect(!source.isModified)
  }

  @Test func `brings back the row and speaks of it`() throws {
    let fixture = try SessionFixture()
    fixture.run("row 0 1", "delete")
    #expect(fixture.run("undo") == "undid: delete 1 row at 0 1\nnow at 0 1  Bob")
    #expect(fixture.run("redo").hasPrefix("redid: delete 1 row at 0 1"))
    #expect(fixture.code("redo") == "refused")
    fixture.run("undo 9", isPrompt: true)
    #expect(fixture.code("undo") == "refused")
  }

  @Test(arguments: ["section header 0 \"People\"", "section footer 0 \"\"", "swap 0 1 with 0 1"])
  func `what changes nothing is no edit`(line: String) throws {
    let fixture = try SessionFixture()
    fixture.run("section header 0 \"People\"")
    let count = try #require(fixture.session.current).history.done.count
    #expect(fixture.run(line) == "nothing to change")
    #expect(fixture.session.current?.history.done.count == count)
  }
}
