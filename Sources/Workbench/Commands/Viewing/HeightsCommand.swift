import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// The `heights` command: lists row heights, grouping consecutive equal ones.
struct HeightsCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("heights", short: "heights", in: .looking),
    words: .of(.optional(.placed(.section())), make: Self.init),
    summary: "list row heights, with equal neighbors on one line",
    pattern: "Reads the table view's geometry; the delegate is not called.",
    example: "heights 0",
    effects: .reads,
    value: .count("the number of ranges of equal height")
  )

  private let section: Placed<Int>?

  /// A run of consecutive rows with equal height.
  fileprivate struct Run {
    var first: HeightInfo
    var count: Int
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try source.layout()
    let table = source.tableView
    var numbers = 0..<table.numberOfSections
    if let section {
      let number = try RowResolver(source).section(section)
      numbers = number..<min(number + 1, table.numberOfSections)
    }
    let limit = session.answerForm.limit
    let runs = try session.working(.readingHeights) { work throws in
      var runs: [Run] = []
      for number in numbers where runs.count < limit {
        runs += try self.runs(number, source, limit: limit - runs.count, work)
      }
      return runs
    }
    var lines = runs.map { $0.line(session.shown) }
    if lines.isEmpty { lines = ["no rows"] }
    if runs.count == limit { lines.append("… there may be more: `heights S` or `height S R`") }
    return Answer(.list(runs.map { $0.first.value.adding(["count": .int($0.count)]) }), lines)
  }

  private func runs(
    _ section: Int,
    _ source: OpenTable,
    limit: Int,
    _ work: SessionWork
  ) throws -> [Run] {
    var runs: [Run] = []
    for row in 0..<source.tableView.numberOfRows(inSection: section) {
      try work.check()
      let path = IndexPath(row: row, section: section)
      let facts = try HeightInfo(path, in: source, of: source.item(at: path))
      if let last = runs.last, last.first.height == facts.height, last.first.source == facts.source
      {
        runs[runs.count - 1].count += 1
      } else if runs.count < limit {
        runs.append(Run(first: facts, count: 1))
      } else {
        break
      }
    }
    return runs
  }
}

extension HeightsCommand.Run {
  /// Returns a line such as `0 0..2  44 pt, from …`.
  @MainActor fileprivate func line(_ shown: (String) -> String) -> String {
    guard count > 1 else { return first.line(shown) }
    let last = first.path.row + count - 1
    return ViewText.height(
      rows: "\(first.path)..\(last)",
      height: first.height,
      origin: shown(first.source)
    ).words
  }
}
