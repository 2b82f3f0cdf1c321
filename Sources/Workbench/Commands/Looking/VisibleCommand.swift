import TableModel
import TableUI

/// `visible`: the rows on the screen, as of the last layout.
struct VisibleCommand: Command {
  static let description = CommandDescription(
    name: "visible",
    shortest: "vis",
    group: .looking,
    syntax: ["visible"],
    summary: "the rows on the screen, as of the last layout",
    pattern:
      "Asks the view alone (indexPathsForVisibleRows); after reload it is stale until layout.",
    setup: ["viewport 390 132"],
    example: "visible",
    effects: .reads,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let paths = source.tableView.indexPathsForVisibleRows
    guard let first = paths.first, let last = paths.last else {
      return Answer([], "no rows are visible")
    }
    let line = "\(Words.count(paths.count, "row")): \(first) to \(last)"
    return Answer(AnswerValue(paths), line)
  }
}
