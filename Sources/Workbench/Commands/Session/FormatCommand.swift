/// `format`: the form of answers from now on.
struct FormatCommand: Command {
  static let description = CommandDescription(
    heading: .init("format", short: "for", in: .session),
    words: .of(.orNothing(.choice), make: Self.init).written([], ["text|jsonl"]),
    summary: "the form of answers from now on (COMMAND --format NAME: once)",
    example: "format jsonl",
    effects: .changes
  )

  private let format: AnswerFormat?

  var effects: Effects { format == nil ? .reads : .changes }

  func run(in session: Session) -> Answer {
    if let format { session.settings.format = format }
    let name = session.settings.format.rawValue
    return Answer(["format": .text(name)], "format \(name)")
  }
}
