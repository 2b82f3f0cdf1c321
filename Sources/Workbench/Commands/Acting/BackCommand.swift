import TableModel
import TableUI

/// `back`: a tap on the back button.
struct BackCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("back", short: "bac", in: .acting),
    words: .of(make: Self.init),
    summary: "goes back by one screen; the root stays",
    pattern:
      "navigation → both screens: viewWillDisappear, viewWillAppear, viewDidDisappear, viewDidAppear.",
    setup: ["app push Details"],
    example: "back",
    effects: .changes
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let door = source.door
    guard door.isShown else { throw .offScreen(source, session) }
    let outcome: GestureOutcome
    do throws(TableError) { outcome = try session.make(.back, by: door.hand) } catch {
      throw CommandError(error, era: door.tableView.messageEra)
    }
    guard let gone = outcome.leftScreen else {
      let root = session.shown(door.titles.first ?? source.name)
      throw CommandError(
        "refused",
        "\(root) is the root screen; there is nothing to go back to",
        hint: "stack shows the screens"
      )
    }
    try source.layout()
    let title = session.shown(door.titles.last ?? source.name)
    return Answer(door.screensValue, "back to \(title); \(session.shown(gone)) is gone")
  }
}

extension CommandError {
  /// A person cannot touch a screen that is not there.
  @MainActor static func offScreen(_ source: OpenSource, _ session: Session) -> CommandError {
    CommandError(
      "refused",
      "\(session.shown(source.name)) is not on the screen",
      hint: source.door.isShown ? "back" : "appear"
    )
  }
}
