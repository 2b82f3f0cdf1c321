import CommandLanguage
import TableModel
import Workspace

/// `row`: one row as the data source gives it, through its cell.
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
      return Answer(.pending { facts.value }, .made(facts.lines(session)))
    }
    var values: [AnswerValue] = []
    var lines: [String] = []
    for path in range.paths.prefix(RowsCommand.page) {
      let facts = try RowInfo(path, in: source)
      values.append(facts.value)
      lines += facts.lines(session)
    }
    source.current = range.last
    var omission: String?
    if range.rows.count > values.count {
      let rest = range.rows.count - values.count
      let next = range.rows.lowerBound + values.count
      let command = "row \(range.section) \(next)..\(range.last.row)"
      lines.append("… \(TextFormatting.grouped(rest)) more: \(command)")
      let words = "\(values.count) of \(TextFormatting.count(range.rows.count, "row")) are listed"
      omission = "\(words); \(command) lists the next"
    }
    var answer = Answer(.list(values), lines)
    answer.omission = omission
    return answer
  }
}

extension RowCommand: SteppingCommand {
  /// The row after it.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    LookingStep(line: "row +1")
  }
}
