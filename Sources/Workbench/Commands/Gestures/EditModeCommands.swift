import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `edit` command: turns edit mode on or off, as a controller's Edit button does.
struct EditCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("edit", short: "ed", in: .acting),
    words: .of(.onOff, make: Self.init),
    summary: "turn edit mode on or off, as the Edit button does",
    pattern:
      "The controller calls setEditing. The table view then asks about each visible row: "
      + "canEdit, editingStyle, shouldIndent, canMove.",
    example: "edit on",
    effects: .changes,
    needs: .screen
  )

  private let isOn: Bool

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .setEditing(let isOn) = gesture else { return nil }
    return GestureCall(Self(isOn: isOn), ["edit", .bare(TextFormatting.onOff(isOn))])
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try source.layout()
    let table = source.tableView
    let wasSelected = !table.indexPathsForSelectedRows.isEmpty
    let runner = GestureRunner(session, source)
    let result = try runner.run(.setEditing(isOn))
    let direct = GestureText.setEditingNotForwarded(receiver: source.door.name).words
    var line = Self.outcome(table, isOn: isOn)
    if wasSelected, table.indexPathsForSelectedRows.isEmpty { line += "; selection cleared" }
    var answer = runner.answer(result, [line], notes: result.outcome.passesOver ? [direct] : [])
    answer.value = answer.value.adding(["editing": .bool(table.isEditing)])
    return answer
  }

  /// Returns the controls that the visible rows now show.
  private static func outcome(_ table: TableView, isOn: Bool) -> String {
    guard isOn else { return "edit mode off" }
    let cells = table.visibleCells
    var parts: [String] = []
    func count(_ what: String, _ isShown: (TableViewCell) -> Bool) {
      let number = cells.count(where: isShown)
      if number > 0 { parts.append(TextFormatting.count(number, what)) }
    }
    count("selection mark") { $0.showsSelectionMark }
    count("delete control") { $0.editingStyle == .delete }
    count("insert control") { $0.editingStyle == .insert }
    count("reorder control") { $0.showsGrip }
    guard !parts.isEmpty else { return "edit mode on; no visible row has a control" }
    return "edit mode on: " + parts.joined(separator: ", ")
  }
}

/// The `minus` command: taps the edit control at the left of a row.
struct MinusCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("minus", short: "min", in: .acting, aliases: ["plus"]),
    words: .of(.row, make: Self.init),
    summary: "tap a row's delete or insert control in edit mode",
    pattern:
      "The delete control shows a confirmation: willTransition(to: "
      + "showingDeleteConfirmation). `confirm` then sends commit(.delete).",
    setup: ["edit on"],
    example: "minus 0 1",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  let address: Arguments.Located

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .tapEditControl(let path) = gesture else { return nil }
    return GestureCall(Self(address: .row(path)), ["minus"] + .row(path))
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    let name = runner.name(path)
    let result = try runner.run(.tapEditControl(path))
    if let refusal = result.outcome.refusal?.reason { throw CommandError(refusal, path) }
    return OpenRowAnswer(session, source, runner).answer(result, name)
  }
}

/// The `accessory` command: taps the detail button of a row.
struct AccessoryCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("accessory", short: "acc", in: .acting),
    words: .of(.row, make: Self.init),
    summary: "tap a row's detail button without selecting the row",
    pattern:
      "Delegate call: accessoryButtonTappedForRowWith. A .disclosureIndicator is not a "
      + "button.",
    setup: ["update 0 1 accessory=detailButton"],
    example: "accessory 0 1",
    effects: .changes,
    needs: .screen
  )

  let address: Arguments.Located

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .tapAccessory(let path) = gesture else { return nil }
    return GestureCall(Self(address: .row(path)), ["accessory"] + .row(path))
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    let result = try runner.run(.tapAccessory(path))
    if let refusal = result.outcome.refusal?.reason { throw CommandError(refusal, path) }
    let name = runner.name(path)
    if result.events.contains(.accessoryTapped(path, isHeard: true)) {
      return runner.answer(result, .tappedDetail(row: name, receiver: source.door.name))
    }
    guard result.events.contains(.accessoryTapped(path, isHeard: false)) else {
      return runner.answer(result, .onlyClosedSwipedRow)
    }
    return runner.answer(result, .tappedUnheardDetail(row: name))
  }
}
