import CommandLanguage

/// The `let` command: sets a variable.
struct LetCommand: Command {
  static let description = CommandDescription(
    heading: .init("let", short: "let", in: .session),
    words: .of(.orNothing(.variable), make: Self.init)
      .written(["NAME", "VALUE"], ["NAME", "=", "QUERY|answer", ["PATH"]], []),
    summary: "set a variable for $NAME; without arguments, list them",
    pattern: "After `=`, a read-only command gives the value that `expect` compares; `answer` is "
      + "the last output. For a text that starts with a command, quote it.",
    example: "let row 3",
    effects: .changes,
    value: .count("the number of variables")
  )

  fileprivate struct Variable {
    let name: String
    let value: Value
  }

  fileprivate enum Value {
    case text(String)
    case output(TakenValue)
  }

  private let variable: Variable?

  var effects: Effects { variable == nil ? .reads : .changes }

  func run(in session: Session) throws -> Answer {
    if let variable {
      let name = variable.name
      let value: String
      switch variable.value {
      case .text(let text): value = text
      case .output(let output): value = try output.text(in: session)
      }
      session.names.variables[name] = value
      let shown = session.shownValue(of: name, value)
      return Answer([.init(name): .text(shown)], "\(name) = \(session.shown(shown))")
    }
    let pairs = session.names.variables.sorted { $0.key < $1.key }
      .map { (key: $0.key, value: session.shownValue(of: $0.key, $0.value)) }
    let lines = pairs.map { "\($0.key) = \(session.shown($0.value))" }
    return Answer(
      .object(pairs.map { .init($0.key, .text($0.value)) }),
      lines.isEmpty ? ["no variables; try `let NAME VALUE`"] : lines
    )
  }
}

extension String {
  /// Whether the text is valid after `$`: letters, digits and `_`, not starting with a digit.
  var isVariableName: Bool {
    guard let first, !first.isNumber else { return false }
    return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension Syntax where Value == LetCommand.Variable {
  /// The syntax of a variable and its value.
  fileprivate static let variable = Syntax(
    forms: [["NAME", "VALUE"]],
    grammar: .sequence([
      .variableName,
      .choice([
        .sequence([.word("=", help: "a text, or the value of a query"), .query]),
        .sequence([.word("="), .textAfterSign, .texts]),
        .sequence([.value, .texts]),
      ]),
    ])
  ) { arguments throws(CommandError) in
    if let number = arguments.bare(), Int(number).map({ $0 > 0 }) == true {
      throw CommandError(LetFault.argument(number: number), at: arguments.offset)
    }
    guard let name = arguments.bare(), name.isVariableName else {
      throw arguments.unexpected("a name of letters")
    }
    arguments.take()
    if arguments.take("="), let output = try TakenValue(&arguments, for: name) {
      return LetCommand.Variable(name: name, value: .output(output))
    }
    guard let value = arguments.takeRest() else { throw arguments.unexpected("a value") }
    return LetCommand.Variable(name: name, value: .text(value))
  }
}

extension Grammar {
  /// The grammar of the first word of a text after `=`: a command's name begins a query.
  fileprivate static let textAfterSign = Grammar.slot(
    WordSlot(name: "a value", samples: ["3"]) { _, _ in
      SlotCompletions()
    } follow: { scope, token in
      let command = token.bare.flatMap { scope.session.commands.named($0) }
      return command == nil && token.bare != "=" ? [WordSlot.Follow()] : []
    }
  )
}
