import TableModel
import TableUI

/// `selection`: the rows that are selected.
struct SelectionCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("selection", short: "selecti", in: .acting),
    words: .of(make: Self.init),
    summary: "the selected rows",
    pattern: "Asks the view alone (indexPathsForSelectedRows).",
    setup: ["set deselectsAfterTap off", "select 0 3"],
    example: "selection",
    effects: .reads
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let paths = source.tableView.indexPathsForSelectedRows
    let lines = paths.map { path in
      "\(path)  " + session.shown(source.item(at: path)?.title ?? "")
    }
    return Answer(AnswerValue(paths), lines.isEmpty ? ["nothing is selected"] : lines)
  }
}
