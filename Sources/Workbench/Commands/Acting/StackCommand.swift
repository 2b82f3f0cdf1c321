import TableUI

/// `stack`: the screens of the navigation controller.
struct StackCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("stack", short: "stac", in: .acting),
    words: .of(make: Self.init),
    summary: "the screens of the navigation controller, the root first",
    pattern: "Asks the navigation controller alone (viewControllers).",
    example: "stack",
    effects: .reads
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let door = source.door
    let screens = door.navigation.viewControllers
    var table = session.table([.left, .left, .left])
    for screen in screens {
      let mark = screen === screens.last ? "> " : "  "
      let state = screen.appearanceState == .appeared ? "" : screen.appearanceState.rawValue
      table.append([
        mark + session.shown(screen.screenTitle), String(describing: type(of: screen)), state,
      ])
    }
    return Answer(door.screensValue, table.lines)
  }
}

extension ControllerDoor {
  /// The screens as `stack`, `back`, `appear` and `disappear` answer them.
  var screensValue: AnswerValue {
    [
      "titles": .list(titles.map { .text($0) }),
      "appeared": .bool(isShown),
    ]
  }
}
