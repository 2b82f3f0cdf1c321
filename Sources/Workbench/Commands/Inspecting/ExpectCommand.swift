import CommandLanguage
import TableModel

/// The `expect` command: asserts something about the last output, or about a query.
struct ExpectCommand: Command {
  static let description = CommandDescription(
    heading: .init("expect", short: "exp", in: .seeing),
    words: .of(.expectation, make: Self.init),
    summary: "fail unless the last output or a query matches",
    pattern:
      "Read-only. Checks the last output, a query or the trace. `expect find QUERY` fails if no row "
      + "matches; `expect count 'year > 1931' = 3` counts.",
    setup: ["row 0 99"],
    example: "expect no-row",
    effects: .reads
  )

  private let expectation: Expectation

  func run(in session: Session) throws -> Answer {
    try expectation.check(in: session)
    return Answer(["expected": true], [])
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
      return .sequence([
        .choice([
          .word("sent", help: "a message that was sent"),
          .word("no", help: "a message that was not sent"),
        ]), .selector,
      ])
    },
    .sequence([
      .query,
      .choice([
        .sequence([.choice([.word("="), .word("has"), .word("lacks")]), .text, .texts]),
        .sequence([.word("at"), .choice([.word("most"), .word("least")]), .number]),
      ]),
    ]),
  ])

  /// The grammar of a text in the last output, except `no` and `sent`, which begin other forms.
  private static let expectedText = Grammar.slot(
    .free("a text", samples: ["\"New\""]) { !["no", "sent"].contains($0.bare) }
  )
}

extension Syntax where Value == Expectation {
  /// The syntax of an expectation about the last output or a query.
  fileprivate static let expectation = Syntax(
    forms: [
      ["ok|nil|empty"], ["CODE", ["\"text\""]], ["\"text\""], ["QUERY", "=", "VALUE"],
      ["QUERY", "has|lacks", "TEXT"], ["QUERY", "at", "most|least", "NUMBER"],
      ["answer", .many("=|has|…"), "VALUE"], ["sent|no", "SELECTOR"], ["typed", "COMMAND"],
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
