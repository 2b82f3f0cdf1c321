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
    guard session.answerForm.isText else { return try listing(source, in: session) }
    var groups = try session.working(.checkingRows) { work throws in
      let groups = source.document.findProblemGroups { work.isCancelled() }
      try work.check()
      return groups
    }
    let noted = source.notedProblems
    groups = noted.folded + groups.filter { !noted.cover($0.first.path) }
    groups += try source.unknownKinds().map { ProblemGroup($0) }
    return Answer(.pending { [groups] in .list(groups.map(\.value)) }, lines(of: groups, session))
  }

  /// Returns each problem as a row of a listing, which is read while it is written.
  private func listing(_ source: OpenTable, in session: Session) throws -> Answer {
    let found = try session.working(.checkingRows) { work throws in
      let found = source.document.countProblems { work.isCancelled() }
      try work.check()
      return found
    }
    let feed = source.notedProblems
    let kinds = try source.unknownKinds()
    let columns = ["path", "problem", "action"].map { Listing.Column($0) }
    let count = feed.count + found.count + kinds.count
    let listing = Listing(columns: columns, count: count) {
      var (first, last) = (feed[...], kinds[...])
      let next: () -> LoadProblem? =
        found.count == 0 ? { nil } : found.document.makeProblemCursor()
      return { cells in
        guard let problem = first.popFirst() ?? next() ?? last.popFirst() else { return false }
        cells = [.text(problem.path), .text(problem.problem), .text(problem.action)]
        return true
      }
    }
    return Answer(listing, session.outputStyle)
  }

  private func lines(of groups: [ProblemGroup], _ session: Session) -> Deferred<[String]> {
    let shown = groups.prefix(session.answerForm.limit)
    var table = session.table([.left, .left, .left], maximumWidth: 60, overflow: .wrap)
    for group in shown { table.append(group.cells.map(session.shown)) }
    var lines = table.lines
    if groups.count > shown.count { lines.append(TextFormatting.more(groups.count - shown.count)) }
    return .made(groups.isEmpty ? ["no problems found"] : lines)
  }
}

extension OpenTable {
  /// The problems of pages from a server and of the mapping.
  fileprivate var notedProblems: [LoadProblem] {
    (feed?.loader.problems ?? []) + mappingProblems
  }
}

extension [LoadProblem] {
  /// The problems with equal ones of several rows together, in order.
  fileprivate var folded: [ProblemGroup] {
    var groups: [(first: LoadProblem, count: Int)] = []
    var places: [[String]: Int] = [:]
    for problem in self {
      let member = problem.path.split(separator: "]", omittingEmptySubsequences: false).last
      let key = [String(member ?? ""), problem.problem, problem.action]
      if let place = places[key] {
        groups[place].count += 1
      } else {
        places[key] = groups.count
        groups.append((problem, 1))
      }
    }
    return groups.map { ProblemGroup($0.first, $0.count) }
  }

  /// Whether one of the problems left out the value at a path, so that it is in no row.
  fileprivate func cover(_ path: String) -> Bool {
    contains { problem in
      guard problem.action.hasSuffix("is dropped") || problem.action.hasSuffix("is left out") else {
        return false
      }
      let array = problem.path.prefix { $0 != "[" }
      let lost = problem.action.hasSuffix("is dropped") ? String(array) + "[" : problem.path
      return path.hasPrefix(lost)
    }
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
