import TableModel
import TableUI

/// `pan`: a finger draws over rows and selects them.
struct PanCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("pan", short: "pan", in: .acting),
    words: .of(
      .rowBeforeTo,
      .mark("to", wanted: "the word to", then: .explicit("a row such as 0 3")),
      make: Self.init
    ),
    summary: "draws over rows and selects them all; edit mode goes on and stays on",
    pattern: "V → delegate: shouldBegin, didBegin, will and didSelect of each row, didEnd.",
    setup: ["set allowsMultipleSelectionDuringEditing on"],
    example: "pan 0 0 to 0 2",
    effects: .changes,
    needs: .screen
  )

  private let start: Arguments.Located
  private let end: Arguments.Located

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let resolver = RowResolver(source)
    let from = try resolver.row(start)
    let to = try resolver.row(end)
    let runner = GestureRunner(session, source)
    let result = try runner.run(.pan(from: from, to: to))
    if let refusal = result.refusal { throw CommandError(refusal, from) }
    let count = source.tableView.indexPathsForSelectedRows.count
    let mode = result.events.contains(.editModeBegan) ? "; edit mode is on and stays on" : ""
    return runner.answer(result, ["\(Words.count(count, "row")) selected\(mode)"])
  }
}

extension Syntax where Value == Arguments.Located {
  /// Where the finger comes down.
  fileprivate static let rowBeforeTo = row(before: "to").written([.row])
}
