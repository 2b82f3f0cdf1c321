import TableModel

/// `row`: one row as the data source gives it, through its cell.
struct RowCommand: RowCommanding {
  static let description = CommandDescription(
    name: "row",
    shortest: "row",
    group: .looking,
    syntax: ["row [S R]"],
    summary: "one row as the data source gives it, through its cell",
    pattern:
      "V asks C for the cell (cellForRowAt); C asks M for the object and configures the cell.",
    example: "row 0 3",
    effects: .reads,
    completion: .optionalRows,
    needs: .source
  )

  let address: Arguments.Located

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let range = try RowResolver(source).rows(address)
    if range.rows.count == 1 {
      let facts = try RowFacts(range.first, in: source)
      source.current = range.first
      return Answer(.pending { facts.value }, .made(facts.lines(session)))
    }
    var values: [AnswerValue] = []
    var lines: [String] = []
    for path in range.paths.prefix(RowsCommand.page) {
      let facts = try RowFacts(path, in: source)
      values.append(facts.value)
      lines += facts.lines(session)
    }
    source.current = range.last
    if range.rows.count > values.count {
      let rest = range.rows.count - values.count
      let next = range.rows.lowerBound + values.count
      lines.append("… \(Words.grouped(rest)) more: row \(range.section) \(next)..\(range.last.row)")
    }
    return Answer(.list(values), lines)
  }
}

extension RowCommand: SteppingCommand {
  /// The row after it.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    LookingStep(line: "row +1")
  }
}
