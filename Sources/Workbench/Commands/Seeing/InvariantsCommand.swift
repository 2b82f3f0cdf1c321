import TableUI

/// `invariants`: checks the engine and the model against each other.
struct InvariantsCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("invariants", short: "inv", in: .seeing),
    words: .of(make: Self.init),
    summary: "checks that model and view agree and that the engine is sound",
    pattern:
      "Compares counts, heights, cells, headers and footers on the screen with what the data source and the delegate "
      + "return now. Also checks geometry, selection and reuse. Sends nothing to the trace.",
    example: "invariants",
    effects: .reads
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let table = source.tableView
    let faults = source.door.unwatched {
      // In the middle of a batch the model may be ahead of the table view.
      table.checkInvariants() + (source.batch == nil ? table.checkScreen() : [])
    }
    .map(session.shown)
    guard faults.isEmpty else {
      throw CommandError("invariants", faults[0], details: Array(faults.dropFirst()))
    }
    return Answer([], "all invariants hold")
  }
}
