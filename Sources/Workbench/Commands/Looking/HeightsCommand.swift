import TableModel
import TableUI
import TextLayout

/// `heights`: how often each height occurs.
struct HeightsCommand: Command {
  static let description = CommandDescription(
    name: "heights",
    shortest: "heights",
    group: .looking,
    syntax: ["heights [S]"],
    summary: "the heights of a section's rows (or of all), equal neighbours in one line",
    pattern: "Asks the view's geometry; no delegate is asked again.",
    example: "heights 0",
    effects: .reads
  )

  private let section: Int?
  private let offset: Int

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    offset = arguments.offset
    section = arguments.isEmpty ? nil : try arguments.takeInteger("a section number")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    try source.layout()
    let table = source.tableView
    var numbers = Array(0..<table.numberOfSections)
    if let section { numbers = [try RowResolver(source).section(section, offset: offset)] }
    var values: [AnswerValue] = []
    var lines: [String] = []
    for number in numbers {
      for run in runs(number, table) {
        let rows = run.rows
        values.append([
          "section": .int(number), "row": .int(rows.lowerBound), "count": .int(rows.count),
          "height": .points(run.height),
        ])
        let name =
          rows.count == 1 ? "\(rows.lowerBound)" : "\(rows.lowerBound)..\(rows.upperBound - 1)"
        if lines.count < RowsCommand.page {
          lines.append("\(number) \(name)  \(run.height.pointsText) pt")
        }
      }
    }
    if lines.isEmpty { lines = ["no rows"] }
    if values.count > lines.count { lines.append("… \(values.count - lines.count) more runs") }
    return Answer(.list(values), lines)
  }

  private struct Run {
    var rows: Range<Int>
    var height: Double
  }

  private func runs(_ section: Int, _ table: TableView) -> [Run] {
    guard (0..<table.numberOfSections).contains(section) else { return [] }
    var runs: [Run] = []
    for row in 0..<table.numberOfRows(inSection: section) {
      let path = IndexPath(row: row, section: section)
      guard let height = try? table.rectForRow(at: path).size.height else { continue }
      if let last = runs.last, last.height == height {
        runs[runs.count - 1].rows = last.rows.lowerBound..<row + 1
      } else {
        runs.append(Run(rows: row..<row + 1, height: height))
      }
    }
    return runs
  }
}
