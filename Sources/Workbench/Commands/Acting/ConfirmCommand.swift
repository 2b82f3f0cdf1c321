import TableModel
import TableUI

/// `confirm`: a tap on the Delete button of an open row.
struct ConfirmCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("confirm", short: "conf", in: .acting),
    words: .of(make: Self.init),
    summary: "taps the button that asks whether the row shall be deleted",
    pattern: "V → C: commit(.delete); C changes M, then tells V in one batch; V: didEndEditing.",
    setup: ["swipe 0 1"],
    example: "confirm",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let table = source.tableView
    guard let path = table.indexPathForOpenRow else {
      throw CommandError(
        "refused",
        "no row asks whether it shall be deleted",
        hint: table.isEditing ? "minus 0 1 first" : "swipe 0 1 first"
      )
    }
    guard table.asksForDeletion else {
      throw CommandError(
        "refused",
        "row \(path) shows buttons of the application's, no question",
        hint: "action 1 taps the first one"
      )
    }
    let runner = GestureRunner(session, source)
    let name = runner.name(path)
    let result = try runner.run(.confirmDeletion)
    return OpenRowAnswer(session, source, runner).answer(result, name)
  }
}
