import TableModel
import TableUI

/// `pan`: a finger draws over rows and selects them.
struct PanCommand: Command {
  static let description = CommandDescription(
    name: "pan",
    shortest: "pan",
    group: .acting,
    syntax: ["pan S R to S R"],
    summary: "draws over rows and selects them all; edit mode goes on and stays on",
    pattern: "V → delegate: shouldBegin, didBegin, will and didSelect of each row, didEnd.",
    setup: ["set allowsMultipleSelectionDuringEditing on"],
    example: "pan 0 0 to 0 2",
    effects: .changes,
    completion: .sequence([.optionalRow, .word("to"), .row]),
    needs: .source
  )

  private let start: Arguments.Located
  private let end: Arguments.Located

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    start = try arguments.takeRowBefore(["to"])
    guard arguments.take("to") else { throw arguments.unexpected("the word to") }
    end = try arguments.takeExplicitAddress("a row such as 0 3")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireScreen()
    let resolver = RowResolver(source)
    let from = try resolver.row(start)
    let to = try resolver.row(end)
    let runner = GestureRunner(session, source)
    let result = try runner.run(.pan(from: from, to: to))
    if let refusal = result.refusal { throw CommandError(refusal, from) }
    let count = source.tableView.indexPathsForSelectedRows.count
    let mode = result.events.contains(.editModeBegan) ? "; edit mode is on and stays on" : ""
    return runner.answer(result, ["\(Words.count(count, "row")) selected\(mode)"])
  }
}
