import CommandLanguage
import TableModel

/// The `expect` command: asserts something about the last output, or about a query.
struct ExpectCommand: Command {
  static let description = CommandDescription(
    heading: .init("expect", short: "exp", in: .seeing),
    words: .of(.expectation, make: Self.init),
    summary: "fail unless the last output or a query matches",
    pattern:
      "Read-only: it runs no command that changes something. A query compares one value, which "
      + "`help COMMAND` names, or a member of its output. See `help assertions`. `expect find "
      + "QUERY` fails if no row matches; `expect count 'year > 1931' = 3` counts.",
    setup: ["row 0 99"],
    example: "expect no-row",
    effects: .reads
  )

  private let expectation: Expectation

  func run(in session: Session) throws -> Answer {
    try expectation.check(in: session)
    let answer: AnswerValue = ["expected": true]
    guard session.results.pendingFailure != nil else { return Answer(answer, []) }
    return Answer(answer.adding(["failure": .int(session.results.count)]), [])
  }
}

extension Grammar {
  /// The grammar of words that match the last output, or of a query with its value.
  fileprivate static let expectWords = Grammar.choice([
    .inScope { scope in
      switch scope.session.lastResult {
      case nil: return .never
      case .failure(let error):
        return .sequence([.word(error.code, help: error.message), .optional(.text)])
      case .success(let answer):
        var words: [Grammar] = [.word("ok", help: "the command succeeded"), .expectedText]
        if answer.value == .null { words.append(.word("nil", help: "the result is nil")) }
        words += answer.warnings.compactMap { warning in
          warning.code.map { .word($0, help: "a warning of the last command") }
        }
        if answer.value.isEmpty { words.append(.word("empty", help: "the result is empty")) }
        return .choice(words)
      }
    },
    .inScope { scope in
      guard scope.session.trace.isOn else { return .never }
      return .choice([
        .sequence([
          .word("sent", help: "messages that were sent, in order"),
          .optional(.word("exactly", help: "these messages and no others")), .selector,
        ]),
        .sequence([.word("no", help: "a message that was not sent"), .selector]),
      ])
    },
    .sequence([
      .query,
      .choice([
        .sequence([
          .choice([
            .word("=", help: "is equal"), .word("!=", help: "is not equal"),
            .word("~", help: "contains, ignoring case"),
            .word("has", help: "the printed output contains"),
            .word("lacks", help: "the printed output does not contain"),
          ]), .text, .texts,
        ]),
        .sequence([
          .choice([
            .word("<=", help: "is at most"), .word(">=", help: "is at least"),
            .sequence([.word("at"), .choice([.word("most"), .word("least")])]),
          ]), .number,
        ]),
      ]),
    ]),
  ])

  /// The grammar of a quoted text in the last output; other words begin other forms.
  private static let expectedText = Grammar.slot(
    .free("a text", samples: ["\"New\""]) { $0.bare == nil }
  )
}

extension Syntax where Value == Expectation {
  /// The syntax of an expectation about the last output or a query.
  fileprivate static let expectation = Syntax(
    forms: [
      ["ok|nil|empty"], ["CODE", ["\"text\""]], ["\"text\""], ["no", "error|warning|CODE"],
      ["QUERY", ["PATH"], "OP", "VALUE"], ["QUERY", "has|lacks", "TEXT"],
      ["QUERY", "at", "most|least", "NUMBER"], ["answer", ["PATH"], "OP", "VALUE"],
      ["sent", ["exactly"], ["V→C"], "SELECTOR", [", SELECTOR …"]],
      ["sent|no", "SELECTOR", ["to", "CLASS"], ["with", "ARGS"], ["=", "VALUE"]],
      ["sent", "SELECTOR", "once|twice|N times"], ["typed", "COMMAND"],
    ],
    grammar: .expectWords
  ) { arguments throws(CommandError) in
    let session = arguments.session
    let commands = session?.commands ?? Features.none.commands
    let expectation = try Expectation(&arguments, of: commands, in: session)
    if let refusal = expectation.refusal { throw refusal }
    // A word that looks like a comparison would redirect output to a file.
    guard session?.execution.sendsOutput != true else {
      throw CommandError(ExpectationFault.noDestination)
    }
    return expectation
  }
}
