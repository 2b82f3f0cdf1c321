import TableUI

/// `app index`: the section index asked for anew.
struct AppIndexWord: AppWord {
  static let description = AppWordDescription(
    name: "index",
    forms: [
      HelpTopic.Term("app index reload", "reloadSectionIndexTitles: asks for the index alone")
    ],
    completion: .word("reload")
  )

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    _ = try arguments.takeChoice(["reload"])
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let table = try session.requireSource().tableView
    table.reloadSectionIndexTitles()
    let titles = table.sectionIndexTitles
    return Answer(
      .list(titles.map { .text($0) }),
      titles.isEmpty ? "no index" : titles.map(session.shown).joined(separator: " ")
    )
  }
}
