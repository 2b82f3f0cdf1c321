/// `let`: gives a variable a value.
struct LetCommand: Command {
  static let description = CommandDescription(
    name: "let",
    shortest: "let",
    group: .session,
    syntax: ["let NAME VALUE", "let"],
    summary: "gives a variable a value, for $NAME; alone it lists them",
    example: "let row 3",
    effects: .changes,
    completion: .letWords
  )

  private let assignment: (name: String, value: String)?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard let first = arguments.next else {
      assignment = nil
      return
    }
    guard first.bare?.isVariableName == true else {
      throw arguments.unexpected("a name of letters")
    }
    arguments.take()
    _ = arguments.take("=")
    guard let value = arguments.takeRest() else { throw arguments.unexpected("a value") }
    assignment = (first.text, value)
  }

  func run(in session: Session) -> Answer {
    if let (name, value) = assignment {
      session.variables[name] = value
      return Answer([.init(name): .text(value)], "\(name) = \(session.shown(value))")
    }
    let pairs = session.variables.sorted { $0.key < $1.key }
    let lines = pairs.map { "\($0.key) = \(session.shown($0.value))" }
    return Answer(
      .object(pairs.map { .init($0.key, .text($0.value)) }),
      lines.isEmpty ? ["no variables: let NAME VALUE"] : lines
    )
  }
}

extension String {
  /// Whether the text can stand behind a dollar: letters, digits and `_`, no digit first.
  var isVariableName: Bool {
    guard let first, !first.isNumber else { return false }
    return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension Grammar {
  /// A variable and its value.
  fileprivate static let letWords = Grammar.optional(
    .sequence([.variableName, .optional(.word("=")), .value, .texts])
  )
}
