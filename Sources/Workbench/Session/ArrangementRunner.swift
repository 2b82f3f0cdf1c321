import TableModel

/// Turns views over the rows on and off, and tells what shows.
@MainActor struct ArrangementRunner {
  private let session: Session
  private let source: OpenSource

  init(_ session: Session, _ source: OpenSource) throws(CommandError) {
    guard source.batch == nil else {
      throw CommandError("refused", "a batch is open", hint: "end or rollback first")
    }
    self.session = session
    self.source = source
  }

  /// What is shown now.
  var arrangement: RowArrangement { source.arrangement }

  /// Shows the rows in another way.
  func run(_ change: (inout RowArrangement) -> Void) throws(CommandError) -> Answer {
    var next = arrangement
    change(&next)
    guard next != arrangement else { return answer }
    try session.working("arranging the rows") { work throws(CommandError) in
      try source.arrange(next) { !work.goesOn() }
    }
    return answer
  }

  /// What shows, and of how many.
  var answer: Answer {
    let shown = source.shown
    let counts: [AnswerValue.Member] = [
      .init("sections", .int(shown.count)), .init("rows", .int(source.shownCount)),
      .init("of", .int(source.rowCount)), .init("paths", AnswerValue(firstPaths(shown))),
    ]
    let value = AnswerValue.object(arrangement.members + counts)
    guard !arrangement.isEmpty else {
      return Answer(
        value,
        "all \(Words.count(source.rowCount, "row")) show, as the source has them"
      )
    }
    let count = ArrangementWords.count(source.shownCount, of: source.rowCount)
    let sections = Words.count(shown.count, "section")
    var answer = Answer(value, "\(ArrangementWords(arrangement)): \(count), in \(sections)")
    if source.shownCount == 0, arrangement.filter != nil {
      answer.notes = ["nothing matches; filter off shows all rows"]
    }
    return answer
  }

  /// Where the first rows that show stand in the source.
  private func firstPaths(_ shown: [Section]) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (number, section) in shown.enumerated() where paths.count < RowsCommand.page {
      for row in section.items.indices.prefix(RowsCommand.page - paths.count) {
        let path = IndexPath(row: row, section: number)
        if let own = source.modelPath(of: path) { paths.append(own) }
      }
    }
    return paths
  }
}
