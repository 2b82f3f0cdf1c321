import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `back` command: taps the back button.
struct BackCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("back", short: "bac", in: .acting),
    words: .of(make: Self.init),
    summary: "pop one screen; the root stays",
    pattern:
      "Calls on both screens: viewWillDisappear, viewWillAppear, viewDidDisappear, "
      + "viewDidAppear.",
    setup: ["app push Details"],
    example: "back",
    effects: .changes
  )

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .back = gesture else { return nil }
    return GestureCall(Self(), ["back"])
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let door = source.door
    guard let gone = try source.goBack() else {
      if let list = session.returnToList(from: source) {
        let words = ScreenText.onScreen(name: session.shown(list.name))
        return Answer(list.door.screensValue, words)
      }
      let root = session.shown(door.titles.first ?? source.name)
      throw CommandError(ActingFault.rootScreen(root: root))
    }
    _ = session.workspace.leaveClosedTables()
    try session.current?.layout()
    let title = session.shown(door.titles.last ?? source.name)
    return Answer(door.screensValue, ScreenText.back(to: title, closed: session.shown(gone)))
  }
}

/// The `stack` command: lists the screens of the navigation controller.
struct StackCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("stack", short: "stac", in: .acting),
    words: .of(make: Self.init),
    summary: "list the navigation controller's screens, root first",
    pattern: "Read-only. Reads viewControllers.",
    example: "stack",
    effects: .reads,
    value: .last(of: "titles", "the title of the top screen")
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
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

extension ControllerAdapter {
  /// The screens as data, for `stack`, `back`, `appear` and `disappear`.
  var screensValue: AnswerValue {
    [
      "titles": .list(titles.map { .text($0) }),
      "appeared": .bool(isShown),
    ]
  }
}

/// The `appear` command: shows the screen again.
struct AppearCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("appear", short: "appea", in: .acting),
    words: .of(make: Self.init)
      .completed(by: .inScope { $0.source?.door.isShown == false ? .nothing : .never }),
    summary: "show the screen again after disappear",
    pattern:
      "Calls viewWillAppear, viewIsAppearing and viewDidAppear on the controller. A table "
      + "controller clears the selection [documented].",
    setup: ["set deselectsAfterTap off", "select 0 2", "disappear"],
    example: "appear",
    effects: .changes
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let name = session.shown(source.name)
    guard !source.door.isShown else {
      throw CommandError(ActingFault.onScreenAlready(name: name))
    }
    let before = source.tableView.indexPathsForSelectedRows
    source.door.appear()
    source.application?.isInWindow = true
    try source.layout()
    let dropped = before.filter { !source.tableView.isSelected($0) }
    let text: ScreenText =
      dropped.isEmpty
      ? .onScreen(name: name)
      : .clearedSelection(name: name, receiver: source.door.name, rows: dropped)
    return Answer(source.door.screensValue, text)
  }
}

/// The `disappear` command: hides the screen, as another one would.
struct DisappearCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("disappear", short: "disa", in: .acting),
    words: .of(make: Self.init)
      .completed(by: .inScope { $0.source?.door.isShown == true ? .nothing : .never }),
    summary: "hide the screen as if another covered it",
    pattern:
      "Calls viewWillDisappear and viewDidDisappear on the controller. The table keeps its "
      + "rows and selection; `appear` shows it again.",
    example: "disappear",
    effects: .changes
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let name = session.shown(source.name)
    guard source.door.isShown else { throw WorkspaceError.offScreen(source.name, isShown: false) }
    source.door.disappear()
    return Answer(source.door.screensValue, ScreenText.offScreen(name: name))
  }
}
