import CommandLanguage
import TableUI
import Workspace

/// The `invariants` command: checks that model and table view agree, now or after random edits.
struct InvariantsCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("invariants", short: "inv", in: .seeing),
    words: .either(.mark("fuzz", help: "after random edits", then: fuzz), .nothing(is: Self()))
      .written([], ["fuzz", "SEED", [.word("COUNT")], [.word("--model")]]),
    summary: "check that model and table view agree",
    pattern:
      "Compares counts, heights, cells, headers and footers on the screen with what the data source and the delegate "
      + "return now. Also checks geometry, selection and reuse. Sends nothing to the trace.",
    example: "invariants",
    effects: .reads,
    value: .count("the number of violations"),
    forms: [
      HelpTopic.Term("invariants", "check the table now"),
      HelpTopic.Term("invariants fuzz SEED", "make 200 random edits in a copy, check after each"),
      HelpTopic.Term("… COUNT", "make COUNT edits, at most 10,000"),
      HelpTopic.Term("… --model", "add edits that do not notify the table view"),
    ]
  )

  private static let editCount = Syntax<Int>.integer("a number of edits", "COUNT")
    .only("1 to 10000 edits") { (1...10_000).contains($0) }
    .completed(by: .times)

  private static let fuzz = Syntax<(Int, Int?, Bool)>
    .sequence(
      .integer("a seed such as 7", "SEED"),
      .optional(editCount),
      .flag("--model", help: "add edits that do not notify the table view")
    )
    .map { seed, count, hasMistakes -> any Command in
      FuzzCommand(seed: seed, count: count ?? 200, hasMistakes: hasMistakes)
    }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let faults = source.violations().map(session.shown)
    guard faults.isEmpty else {
      throw CommandError(ViewFault.invariants(first: faults[0], others: Array(faults.dropFirst())))
    }
    return Answer([], "all invariants hold")
  }
}

/// The form of `invariants` that edits a copy of the table at random.
private struct FuzzCommand: TableCommand {
  static let description = InvariantsCommand.description

  let seed: Int
  let count: Int
  let hasMistakes: Bool

  var primaryValue: PrimaryValue? { nil }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    var script = RandomScript(seed: seed, hasMistakes: hasMistakes)
    let lines = script.lines(count)
    let search = ScriptSearch(lines: lines, source: source, session: session)
    guard let found = try search.shortestFailure() else {
      return Answer(
        ["seed": .int(seed), "edits": .int(count), "violation": .null, "script": []],
        FuzzText.holds(edits: count, seed: seed)
      )
    }
    let text = FuzzText.violated(edits: found.edits, of: count, seed: seed)
    return Answer(
      [
        "seed": .int(seed), "edits": .int(count),
        "violation": .text(found.problem), "script": .list(found.lines.map { .text($0) }),
      ],
      [text.words, session.shown(found.problem)] + found.lines.map { "  " + $0 }
    )
  }
}

extension OpenTable {
  /// Returns the violated invariants, without a message in the trace.
  func violations() -> [String] {
    door.unwatched {
      // During a batch, the model can be ahead of the table view.
      tableView.checkInvariants() + (batch == nil ? tableView.checkScreen() : [])
    }
  }
}
