import SessionSupport
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// A pure data source is unaffected by questions that come twice and out of order.
@MainActor @Suite struct NoiseTests {
  private static let verbs = [
    "insert at 0 0 New", "append 1 Zoe", "delete 0 1", "delete 1 0", "move 0 0 to 0 1",
    "swap 0 0 with 0 2",
    "update 0 0 title=Other", "height 0 1 88", "height 0 1 auto", "section insert at 1 More",
    "section delete 1", "section move 0 to 1", "section clear 0", "section header 0 Renamed",
    "undo", "redo", "reload", "layout", "tap 0 1", "tap 1 0", "table select 0 0", "selection",
    "scroll by 30", "scroll by -50", "scroll end", "scroll top", "scroll to 0 1 middle", "visible",
    "offset", "content", "rect 0 1", "rect 0", "hit 100", "show", "row 0 1", "cell 0 0", "pool",
    "sections", "heights", "style grouped", "style plain", "viewport 390 200", "begin", "end",
    "rollback", "table delete 0 1", "table reload 0 1", "invariants", "info",
  ]

  @Test(arguments: 1...20, ["items", "monolith"])
  func `every command answers the same with and without noise`(
    seed: UInt64,
    wiring: String
  )
    throws
  {
    var random = SeededGenerator(seed: seed)
    let size = Size(width: 390, height: 132)
    let quiet = try SessionFixture(wiring: wiring, viewport: size)
    let noisy = try SessionFixture(wiring: wiring, viewport: size)
    noisy.run("app noise on", "reload", "layout")
    quiet.run("reload", "layout")
    for step in 0..<60 {
      let line = Self.verbs.randomElement(using: &random) ?? "layout"
      // What is reloaded in the middle of a batch that is taken back later is not told again.
      if line == "reload", noisy.session.current?.batch != nil { continue }
      let answers = [quiet, noisy].map { $0.run(line, isPrompt: true) }
      #expect(answers[1] == answers[0], "seed \(seed), step \(step): \(line)")
    }
  }

  @Test(arguments: ["items", "monolith"])
  func `the trace shows the second round and two more heights for each new cell`(
    wiring: String
  )
    throws
  {
    let fixture = try SessionFixture(wiring: wiring, viewport: Size(width: 390, height: 132))
    fixture.run("app noise on", "stats reset", "reload", "layout")
    // Two sections with 5 rows: twice 3 counts; twice 5 rows, 2 headers and 2 footers; 2 visible rows twice.
    let stats = fixture.run("stats")
    #expect(stats.contains("countQuestions    6\n") && stats.contains("heightQuestions  22\n"))
    fixture.run("app noise off", "stats reset", "reload", "layout")
    #expect(fixture.run("stats").contains("countQuestions   3\nheightQuestions  9\n"))
  }
}
