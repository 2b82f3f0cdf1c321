/// `insert`: adds one or several rows beside a row.
struct InsertCommand: Command {
  static let description = CommandDescription(
    name: "insert",
    shortest: "ins",
    group: .changing,
    syntax: ["insert before|after|at [S R] [ITEM…] [--raw]"],
    summary: "adds one or several rows beside a row",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "insert after 0 3 {\"title\": \"New\"}",
    effects: .changes,
    completion: .insertWords,
    needs: .source
  )

  private let request: EditRequest
  private let isUnnamed: Bool

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    isUnnamed = Self.isUnnamed(arguments)
    request = try EditRequest(verb: "insert", &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    var answer = try EditRunner(session, source, command: "insert").run(edit)
    if isUnnamed, answer.lines.count > 0 {
      answer.lines.append("name it: update . title=\"…\", or insert after \"…\" next time")
    }
    return answer
  }

  /// Whether no content was typed, so that the row gets a title of ours.
  private static func isUnnamed(_ arguments: Arguments) -> Bool {
    var arguments = arguments
    arguments.take()
    return (try? arguments.takeAddress()) != nil && arguments.isEmpty
  }
}

extension Grammar {
  /// A side, a row, and what goes in.
  fileprivate static let insertWords = Grammar.flags(
    ["--raw": "keys and values as they stand"],
    .sequence([
      .choice([
        .sequence([.word("before", help: "a row"), .optionalRow]),
        .sequence([.word("after", help: "a row"), .optionalRow]),
        .sequence([.word("at", help: "a place, the end of a section too"), .optionalPlace]),
      ]),
      .many(.item),
    ])
  )
}
