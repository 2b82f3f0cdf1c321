import CommandLanguage
import TableModel
import TableStore
import TableUI
import Workspace

/// The `press` command: touches a row and holds it.
struct PressCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("press", short: "pres", in: .acting),
    words: .of(.row, make: Self.init),
    summary: "touch a row and hold it",
    pattern: "Delegate calls: shouldHighlight, didHighlight.",
    example: "press 0 1",
    effects: .changes,
    needs: .screen
  )

  let address: Arguments.Located

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .press(let path) = gesture else { return nil }
    return GestureCall(Self(address: .row(path)), ["press"] + .row(path))
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    let result = try runner.run(.press(path))
    return runner.answer(result, outcome(result.events, path, runner, source.tableView))
  }

  private func outcome(
    _ events: [TouchEvent],
    _ path: IndexPath,
    _ runner: GestureRunner,
    _ table: TableView
  ) -> GestureText {
    let name = runner.name(path)
    if events.contains(.highlighted(path)) { return .highlighted(row: name) }
    if events.contains(.highlightRefused(path)) { return .highlightRefused(row: name) }
    for case .closed in events { return .onlyClosedSwipedRow }
    return table.isEditing
      ? .editModeBlocksHighlight(row: name) : .selectionOffBlocksHighlight(row: name)
  }
}

/// The `release` command: ends a touch.
struct ReleaseCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("release", short: "rele", in: .acting),
    words: .of(make: Self.init),
    summary: "lift the finger: unhighlight and select the row",
    pattern: "Delegate calls: didUnhighlight, willSelect, willDeselect, didDeselect, didSelect.",
    setup: ["press 0 1"],
    example: "release",
    effects: .changes,
    needs: .screen
  )

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .release = gesture else { return nil }
    return GestureCall(Self(), ["release"])
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let path = source.tableView.highlightedIndexPath else {
      throw CommandError(ActingFault.noFinger)
    }
    return try GestureRunner(session, source).release(path)
  }
}

/// The `cancel` command: cancels the current action.
struct CancelCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("cancel", short: "can", in: .acting),
    words: .of(make: Self.init),
    summary: "cancel a touch, a swiped row or a request",
    pattern: "Delegate calls: didUnhighlight, or didEndEditing. No row is selected or committed.",
    setup: ["press 0 1"],
    example: "cancel",
    effects: .changes,
    needs: .screen
  )

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .cancel = gesture else { return nil }
    return GestureCall(Self(), ["cancel"])
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    if !table.hasOpenRow, table.highlightedIndexPath == nil, let feed = source.feed,
      feed.supply.isLoading
    {
      source.restore()
      return try RemoteListLoader(session, source, feed).cancel()
    }
    guard table.hasOpenRow || table.highlightedIndexPath != nil else {
      throw CommandError(ActingFault.nothingUnderWay)
    }
    let runner = GestureRunner(session, source)
    let touched = table.highlightedIndexPath
    let open = table.indexPathForOpenRow
    let result = try runner.run(.cancel)
    let texts = [
      touched.map { GestureText.canceledTouch(row: runner.name($0)) },
      open.map { .closedWithoutAction(row: runner.name($0)) },
    ].compactMap(\.self)
    return runner.answer(result, (texts.isEmpty ? [.closedSwipedRow] : texts).map(\.words))
  }
}
