import CommandLanguage
import Platform
import TableAdapters
import TableStore
import Workspace

/// The `report` command: lists what loading converted, missed or ignored.
struct ReportCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("report", short: "repo", in: .data),
    words: .of(make: Self.init),
    summary: "list values coerced, missing or ignored on loading, with JSON paths",
    pattern: "The model checks every row and server page now; opening does not.",
    example: "report",
    effects: .reads
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    var problems = try session.working("checking the rows") { work throws in
      let problems = source.document.findProblems { work.isCancelled() }
      try work.check()
      return problems
    }
    problems = (source.feed?.loader.problems ?? []) + problems
    problems += try source.unknownKinds()
    let values = problems.map { problem -> AnswerValue in
      [
        "path": .text(problem.path), "problem": .text(problem.problem),
        "action": .text(problem.action),
      ]
    }
    let groups = ProblemGroup.groups(of: problems)
    let shown = groups.prefix(session.answerForm.limit)
    var table = session.table([.left, .left, .left], maximumWidth: 60, overflow: .wrap)
    for group in shown { table.append(group.cells.map(session.shown)) }
    var lines = table.lines
    if groups.count > shown.count { lines.append("… \(groups.count - shown.count) more") }
    return Answer(.list(values), problems.isEmpty ? ["no problems found"] : lines)
  }
}
