import CommandLanguage
import TableModel
import TableStore
import TableUI
import Workspace

/// The `select` command: taps a row.
struct SelectCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("select", short: "sel", in: .acting, aliases: ["tap"]),
    words: .of(.row, make: Self.init),
    summary: "tap a row",
    pattern:
      "Delegate calls: shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect. "
      + "The controller receives the row's object.",
    example: "select 0 3",
    effects: .changes,
    needs: .screen
  )

  let address: Arguments.Located

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .tap(let path) = gesture else { return nil }
    return GestureCall(Self(address: .row(path)), ["select"] + .row(path))
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let row = try RowResolver(source).row(address)
    let answer = try GestureRunner(session, source).tap(row)
    guard source.document.catalog != nil, source === session.current else { return answer }
    let table = try session.openListedTable(row, of: source)
    return Answer(table.openedValue, session.openingLines(table), notes: table.openingNotes)
  }
}

/// The `deselect` command: taps a selected row if multiple selection is allowed.
struct DeselectCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("deselect", short: "des", in: .acting),
    words: .of(.row.completed(by: .deselectWords), make: Self.init),
    summary: "tap a selected row again, in multiple selection",
    pattern: "Delegate calls: willDeselect, didDeselect.",
    setup: ["set allowsMultipleSelection on", "set deselectsAfterTap off", "select 0 3"],
    example: "deselect 0 3",
    effects: .changes,
    needs: .screen
  )

  let address: Arguments.Located

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    guard source.tableView.indexPathsForSelectedRows.contains(path) else {
      throw CommandError(ActingFault.notSelected(path: path))
    }
    guard source.tableView.allowsMultipleSelection else {
      throw CommandError(ActingFault.staysSelected(path: path))
    }
    return try GestureRunner(session, source).tap(path)
  }
}

extension Grammar {
  /// The grammar of a selected row, for tables that allow multiple selection.
  fileprivate static let deselectWords = Grammar.inScope { scope in
    guard let table = scope.source?.tableView, table.allowsMultipleSelection else { return .never }
    let isSelected = scope.current.map { table.indexPathsForSelectedRows.contains($0) } ?? false
    return isSelected ? .optional(.slot(.selectedRow)) : .slot(.selectedRow)
  }
}

/// The `selection` command: lists the selected rows.
struct SelectionCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("selection", short: "selecti", in: .acting),
    words: .of(make: Self.init),
    summary: "list the selected rows",
    pattern: "Read-only. Reads indexPathsForSelectedRows.",
    setup: ["set deselectsAfterTap off", "select 0 3"],
    example: "selection",
    effects: .reads,
    value: .count("the number of selected rows")
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let paths = source.tableView.indexPathsForSelectedRows
    let lines = paths.map { path in
      "\(path)  " + session.shown(source.item(at: path)?.title ?? "")
    }
    return Answer(AnswerValue(paths), lines.isEmpty ? ["no selected rows"] : lines)
  }
}
