import TableModel
import TableUI

/// `begin`: opens a batch.
struct BeginCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("begin", short: "beg", in: .changing),
    words: .of(make: Self.init),
    summary: "opens a batch: what follows reaches the table at end, all or nothing",
    pattern: "M changes at once; what V is told is collected until end (beginUpdates).",
    example: "begin",
    effects: .changes
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    source.beginBatch()
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
