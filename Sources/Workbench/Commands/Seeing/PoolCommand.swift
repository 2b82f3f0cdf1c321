import TableUI

/// `pool`: the cells that wait to be used again.
struct PoolCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("pool", short: "poo", in: .seeing),
    words: .of(make: Self.init),
    summary: "the reuse pool: how many cells wait under each identifier",
    pattern: "Cells that left the screen; dequeueing takes the last one in.",
    setup: ["viewport 390 132", "scroll end"],
    example: "pool",
    effects: .reads
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let table = source.tableView
    let contents = table.poolContents
    let statistics = table.statistics
    var lines = contents.map { "\(Words.count($0.count, "cell"))  \($0.identifier)" }
    lines.append(
      "alive \(statistics.cellsAlive), made \(statistics.cellsCreated), "
        + "reused \(statistics.cellsReused)"
    )
    let values = contents.map { entry -> AnswerValue in
      ["identifier": .text(entry.identifier), "count": .int(entry.count)]
    }
    return Answer(.list(values), lines)
  }
}
