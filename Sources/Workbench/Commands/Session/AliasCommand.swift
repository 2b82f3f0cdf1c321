import CommandLanguage

/// The `alias` command: defines a short name for a command.
struct AliasCommand: Command {
  static let description = CommandDescription(
    heading: .init("alias", short: "ali", in: .session),
    words: .of(.orNothing(.definition), make: Self.init).written(["NAME", "COMMAND"], []),
    summary: "define a short name for a command; without arguments, list them",
    example: "alias last row 0 last",
    effects: .changes,
    value: .count("the number of aliases")
  )

  fileprivate struct Definition {
    let name: String
    let alias: Alias
  }

  private let definition: Definition?

  var effects: Effects { definition == nil ? .reads : .changes }

  func run(in session: Session) -> Answer {
    if let definition {
      let (name, alias) = (definition.name, definition.alias)
      session.names.aliases[name] = alias
      let text = session.secrets.concealing(alias.text)
      return Answer(
        ["alias": .text(name), "command": .text(text)],
        session.shown("\(name) = \(text)")
      )
    }
    let pairs = session.names.aliases.sorted { $0.key < $1.key }
      .map { (name: $0.key, text: session.secrets.concealing($0.value.text)) }
    return Answer(
      .object(pairs.map { .init($0.name, .text($0.text)) }),
      pairs.isEmpty
        ? ["no aliases; try `alias NAME COMMAND`"]
        : pairs.map { session.shown("\($0.name) = \($0.text)") }
    )
  }
}

extension Syntax where Value == AliasCommand.Definition {
  /// The syntax of a name and its command.
  fileprivate static let definition = Syntax(
    forms: [["NAME", "COMMAND"]],
    grammar: .sequence([.newName, .slot(.command(allowsShort: false))])
  ) { arguments throws(CommandError) in
    guard let name = arguments.bare(), !name.isEmpty, !name.hasPrefix("-") else {
      throw arguments.unexpected("a name")
    }
    guard (arguments.session?.commands ?? Features.none.commands).named(name) == nil else {
      throw CommandError(CallFault.aliasOfCommand(name: name), at: arguments.offset)
    }
    arguments.take()
    var tokens = try words(arguments.tokens)
    if let first = tokens.first, let name = CommandCall.name(of: first, in: arguments.text) {
      // The backslash of \q belongs to the name, wherever the alias is used.
      tokens[0].text = name
      tokens[0].isQuoted = false
    }
    guard let text = arguments.takeRest() else { throw arguments.unexpected("a command") }
    return AliasCommand.Definition(name: name, alias: Alias(text: text, tokens: tokens))
  }

  /// Returns the words of a command; one in quotes, as other shells want it, is split.
  private static func words(_ tokens: ArraySlice<Token>) throws(CommandError) -> [Token] {
    guard tokens.count == 1, let only = tokens.first, only.isQuoted, only.json == nil else {
      return Array(tokens)
    }
    var lexer = Lexer(only.text)
    let command: LexedCommand?
    let isAlone: Bool
    do throws(CommandError) {
      command = try lexer.nextCommand()
      isAlone = try lexer.nextCommand() == nil
    } catch {
      throw CommandError(error.fault.wording, at: only.range.lowerBound)
    }
    guard let command, isAlone, command.destination == nil else { return Array(tokens) }
    return command.tokens
  }
}
