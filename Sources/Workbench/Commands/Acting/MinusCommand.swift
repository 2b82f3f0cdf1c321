import TableModel
import TableUI

/// `minus`: a tap on what edit mode shows at the left of a row.
struct MinusCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("minus", short: "min", in: .acting, aliases: ["plus"]),
    words: .of(.row, make: Self.init),
    summary: "taps the minus or plus that edit mode shows; the minus asks first",
    pattern: "V: willTransition(to: showingDeleteConfirmation); confirm → C: commit(.delete).",
    setup: ["edit on"],
    example: "minus 0 1",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  let address: Arguments.Located

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    let name = runner.name(path)
    let result = try runner.run(.tapEditControl(path))
    if let refusal = result.refusal { throw CommandError(refusal, path) }
    return OpenRowAnswer(session, source, runner).answer(result, name)
  }
}
