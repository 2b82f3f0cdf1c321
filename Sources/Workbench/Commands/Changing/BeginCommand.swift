import TableModel
import TableUI

/// `begin`: opens a batch.
struct BeginCommand: Command {
  static let description = CommandDescription(
    name: "begin",
    shortest: "beg",
    group: .changing,
    syntax: ["begin"],
    summary: "opens a batch: what follows reaches the table at end, all or nothing",
    pattern: "M changes at once; what V is told is collected until end (beginUpdates).",
    example: "begin",
    effects: .changes,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    if source.batch != nil {
      source.batch?.depth += 1
    } else {
      let table = source.tableView
      let counts = table.rowCounts
      source.batch = OpenBatch(
        counts: counts,
        current: source.currentInModel,
        looks: table.looks
      )
    }
    let depth = source.batch?.depth ?? 1
    var answer = ChangeAnswer(source).answer(for: [])
    answer.value = answer.value.adding(["depth": .int(depth)])
    answer.lines = [
      depth == 1
        ? "batch open: end sends it, rollback drops it" : "nested: \(depth) deep, one batch"
    ]
    return answer
  }
}
