import TableModel
import TableUI

/// `press`: the first half of a touch.
struct PressCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("press", short: "pres", in: .acting),
    words: .of(.row, make: Self.init),
    summary: "a finger comes down on a row and stays there",
    pattern: "V → delegate: shouldHighlight, didHighlight.",
    example: "press 0 1",
    effects: .changes,
    needs: .screen
  )

  let address: Arguments.Located

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    let result = try runner.run(.press(path))
    return runner.answer(result, [outcome(result.events, path, runner, source.tableView)])
  }

  private func outcome(
    _ events: [TouchEvent],
    _ path: IndexPath,
    _ runner: GestureRunner,
    _ table: TableView
  ) -> String {
    let name = runner.name(path)
    if events.contains(.highlighted(path)) { return "\(name) lights up: release, or cancel" }
    if events.contains(.highlightRefused(path)) {
      return "\(name) does not light up: shouldHighlight said no, so the touch is over"
    }
    for case .closed in events { return "the touch closed the open row and did no more" }
    if table.isEditing {
      return "\(name) does not light up: in edit mode allowsSelectionDuringEditing decides"
    }
    return "\(name) does not light up: allowsSelection is off"
  }
}
