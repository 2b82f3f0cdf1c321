/// `app`: what the application's own code would do.
struct AppCommand: Command {
  static let description = CommandDescription(
    name: "app",
    shortest: "app",
    group: .changing,
    syntax: forms.map(\.word),
    summary: "does what the application's own code would do",
    pattern: "Calls V as application code does, or changes what C implements.",
    example: "app cell 0 3",
    effects: .changes,
    completion: .choice(
      AppWordList.all.map { type in
        let word = type.description
        return .sequence([.word(word.name, help: word.summary), word.completion])
      }
    ),
    needs: .source,
    forms: forms
  )

  private static var forms: [HelpTopic.Term] { AppWordList.all.flatMap { $0.description.forms } }

  private let word: any AppWord

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard let type = arguments.bare().flatMap(AppWordList.named) else {
      throw Self.unknown(arguments)
    }
    arguments.take()
    arguments.syntax = type.description.forms.map(\.word)
    word = try type.init(&arguments, in: session)
  }

  private static func unknown(_ arguments: Arguments) -> CommandError {
    guard let next = arguments.next else {
      return CommandError(
        "bad-argument",
        "a word is missing",
        hint: "help app lists them",
        offset: arguments.end
      )
    }
    return CommandError(
      "bad-argument",
      "app knows no word \(quoted(next.text))",
      hint: Suggestion.nearest(to: next.text, among: AppWordList.names).map { "app " + $0 }
        ?? "help app lists them",
      offset: next.range.lowerBound
    )
  }

  func run(in session: Session) throws(CommandError) -> Answer { try word.run(in: session) }
}
