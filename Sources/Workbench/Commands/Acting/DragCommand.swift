import TableModel
import TableUI

/// `drag`: a finger takes a row elsewhere.
struct DragCommand: Command {
  static let description = CommandDescription(
    name: "drag",
    shortest: "dra",
    group: .acting,
    syntax: ["drag S R to S R"],
    summary: "drags a row over others to another place",
    pattern: "V → C: canMove, targetIndexPathForMove for each place on the way, moveRow.",
    example: "drag 0 1 to 0 3",
    effects: .changes,
    completion: .sequence([.optionalRow, .word("to"), .place]),
    needs: .source
  )

  private let origin: Arguments.Located
  private let target: Arguments.Located

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    origin = try arguments.takeRowBefore(["to"])
    guard arguments.take("to") else { throw arguments.unexpected("to") }
    target = try arguments.takeExplicitAddress("a place such as 0 3")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireScreen()
    let resolver = RowResolver(source)
    let from = try resolver.row(origin)
    let to = try resolver.insertionPoint(target)
    if to.section == from.section, to.row == resolver.end(to.section) {
      throw CommandError(
        "refused",
        "nothing can stand at \(to) after the drag",
        hint: "the row can go to \(to.section) 0…\(to.row - 1)"
      )
    }
    let runner = GestureRunner(session, source, command: "drag \(from) to \(to)")
    try runner.refuseInBatch()
    let name = runner.name(from)
    var result = try runner.run("drag \(from) to \(to)", at: from) { (table) throws(TableError) in
      try table.dragRow(at: from, to: to)
    }
    if let refusal = result.refusal { throw CommandError(refusal, from) }
    let line = outcome(result, name, to, runner)
    if result.changes.isEmpty, source.door.tellsChanges, line.hasMoved {
      result.notes.append("no edit was made in the model: the rows show it when they come in again")
    }
    return runner.answer(result, [line.text])
  }

  private func outcome(
    _ result: GestureRunner.Result,
    _ name: String,
    _ wanted: IndexPath,
    _ runner: GestureRunner
  ) -> (text: String, hasMoved: Bool) {
    for case .moved(let from, let to) in result.events {
      let elsewhere = to == wanted ? "" : " (the delegate sent it there)"
      let hearing = "\(runner.dataSourceName) heard moveRow"
      return ("\(name) went from \(from) to \(to)\(elsewhere): \(hearing)", true)
    }
    return ("\(name) was dropped where it was: nobody is told", false)
  }
}
