import TableModel
import TableUI

/// `selection`: the rows that are selected.
struct SelectionCommand: Command {
  static let description = CommandDescription(
    name: "selection",
    shortest: "selecti",
    group: .acting,
    syntax: ["selection"],
    summary: "the selected rows",
    pattern: "Asks the view alone (indexPathsForSelectedRows).",
    setup: ["set deselectsAfterTap off", "select 0 3"],
    example: "selection",
    effects: .reads,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let paths = source.tableView.indexPathsForSelectedRows
    let lines = paths.map { path in
      "\(path)  " + session.shown(source.item(at: path)?.title ?? "")
    }
    return Answer(AnswerValue(paths), lines.isEmpty ? ["nothing is selected"] : lines)
  }
}
