import CommandLanguage
import Workspace

/// The `app` command: runs code of the application.
struct AppCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("app", short: "app", in: .changing),
    words: .of(.appWord, make: Self.init),
    summary: "run application code: call the table view or change methods",
    pattern:
      "Calls the table view as an app does, or changes the methods that the controller "
      + "implements.",
    example: "app cell 0 3",
    effects: .changes,
    value: .member("title", "the title of the cell"),
    forms: AppWordList.all.flatMap { $0.description.forms }
  )

  private let word: any AppSubcommand

  var effects: Effects { word.effects }
  var needs: CommandNeeds { word.needs }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try word.run(on: source, in: session)
  }
}

extension Syntax where Value == any AppSubcommand {
  /// The syntax of a subcommand and its arguments; errors in them show its forms.
  @MainActor fileprivate static let appWord = Syntax(
    forms: AppWordList.all.flatMap { $0.description.lines },
    grammar: .choice(
      AppWordList.all.map { type in
        let word = type.description
        return .sequence([.word(word.name, help: word.summary), word.words.completion])
      }
    )
  ) { arguments throws(CommandError) in
    guard let type = arguments.bare().flatMap(AppWordList.named) else { throw unknown(arguments) }
    arguments.take()
    arguments.syntax = type.description.forms.map(\.word)
    return try type.description.words.parse(&arguments)
  }

  @MainActor private static func unknown(_ arguments: Arguments) -> CommandError {
    guard let next = arguments.next else {
      return CommandError(AppFault.wordMissing, at: arguments.end)
    }
    return CommandError(
      AppFault.unknownWord(word: next.text, names: AppWordList.names),
      at: next.range.lowerBound
    )
  }
}
