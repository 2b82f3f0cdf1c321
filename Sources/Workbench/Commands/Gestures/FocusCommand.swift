import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `focus` command: moves the focus with arrow keys, or shows the focused row.
struct FocusCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("focus", short: "foc", in: .acting),
    words: .of(.optional(.focusTarget)) { Self(target: $0) },
    summary: "move the focus with an arrow key, or click a row",
    pattern:
      "Delegate calls: canFocus, shouldUpdateFocus, didUpdateFocus. The selection follows if "
      + "it is set to.",
    example: "focus down",
    effects: .changes
  )

  fileprivate enum Target {
    case arrow(TableView.FocusHeading)
    case row(Arguments.Located)
    case leave
  }

  private let target: Target?

  var needs: CommandNeeds { target == nil ? .source : .screen }

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    switch gesture {
    case .moveFocus(let heading):
      GestureCall(Self(target: .arrow(heading)), ["focus", .bare(heading.rawValue)])
    case .focus(let path): GestureCall(Self(target: .row(.row(path))), ["focus"] + .row(path))
    case .leaveFocus: GestureCall(Self(target: .leave), ["focus", "leave"])
    default: nil
    }
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let target else { return Self.place(in: source) }
    let gesture: Gesture =
      switch target {
      case .arrow(let heading): .moveFocus(heading)
      case .row(let address): .focus(try RowResolver(source).row(address))
      case .leave: .leaveFocus
      }
    let runner = GestureRunner(session, source)
    let result = try runner.run(gesture)
    let hasMoved = result.outcome.movesFocus
    let focused = source.tableView.focusedIndexPath
    if let focused { source.current = focused }
    var answer = runner.answer(result, Self.text(focused, hasMoved, runner))
    answer.value = answer.value.adding([
      "focused": focused.map { AnswerValue($0) } ?? .null, "moved": .bool(hasMoved),
    ])
    return answer
  }

  private static func text(
    _ focused: IndexPath?,
    _ hasMoved: Bool,
    _ runner: GestureRunner
  ) -> GestureText {
    guard let focused else { return hasMoved ? .noFocus : .noFocusPossible }
    let name = runner.name(focused)
    return hasMoved ? .focused(row: name) : .keepsFocus(row: name)
  }

  private static func place(in source: OpenTable) -> Answer {
    guard let focused = source.tableView.focusedIndexPath else {
      return Answer(.null, "no row has the focus")
    }
    return Answer(AnswerValue(focused), "\(focused)")
  }
}

extension Syntax where Value == FocusCommand.Target {
  /// The syntax of an arrow key, a row, or the word `leave`.
  @MainActor fileprivate static let focusTarget = Self.either(
    .mark("up", is: .arrow(.up)),
    .mark("down", is: .arrow(.down)),
    .mark("leave", is: .leave),
    Syntax<Arguments.Located>.explicit("up, down, leave or a row").map { .row($0) }
  ).written([.word("up|down|leave")], [.row])
}
