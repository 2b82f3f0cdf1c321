import TableModel
import TableUI

/// `reload`: everything anew, or some rows.
struct ReloadCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("reload", short: "rel", in: .changing),
    words: .of(.orNothing(.reload), make: Self.init),
    summary: "reloadData (cells come at the next layout), or fresh cells for some rows",
    pattern: "V asks C for all counts and heights at once, for cells in the layout pass.",
    setup: ["model update 0 3 title=\"Dorothy\""],
    example: "reload",
    effects: .changes
  )

  private let request: EditRequest?

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    if let request {
      return try EditRunner(session, source).tell(try request.updates(source))
    }
    if source.batch != nil {
      source.batch?.isReloaded = true
      var answer = ChangeAnswer(source).answer(for: [])
      answer.lines = ["noted for the batch: everything is reloaded at end"]
      return answer
    }
    source.tableView.reloadData()
    var answer = ChangeAnswer(source).answer(for: [])
    answer.lines = ["reloaded; cells are asked for at the next layout"]
    return answer
  }
}
