import TableUI

/// `stack`: the screens of the navigation controller.
struct StackCommand: Command {
  static let description = CommandDescription(
    name: "stack",
    shortest: "stac",
    group: .acting,
    syntax: ["stack"],
    summary: "the screens of the navigation controller, the root first",
    pattern: "Asks the navigation controller alone (viewControllers).",
    example: "stack",
    effects: .reads,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let door = try session.requireSource().door
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
