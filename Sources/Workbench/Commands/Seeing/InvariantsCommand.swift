import TableUI

/// `invariants`: checks the engine and the model against each other.
struct InvariantsCommand: Command {
  static let description = CommandDescription(
    name: "invariants",
    shortest: "inv",
    group: .seeing,
    syntax: ["invariants"],
    summary: "checks that model and view agree and that the engine is sound",
    pattern: "Counts of M against the cached counts of V, geometry, cells, selection.",
    example: "invariants",
    effects: .reads,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let faults = try session.requireSource().tableView.checkInvariants()
    guard faults.isEmpty else {
      throw CommandError("invariants", faults[0], details: Array(faults.dropFirst()))
    }
    return Answer([], "all invariants hold")
  }
}
