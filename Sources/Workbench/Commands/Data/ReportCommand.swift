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
    pattern:
      "Reads every row; opening does not. Text output combines equal findings of several rows. "
      + "Other formats list each of them.",
    example: "report",
    effects: .reads,
    value: .count("the number of problems")
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    // Programs receive each problem, people equal problems once.
    let isText = session.answerForm.isText
    var groups = try session.working("checking the rows") { work throws in
      let document = source.document
      let groups =
        isText
        ? document.findProblemGroups { work.isCancelled() }
        : document.findProblems(limit: .max) { work.isCancelled() }.map { ProblemGroup($0) }
      try work.check()
      return groups
    }
    groups = (source.feed?.loader.problems ?? []).map { ProblemGroup($0) } + groups
    groups += try source.unknownKinds().map { ProblemGroup($0) }
    return Answer(
      .pending { [groups] in .list(groups.map(\.value)) },
      .made(isText ? lines(of: groups, session) : [])
    )
  }

  private func lines(of groups: [ProblemGroup], _ session: Session) -> [String] {
    let shown = groups.prefix(session.answerForm.limit)
    var table = session.table([.left, .left, .left], maximumWidth: 60, overflow: .wrap)
    for group in shown { table.append(group.cells.map(session.shown)) }
    var lines = table.lines
    if groups.count > shown.count { lines.append("… \(groups.count - shown.count) more") }
    return groups.isEmpty ? ["no problems found"] : lines
  }
}

extension ProblemGroup {
  /// The first problem as data, with the number of places if there are several.
  fileprivate var value: AnswerValue {
    let value: AnswerValue = [
      "path": .text(first.path), "problem": .text(first.problem), "action": .text(first.action),
    ]
    return count > 1 ? value.adding(["rows": .int(count)]) : value
  }
}
