import TableUI

/// `app memory`: the system runs short of memory.
struct AppMemoryWord: AppWord {
  static let description = AppWordDescription(
    name: "memory",
    forms: [
      HelpTopic.Term(
        "app memory warning",
        "a memory warning: the reuse pools are emptied"
          + " [observed]"
      )
    ],
    completion: .word("warning")
  )

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    _ = try arguments.takeChoice(["warning"])
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let table = try session.requireSource().tableView
    let count = table.statistics.cellsInPool
    table.emptyPool()
    return Answer(
      ["cellsDropped": .int(count)],
      count == 0 ? "no cell waited in a pool" : "\(Words.count(count, "cell")) left the pools"
    )
  }
}
