import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `drag` command: drags rows to another position.
struct DragCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("drag", short: "dra", in: .acting),
    words: .of(
      .rows(before: "to"),
      .mark("to", wanted: "the word to", then: .explicit("a place such as 0 3", .place)),
      make: Self.init
    ),
    summary: "drag one or more rows to another position",
    pattern:
      "Delegate and data source calls: canMove, targetIndexPathForMove for each position on "
      + "the way, moveRow. Several rows move together or not at all. `set dropScope current` "
      + "keeps rows in their sections.",
    example: "drag 0 1 to 0 3",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let origin: Arguments.Located
  private let target: Arguments.Located

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .drag(let paths, let place) = gesture else { return nil }
    return GestureCall(
      Self(origin: .rows(paths), target: .row(place)),
      ["drag"] + .rows(paths) + ["to"] + .row(place)
    )
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let resolver = RowResolver(source)
    let rows = try resolver.rows(origin)
    let to = try resolver.insertionPoint(target)
    try refuseNoRoom(rows, to, resolver)
    let runner = GestureRunner(session, source)
    try refuseWhereRowsScatter(rows, source)
    let name = runner.name(rows.first)
    let result = try runner.run(.drag(Array(rows.paths), to: to))
    if let refusal = result.outcome.refusal?.reason {
      throw CommandError(refusal, result.outcome.refusal?.path ?? rows.first)
    }
    let line =
      rows.rows.count == 1
      ? outcome(result, name, to, runner) : outcome(of: rows, result, to, runner)
    let isLost = result.changes.isEmpty && source.door.tellsChanges && line.hasMoved
    return runner.answer(
      result,
      [line.text.words],
      notes: isLost
        ? ["the model did not change; rows show this when they scroll in again"] : []
    )
  }

  private func refuseNoRoom(
    _ rows: RowRange,
    _ to: IndexPath,
    _ resolver: RowResolver
  ) throws {
    guard to.section == rows.section else { return }
    let last = resolver.end(to.section) - rows.rows.count
    guard to.row > last else { return }
    throw CommandError(
      ActingFault.noPlaceAfterDrag(to: to, isOne: rows.rows.count == 1, last: last)
    )
  }

  /// Throws if several rows are dragged in a folded or grouped view.
  ///
  /// Such a view chooses the target of each row while the other rows are still being dragged.
  private func refuseWhereRowsScatter(
    _ rows: RowRange,
    _ source: OpenTable
  ) throws {
    let arrangement = source.arrangement
    guard rows.rows.count > 1, arrangement.hasFolds || arrangement.grouping != nil else { return }
    throw CommandError(ActingFault.severalInView(isFolded: arrangement.hasFolds))
  }

  private func outcome(
    of rows: RowRange,
    _ result: GestureResult,
    _ to: IndexPath,
    _ runner: GestureRunner
  ) -> (text: GestureText, hasMoved: Bool) {
    let count = result.events.count { if case .moved = $0 { true } else { false } }
    guard count > 0 else { return (.droppedSeveral, false) }
    let receiver = runner.dataSourceName
    return (
      .movedSeveral(rows: rows.rows.count, to: to, receiver: receiver, calls: count), true
    )
  }

  private func outcome(
    _ result: GestureResult,
    _ name: String,
    _ wanted: IndexPath,
    _ runner: GestureRunner
  ) -> (text: GestureText, hasMoved: Bool) {
    for case .moved(_, let to) in result.events {
      let receiver = runner.dataSourceName
      return (
        .moved(row: name, to: to, isChosenByDelegate: to != wanted, receiver: receiver), true
      )
    }
    return (.dropped(row: name), false)
  }
}
