/// `format`: the form of answers from now on.
struct FormatCommand: Command {
  static let description = CommandDescription(
    name: "format",
    shortest: "for",
    group: .session,
    syntax: ["format", "format text|jsonl"],
    summary: "the form of answers from now on (COMMAND --format NAME: once)",
    example: "format jsonl",
    effects: .changes,
    completion: .words(AnswerFormat.allCases.map(\.rawValue))
  )

  private let format: AnswerFormat?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard !arguments.isEmpty else {
      format = nil
      return
    }
    format = AnswerFormat(rawValue: try arguments.takeChoice(AnswerFormat.allCases.map(\.rawValue)))
  }

  func run(in session: Session) -> Answer {
    if let format { session.settings.format = format }
    let name = session.settings.format.rawValue
    return Answer(["format": .text(name)], "format \(name)")
  }
}
