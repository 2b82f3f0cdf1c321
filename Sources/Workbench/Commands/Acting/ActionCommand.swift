import TableModel
import TableUI

/// `action`: a tap on a button behind the open row.
struct ActionCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("action", short: "act", in: .acting),
    words: .of(.placed(.integer("the number of a button, from 1")), make: Self.init)
      .completed(by: .buttonNumber),
    summary: "taps a button of the open row; the first one is 1",
    pattern: "V runs the action's handler; C does its batch; the completion closes the row.",
    setup: ["swipe 0 1"],
    example: "action 1",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let number: Placed<Int>

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let table = source.tableView
    guard let path = table.indexPathForOpenRow else {
      throw CommandError("refused", "no row shows buttons", hint: "swipe 0 1 first")
    }
    let count = table.openRowButtons.count
    guard (1...max(1, count)).contains(number.value), count > 0 else {
      throw CommandError(
        "bad-argument",
        "row \(path) shows \(Words.count(count, "button"))",
        hint: count == 1 ? "action 1" : "action 1 … \(count)",
        offset: number.offset
      )
    }
    let runner = GestureRunner(session, source)
    let name = runner.name(path)
    let result = try runner.run(.tapAction(number.value - 1))
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
