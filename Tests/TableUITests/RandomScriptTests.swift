import TableModel
import TableUI
import TestSupport
import Testing

/// Random scripts of edits, batches, touches and scrolling beside plain arrays; one that fails is
/// shrunk to the shortest that does and printed as commands.
@MainActor @Suite struct RandomScriptTests {
  private static let count: UInt64 = rounds(50, thorough: 500)

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a table that was used holds what plain arrays hold`(block: UInt64) {
    for seed in block * Self.count..<(block + 1) * Self.count {
      let kind = seed.isMultiple(of: 2) ? ScriptTable.self : ReportingScriptTable.self
      let report = Self.report(of: seed, kind)
      #expect(report == nil, "\(report ?? "")")
      if report != nil { return }
    }
  }

  /// The shortest script that fails like the one of a seed, or nil where that one does not.
  private static func report(of seed: UInt64, _ kind: ScriptTable.Type) -> String? {
    let script = ScriptMaker.script(.tableView, seed: seed)
    guard kind.problem(in: script) != nil else { return nil }
    let shortest = shortest(script, kind)
    return "seed \(seed), \(kind): \(kind.problem(in: shortest) ?? "")\n\(shortest.commands)"
  }

  private static func shortest(_ script: [ScriptStep], _ kind: ScriptTable.Type) -> [ScriptStep] {
    var shrinker = ScriptShrinker { script in
      MainActor.assumeIsolated { kind.problem(in: script) != nil }
    }
    return shrinker.shrink(script)
  }

  /// The shortest script of the first of some seeds that fails.
  private func shortestFailure(_ kind: ScriptTable.Type) -> String? {
    for seed in 0..<200 as Range<UInt64> {
      let script = ScriptMaker.script(.tableView, seed: seed)
      if kind.problem(in: script) != nil { return Self.shortest(script, kind).commands }
    }
    return nil
  }

  @Test func `a data source that loses a row fails in a script of one line`() {
    #expect(shortestFailure(LosingTable.self) == "new 3")
  }

  @Test func `a table that is not told of moved sections fails in a script of two lines`() throws {
    let script = try #require(shortestFailure(DeafTable.self))
    #expect(
      ["new 0 1\nsection move 0 to 1", "new 1 0\nsection move 0 to 1"].contains(script),
      "\(script)"
    )
  }

  @Test func `a script that does not fail stays as it is`() {
    let script = ScriptMaker.script(.tableView, seed: 1)
    #expect(Self.shortest(script, ScriptTable.self) == script)
  }
}

/// Says a row less of each section that has three.
private final class LosingTable: ScriptTable {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    let count = super.tableView(tableView, numberOfRowsInSection: section)
    return count < 3 ? count : count - 1
  }
}

/// Does not tell that sections moved.
private final class DeafTable: ScriptTable {
  override func call(_ edit: ScriptEdit) throws(TableError) {
    var edit = edit
    edit.movedSections = []
    try super.call(edit)
  }
}
