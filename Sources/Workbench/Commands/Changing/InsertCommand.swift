/// `insert`: adds one or several rows beside a row.
struct InsertCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("insert", short: "ins", in: .changing),
    words: .of(.insertion) { Self(request: $0.0, isUnnamed: $0.1) },
    summary: "adds one or several rows beside a row",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "insert after 0 3 {\"title\": \"New\"}",
    effects: .changes
  )

  private let request: EditRequest

  /// Whether no content was typed, so that the row gets a title of ours.
  private let isUnnamed: Bool

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    var answer = try EditRunner(session, source, command: "insert").run(request.changes)
    if isUnnamed, answer.lines.count > 0 {
      answer.lines.append("name it: update . title=\"…\", or insert after \"…\" next time")
    }
    return answer
  }
}
