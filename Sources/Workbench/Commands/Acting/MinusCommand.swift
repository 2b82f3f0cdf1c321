import TableModel
import TableUI

/// `minus`: a tap on what edit mode shows at the left of a row.
struct MinusCommand: RowCommanding {
  static let description = CommandDescription(
    name: "minus",
    aliases: ["plus"],
    shortest: "min",
    group: .acting,
    syntax: ["minus [S R]"],
    summary: "taps the minus or plus that edit mode shows; the minus asks first",
    pattern: "V: willTransition(to: showingDeleteConfirmation); confirm → C: commit(.delete).",
    setup: ["edit on"],
    example: "minus 0 1",
    effects: .changes,
    completion: .optionalRow,
    needs: .source
  )

  let address: Arguments.Located

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireScreen()
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    try runner.refuseInBatch()
    let name = runner.name(path)
    let result = try runner.run(.tapEditControl(path))
    if let refusal = result.refusal { throw CommandError(refusal, path) }
    return OpenRowAnswer(session, source, runner).answer(result, name)
  }
}
