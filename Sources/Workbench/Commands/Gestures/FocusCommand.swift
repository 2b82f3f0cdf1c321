import CommandLanguage
import TableModel
import TableUI
import Workspace

/// `focus`: the arrow keys of a keyboard, and the row that they have reached.
struct FocusCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("focus", short: "foc", in: .acting),
    words: .of(.optional(.choice(["up", "down", "leave"]))) { word in
      Self(key: word.map { TableView.FocusHeading(rawValue: $0).map { .arrow($0) } ?? .leave })
    },
    summary: "presses an arrow key, which takes the focus to the next row that can have it",
    pattern:
      "V → delegate: canFocus, shouldUpdateFocus, didUpdateFocus; then the selection, if it follows.",
    example: "focus down",
    effects: .changes
  )

  private enum Key {
    case arrow(TableView.FocusHeading)
    case leave
  }

  private let key: Key?

  var needs: CommandNeeds { key == nil ? .source : .screen }

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    switch gesture {
    case .moveFocus(let heading):
      GestureCall(Self(key: .arrow(heading)), ["focus", .bare(heading.rawValue)])
    case .leaveFocus: GestureCall(Self(key: .leave), ["focus", "leave"])
    default: nil
    }
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let key else { return Self.place(in: source) }
    let gesture: Gesture =
      switch key {
      case .arrow(let heading): .moveFocus(heading)
      case .leave: .leaveFocus
      }
    let runner = GestureRunner(session, source)
    let result = try runner.run(gesture)
    let hasMoved = result.outcome.movesFocus
    let focused = source.tableView.focusedIndexPath
    if let focused { source.current = focused }
    var answer = runner.answer(result, [Self.words(focused, hasMoved, runner)])
    answer.value = answer.value.adding([
      "focused": focused.map { AnswerValue($0) } ?? .null, "moved": .bool(hasMoved),
    ])
    return answer
  }

  private static func words(
    _ focused: IndexPath?,
    _ hasMoved: Bool,
    _ runner: GestureRunner
  ) -> String {
    guard let focused else {
      return hasMoved ? "no row has the focus now" : "no row can have the focus"
    }
    let name = runner.name(focused)
    return hasMoved ? "\(name) has the focus" : "\(name) keeps the focus: there is no further row"
  }

  private static func place(in source: OpenTable) -> Answer {
    guard let focused = source.tableView.focusedIndexPath else {
      return Answer(.null, "no row has the focus")
    }
    return Answer(AnswerValue(focused), "\(focused)")
  }
}
