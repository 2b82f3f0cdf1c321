import CommandLanguage
import TableModel
import Workspace

/// The `row` command: shows one row as the data source provides it, through its cell.
struct RowCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("row", short: "row", in: .looking),
    words: .of(.row.completed(by: .optionalRows), make: Self.init),
    summary: "show one row as its cell displays it",
    pattern:
      "The table view asks the controller for the cell (cellForRowAt). The controller gets "
      + "the object from the model and configures the cell.",
    example: "row 0 3",
    effects: .reads
  )

  let address: Arguments.Located

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let range = try RowResolver(source).rows(address)
    if range.rows.count == 1 {
      let facts = try RowInfo(range.first, in: source)
      source.current = range.first
      let lines = facts.lines(session)
      var answer = Answer(.pending { facts.value }, .made(lines.map(\.text)))
      answer.styled = .made(lines)
      return answer
    }
    var values: [AnswerValue] = []
    var lines: [StyledLine] = []
    let count = min(range.rows.count, session.answerForm.limit)
    try session.working("asking for rows") { work throws in
      for path in range.paths.prefix(count) {
        if values.count & 0x3F == 0x3F { try work.check(values.count, of: count) }
        let facts = try RowInfo(path, in: source)
        values.append(facts.value)
        lines += facts.lines(session)
      }
    }
    source.current = range.last
    if range.rows.count > values.count {
      let rest = range.rows.count - values.count
      let next = range.rows.lowerBound + values.count
      let command = "row \(range.section) \(next)..\(range.last.row)"
      lines.append(StyledLine([.init("… \(TextFormatting.grouped(rest)) more: \(command)")]))
    }
    return Answer(.list(values), styled: lines)
  }
}

extension RowCommand: SteppingCommand {
  /// Returns a step to the next row.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    LookingStep(line: "row +1")
  }
}
