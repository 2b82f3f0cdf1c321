/// One command with its words, ready to run.
@MainActor struct CommandCall {
  private let type: any Command.Type
  private var arguments: Arguments

  /// The name of the command.
  var name: String { type.description.name }

  /// What it touches.
  var effects: Effects { type.description.effects }

  /// The form that `--format` asks for, for this answer only.
  let format: AnswerFormat?

  /// Finds the command that the first word names.
  init(_ command: LexedCommand, text: String, allowsShort: Bool) throws(CommandError) {
    guard let first = command.tokens.first else {
      throw CommandError("unknown-command", "there is no command here", hint: "help")
    }
    guard let name = Self.name(first, text),
      let type = CommandList.find(name, allowsShort: allowsShort)
    else {
      throw Self.unknown(first)
    }
    self.type = type
    arguments = Arguments(
      command.tokens.dropFirst(),
      text: text,
      end: command.range.upperBound
    )
    arguments.syntax = type.description.syntax
    format = try Self.takeFormat(&arguments)
  }

  /// Parses all words, then runs.
  func run(in session: Session) throws(CommandError) -> Answer {
    if asksForHelp { return HelpPage(description: type.description).answer }
    var arguments = arguments
    let start = arguments.offset
    do {
      let command = try type.init(&arguments, in: session)
      try arguments.expectEnd()
      return try command.run(in: session)
    } catch {
      throw error.blamesNobody ? error : error.blaming(start)
    }
  }

  /// Whether `--help` or `-h` is all that stands behind the name.
  private var asksForHelp: Bool {
    arguments.count == 1 && ["--help", "-h"].contains(arguments.bare())
  }

  /// The word that names the command; in `\q` of other shells the backslash is a part of it.
  private static func name(_ token: Token, _ text: String) -> String? {
    if let bare = token.bare { return bare }
    let typed = text.slice(of: token.range)
    return typed.hasPrefix("\\") ? typed : nil
  }

  private static func takeFormat(_ arguments: inout Arguments) throws(CommandError) -> AnswerFormat?
  {
    guard let token = try arguments.takeOption("--format") else { return nil }
    guard let format = AnswerFormat(rawValue: token.text) else {
      throw CommandError(
        "bad-argument",
        "there is no format \(quoted(token.text))",
        hint: AnswerFormat.allCases.map(\.rawValue).joined(separator: ", "),
        offset: token.range.lowerBound
      )
    }
    return format
  }

  private static func unknown(_ token: Token) -> CommandError {
    let name = token.text
    let hint: String =
      if let full = CommandList.find(name, allowsShort: true) {
        "\(full.description.name); short names count at the prompt only"
      } else if let own = ForeignWords.command(for: name) {
        own
      } else if let near = Suggestion.nearest(to: name, among: CommandList.names) {
        near
      } else {
        "help lists all commands"
      }
    return CommandError(
      "unknown-command",
      "there is no command \(quoted(name))",
      hint: hint,
      offset: token.range.lowerBound
    )
  }
}

extension CommandError {
  /// Whether the words are innocent: the engine, the file or the state refused.
  fileprivate var blamesNobody: Bool {
    switch code {
    case "bad-argument", "no-row", "no-section", "not-found", "bad-json", "unknown-command": false
    default: true
    }
  }
}
