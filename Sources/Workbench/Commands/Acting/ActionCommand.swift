import TableModel
import TableUI

/// `action`: a tap on a button behind the open row.
struct ActionCommand: Command {
  static let description = CommandDescription(
    name: "action",
    shortest: "act",
    group: .acting,
    syntax: ["action N"],
    summary: "taps a button of the open row; the first one is 1",
    pattern: "V runs the action's handler; C does its batch; the completion closes the row.",
    setup: ["swipe 0 1"],
    example: "action 1",
    effects: .changes,
    completion: .buttonNumber,
    needs: .source
  )

  private let number: Int
  private let offset: Int

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    offset = arguments.offset
    number = try arguments.takeInteger("the number of a button, from 1")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireScreen()
    let table = source.tableView
    guard let path = table.indexPathForOpenRow else {
      throw CommandError("refused", "no row shows buttons", hint: "swipe 0 1 first")
    }
    let count = table.openRowButtons.count
    guard (1...max(1, count)).contains(number), count > 0 else {
      throw CommandError(
        "bad-argument",
        "row \(path) shows \(Words.count(count, "button"))",
        hint: count == 1 ? "action 1" : "action 1 … \(count)",
        offset: offset
      )
    }
    let runner = GestureRunner(session, source)
    try runner.refuseInBatch()
    let name = runner.name(path)
    let result = try runner.run(.tapAction(number - 1))
    return OpenRowAnswer(session, source, runner).answer(result, name)
  }
}

extension Grammar {
  /// The number of a button that the open row shows.
  fileprivate static let buttonNumber = Grammar.slot(
    .finite("a button") { scope in
      (scope.source?.tableView.openRowButtons ?? []).enumerated().map { index, button in
        OfferedWord("\(index + 1)", help: button.title ?? "")
      }
    }
  )
}
