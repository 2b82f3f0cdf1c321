import CommandLanguage
import TableModel
import Workspace

/// Turns views over the rows on and off, and tells what shows.
@MainActor struct ArrangementRunner {
  private let session: Session
  private let source: OpenTable

  init(_ session: Session, _ source: OpenTable) {
    self.session = session
    self.source = source
  }

  /// What is shown now.
  var arrangement: RowArrangement { source.arrangement }

  /// Shows the rows in another way.
  func run(_ change: (inout RowArrangement) -> Void) throws -> Answer {
    var next = arrangement
    change(&next)
    guard next != arrangement else { return answer }
    // Numbers for each row, and while they are sorted their keys.
    let size = (next.order == nil ? 40 : 90) + (next.grouping == nil ? 0 : 30)
    if !next.isEmpty { try session.checkMemory(for: source.rowCount, size, "arranging") }
    try session.working("arranging the rows") { work throws in
      try source.arrange(next) { work.isCancelled() }
    }
    return answer
  }

  /// What shows, and of how many.
  var answer: Answer {
    let counts: [AnswerValue.Member] = [
      .init("sections", .int(source.shownSectionCount)), .init("rows", .int(source.shownCount)),
      .init("of", .int(source.rowCount)), .init("paths", AnswerValue(firstPaths())),
    ]
    let value = AnswerValue.object(arrangement.members + counts)
    guard !arrangement.isEmpty else {
      return Answer(
        value,
        "all \(TextFormatting.count(source.rowCount, "row")) show, as the source has them"
      )
    }
    let count = ArrangementWords.count(source.shownCount, of: source.rowCount)
    let sections = TextFormatting.count(source.shownSectionCount, "section")
    var answer = Answer(value, "\(ArrangementWords(arrangement)): \(count), in \(sections)")
    if source.shownCount > RowsCommand.page {
      let rows = TextFormatting.count(source.shownCount, "row")
      answer.omission = "paths has the first \(RowsCommand.page) of \(rows); rows lists them"
    }
    if source.shownCount == 0, arrangement.filter != nil {
      answer.notes = ["nothing matches; filter off shows all rows"]
    }
    return answer
  }

  /// Where the first rows that show stand in the source.
  private func firstPaths() -> [IndexPath] {
    var paths: [IndexPath] = []
    for number in 0..<source.shownSectionCount {
      guard paths.count < RowsCommand.page else { break }
      let rows = source.shownSection(number)?.items.indices ?? 0..<0
      for row in rows.prefix(RowsCommand.page - paths.count) {
        let path = IndexPath(row: row, section: number)
        if let own = source.modelPath(of: path) { paths.append(own) }
      }
    }
    return paths
  }
}
