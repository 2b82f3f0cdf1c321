import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import Workspace

/// The `fold` command: hides the rows nested under a row, or shows them again.
struct FoldCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("fold", short: "fol", in: .acting),
    words: .of(.rowToFold, make: Self.init),
    summary: "hide or show the rows nested below a row; off: show all",
    pattern:
      "A second data source reports rows as deleted or inserted; the model does not change. "
      + "A row is nested below the nearest row above it with a smaller \"level\". Nested folds "
      + "keep their state. An edit affects only the row it names.",
    setup: ["update 0 1 level=1", "update 0 2 level=1"],
    example: "fold 0 0",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  /// The row, or nil to unfold all rows.
  private let address: Arguments.Located?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let before = source.shownCount
    guard let address else {
      source.restore()
      try source.unfoldAll()
      let count = source.shownCount - before
      return answer(
        source,
        "unfolded",
        count == 0 ? .noFolds : .unfoldedAll(rows: count),
        count
      )
    }
    let path = try RowResolver(source).row(address)
    guard let own = source.modelPath(of: path), source.hasNested(own) else {
      throw refusal(path, source, session)
    }
    let name = session.name(of: path, in: source)
    source.restore()
    try source.toggleFold(at: own)
    source.currentInModel = own
    let count = source.shownCount - before
    let isFolded = source.arranged?.isFolded(at: own) ?? false
    let text: QueryText =
      isFolded ? .folded(row: name, hidden: abs(count)) : .unfolded(row: name, shown: abs(count))
    return answer(source, (isFolded ? "folded" : "unfolded") + " \(path)", text, count)
  }

  private func answer(
    _ source: OpenTable,
    _ event: String,
    _ text: QueryText,
    _ difference: Int
  ) -> Answer {
    let value: AnswerValue = [
      "events": [.text(event)], "hidden": .int(max(0, -difference)),
      "shown": .int(max(0, difference)),
    ]
    return Answer(value.adding(ChangeAnswer(source).state), text)
  }

  private func refusal(_ path: IndexPath, _ source: OpenTable, _ session: Session) -> CommandError {
    let level = (source.item(at: path)?.level ?? 0) + 1
    let next = IndexPath(row: path.row + 1, section: path.section)
    return CommandError(
      ActingFault.nothingToFold(
        row: session.name(of: path, in: source),
        isLast: source.item(at: next) == nil,
        next: next,
        level: level
      )
    )
  }
}

extension OpenTable {
  /// Returns whether the row after a row of the model is nested under it.
  fileprivate func hasNested(_ path: IndexPath) -> Bool {
    let next = IndexPath(row: path.row + 1, section: path.section)
    guard let item = modelItem(at: path), let below = modelItem(at: next) else { return false }
    return below.level > item.level
  }
}

extension Syntax where Value == Arguments.Located? {
  /// The syntax of the row to fold; nil unfolds all rows.
  fileprivate static let rowToFold = Syntax.either(
    Syntax<Arguments.Located>.row(before: "off").map { $0 },
    .mark("off", help: "show all rows", is: nil)
  )
}
