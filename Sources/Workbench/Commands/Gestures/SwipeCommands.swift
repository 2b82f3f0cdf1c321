import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `swipe` command: swipes a row.
struct SwipeCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("swipe", short: "swi", in: .acting),
    words: .of(
      .row(before: "leading", "trailing", "full"),
      .swipeEdge,
      .word("full")
    ) { Self(address: $0, edge: $1, isFull: $2) },
    summary: "swipe a row to show its actions; full runs the first",
    pattern:
      "Delegate and data source calls: canEdit, editingStyle, willBeginEditing. `confirm` "
      + "then sends commit.",
    example: "swipe 0 1",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let address: Arguments.Located
  private let edge: SwipeEdge
  private let isFull: Bool

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .swipe(let path, let edge, let isFull) = gesture else { return nil }
    let words: [GestureCall.Word] = ["swipe"] + .row(path)
    return GestureCall(
      Self(address: .row(path), edge: edge, isFull: isFull),
      words + (edge == .leading ? ["leading"] : []) + (isFull ? ["full"] : [])
    )
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    let name = runner.name(path)
    let result = try runner.run(.swipe(path, from: edge, isFull: isFull))
    if let refusal = result.outcome.refusal?.reason { throw CommandError(refusal, path) }
    return OpenRowAnswer(session, source, runner).answer(result, name)
  }
}

extension Syntax where Value == SwipeEdge {
  /// The syntax of a swipe's edge; trailing by default.
  fileprivate static let swipeEdge = Syntax<SwipeEdge>.either(
    .mark("leading", is: .leading),
    .mark("trailing", is: .trailing)
  )
  .joined.ifThere.map { $0 ?? .trailing }
}

/// The `action` command: taps a swipe action of a row.
struct ActionCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("action", short: "act", in: .acting),
    words: .of(.placed(.integer("the number of a button, from 1")), make: Self.init)
      .completed(by: .buttonNumber),
    summary: "tap a swipe action of the swiped row, counting from 1",
    pattern:
      "The table view runs the action's handler. The controller makes its edit, and the "
      + "completion handler closes the row.",
    setup: ["swipe 0 1"],
    example: "action 1",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let number: Placed<Int>

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .tapAction(let index) = gesture else { return nil }
    let number = Placed(value: index + 1, offset: 0)
    return GestureCall(Self(number: number), ["action", "\(index + 1)"])
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    guard let path = table.indexPathForOpenRow else {
      throw CommandError(ActingFault.noButtons)
    }
    let count = table.openRowButtons.count
    guard (1...max(1, count)).contains(number.value), count > 0 else {
      throw CommandError(ActingFault.noButton(path: path, count: count), at: number.offset)
    }
    let runner = GestureRunner(session, source)
    let name = runner.name(path)
    let moved = source.moveOfOpenRow
    let result = try runner.run(.tapAction(number.value - 1))
    return OpenRowAnswer(session, source, runner).answer(result, name, moved: moved)
  }
}

extension Grammar {
  /// The grammar of a swipe action's number in the swiped row.
  fileprivate static let buttonNumber = Grammar.slot(
    .finite("a button") { scope in
      (scope.source?.tableView.openRowButtons ?? []).enumerated().map { index, button in
        OfferedWord("\(index + 1)", help: button.title ?? "")
      }
    }
  )
}

/// The `confirm` command: taps the Delete button of a row.
struct ConfirmCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("confirm", short: "conf", in: .acting),
    words: .of(make: Self.init),
    summary: "tap the Delete button of the confirmation",
    pattern:
      "The table view sends commit(.delete). The controller changes the model, then updates "
      + "the table view in one batch; didEndEditing follows.",
    setup: ["swipe 0 1"],
    example: "confirm",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .confirmDeletion = gesture else { return nil }
    return GestureCall(Self(), ["confirm"])
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    guard let path = table.indexPathForOpenRow else {
      throw CommandError(ActingFault.noQuestion(isEditing: table.isEditing))
    }
    guard table.asksForDeletion else {
      throw CommandError(ActingFault.ownButtons(path: path))
    }
    let runner = GestureRunner(session, source)
    let name = runner.name(path)
    let moved = source.moveOfOpenRow
    let result = try runner.run(.confirmDeletion)
    return OpenRowAnswer(session, source, runner).answer(result, name, moved: moved)
  }
}
