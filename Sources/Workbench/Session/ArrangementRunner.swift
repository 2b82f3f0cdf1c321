import CommandLanguage
import TableModel
import TableStore
import Workspace

/// A helper that turns row arrangements on and off and reports the visible rows.
@MainActor struct ArrangementRunner {
  private let session: Session
  private let source: OpenTable

  init(_ session: Session, _ source: OpenTable) {
    self.session = session
    self.source = source
  }

  /// The current arrangement.
  var arrangement: RowArrangement { source.arrangement }

  /// Applies a change to the arrangement.
  func run(_ change: (inout RowArrangement) -> Void) throws -> Answer {
    var next = arrangement
    change(&next)
    guard next != arrangement else { return answer }
    // Estimate the bytes per row for row numbers and, while sorting, keys.
    let size = (next.order == nil ? 40 : 90) + (next.grouping == nil ? 0 : 30)
    if !next.isEmpty { try session.checkMemory(for: source.rowCount, size, "arranging") }
    let old = arrangement
    try session.working(.arranging) { work throws in
      try source.arrange(next) { work.isCancelled() }
    }
    // Without all rows of a database, the arrangement would hide some.
    if let problem = source.takeReadingProblem() {
      try source.arrange(old)
      throw problem
    }
    return answer
  }

  /// The counts of visible and total rows, as output.
  var answer: Answer {
    let counts: [AnswerValue.Member] = [
      .init("sections", .int(source.shownSectionCount)), .init("rows", .int(source.shownCount)),
      .init("of", .int(source.rowCount)), .init("paths", AnswerValue(firstPaths())),
    ]
    let value = AnswerValue.object(arrangement.members + counts)
    guard !arrangement.isEmpty else {
      return Answer(value, QueryText.original(rows: source.rowCount))
    }
    var answer = Answer(
      value,
      QueryText.arranged(
        "\(ArrangementWords(arrangement))",
        rows: source.shownCount,
        of: source.rowCount,
        sections: source.shownSectionCount
      )
    )
    if source.shownCount > RowsCommand.page {
      answer.omission = QueryText.firstPaths(limit: RowsCommand.page, of: source.shownCount).words
    }
    if source.shownCount == 0, arrangement.filter != nil {
      answer.notes = [QueryText.noMatches.words]
    }
    return answer
  }

  /// Returns the model positions of the first rows that are shown.
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
