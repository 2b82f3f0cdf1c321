import TableModel
import TableUI

/// `visible`: the rows on the screen, as of the last layout.
struct VisibleCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("visible", short: "vis", in: .looking),
    words: .of(make: Self.init),
    summary: "the rows on the screen, as of the last layout",
    pattern:
      "Asks the view alone (indexPathsForVisibleRows); after reload it is stale until layout.",
    setup: ["viewport 390 132"],
    example: "visible",
    effects: .reads
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let paths = source.tableView.indexPathsForVisibleRows
    guard let first = paths.first, let last = paths.last else {
      return Answer([], "no rows are visible")
    }
    let line = "\(Words.count(paths.count, "row")): \(first) to \(last)"
    return Answer(AnswerValue(paths), line)
  }
}
