import TableUI

/// `app memory`: the system runs short of memory.
struct AppMemoryWord: AppWord {
  static let description = AppWordDescription(
    name: "memory",
    words: .of(.mark("warning")) { _ in Self() },
    meanings: [
      "a memory warning: the reuse pools are emptied"
        + " [observed]"
    ]
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let table = source.tableView
    let count = table.statistics.cellsInPool
    table.emptyPool()
    return Answer(
      ["cellsDropped": .int(count)],
      count == 0 ? "no cell waited in a pool" : "\(Words.count(count, "cell")) left the pools"
    )
  }
}
