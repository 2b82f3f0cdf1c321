/// `alias`: a short name for a command.
struct AliasCommand: Command {
  static let description = CommandDescription(
    name: "alias",
    shortest: "ali",
    group: .session,
    syntax: ["alias NAME COMMAND", "alias"],
    summary: "a short name for a command, in scripts too; alone it lists them",
    example: "alias last row 0 last",
    effects: .changes,
    completion: .aliasWords
  )

  private let definition: (name: String, alias: Alias)?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard let first = arguments.next else {
      definition = nil
      return
    }
    guard let name = first.bare, !name.isEmpty, !name.hasPrefix("-") else {
      throw arguments.unexpected("a name")
    }
    guard CommandList.named(name) == nil else {
      throw CommandError(
        "refused",
        "\(name) is a command, and no alias may hide it",
        offset: first.range.lowerBound
      )
    }
    arguments.take()
    var tokens = Array(arguments.tokens)
    if let first = tokens.first, let name = CommandCall.name(of: first, in: arguments.text) {
      // The backslash of \q is a part of the name, wherever the alias stands later.
      tokens[0].text = name
      tokens[0].isQuoted = false
    }
    guard let text = arguments.takeRest() else { throw arguments.unexpected("a command") }
    definition = (name, Alias(text: text, tokens: tokens))
  }

  func run(in session: Session) -> Answer {
    if let (name, alias) = definition {
      session.aliases[name] = alias
      return Answer(
        ["alias": .text(name), "command": .text(alias.text)],
        session.shown("\(name) = \(alias.text)")
      )
    }
    let pairs = session.aliases.sorted { $0.key < $1.key }
    return Answer(
      .object(pairs.map { .init($0.key, .text($0.value.text)) }),
      pairs.isEmpty
        ? ["no aliases: alias NAME COMMAND"]
        : pairs.map { session.shown("\($0.key) = \($0.value.text)") }
    )
  }
}

extension Grammar {
  /// A name, and the command it stands for.
  fileprivate static let aliasWords = Grammar.optional(
    .sequence([.newName, .slot(.command(allowsShort: false))])
  )
}
