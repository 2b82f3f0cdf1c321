import TableModel
import TableUI

/// `reload`: everything anew, or some rows.
struct ReloadCommand: Command {
  static let description = CommandDescription(
    name: "reload",
    shortest: "rel",
    group: .changing,
    syntax: ["reload", "reload S R", "reload section S"],
    summary: "reloadData (cells come at the next layout), or fresh cells for some rows",
    pattern: "V asks C for all counts and heights at once, for cells in the layout pass.",
    setup: ["model update 0 3 title=\"Dorothy\""],
    example: "reload",
    effects: .changes,
    completion: .optional(.reloadWords),
    needs: .source
  )

  private let request: EditRequest?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    request = arguments.isEmpty ? nil : try EditRequest(verb: "reload", &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    if let request {
      let edit = try request.resolve(source)
      return try EditRunner(session, source).run(edit, half: .table)
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

extension Grammar {
  /// Rows, or a whole section.
  static let reloadWords = Grammar.choice([
    .rows, .sequence([.word("section", help: "a whole section"), .section]),
  ])
}
