import TableUI

/// `stats`: counters.
struct StatsCommand: Command {
  static let description = CommandDescription(
    name: "stats",
    shortest: "sta",
    group: .seeing,
    syntax: ["stats", "stats reset"],
    summary: "cells made, reused and alive, questions asked, heights computed, batches",
    pattern: "Counted by the running classes.",
    example: "stats",
    effects: .reads,
    completion: .words(["reset"]),
    needs: .source
  )

  private let resets: Bool

  init(_ arguments: inout Arguments, in session: Session) {
    resets = arguments.take("reset")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    if resets {
      source.tableView.resetStatistics()
      source.application?.paging?.resetStatistics()
      session.trace.resetCounts()
      return Answer(["reset": true], "counters are at 0")
    }
    let pairs = source.tableView.statistics.pairs + source.pagingPairs + session.trace.boundaries
    var table = TextTable([.left, .right])
    for (name, count) in pairs { table.append([name, Words.grouped(count)]) }
    return Answer(.object(pairs.map { .init($0.0, .int($0.1)) }), table.lines)
  }
}

extension TableViewStatistics {
  /// The counters by name.
  fileprivate var pairs: [(String, Int)] {
    [
      ("cellsMade", cellsCreated), ("cellsReused", cellsReused), ("cellsAlive", cellsAlive),
      ("cellsInPool", cellsInPool), ("countQuestions", countQuestions),
      ("heightQuestions", heightQuestions), ("heightsComputed", heightsComputed),
      ("reloads", reloads), ("layouts", layouts), ("batches", batches),
    ]
  }
}

extension OpenSource {
  /// What the application's paging counts, where there is any.
  fileprivate var pagingPairs: [(String, Int)] {
    guard let paging = application?.paging else { return [] }
    return [("pagesRequested", paging.requests), ("requestsHeldBack", paging.heldBack)]
  }
}
