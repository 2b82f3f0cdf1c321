import TableModel

/// `expect`: an assertion about the last answer, or about a question.
struct ExpectCommand: Command {
  static let description = CommandDescription(
    name: "expect",
    shortest: "exp",
    group: .seeing,
    syntax: [
      "expect ok|nil|empty", "expect CODE [\"text\"]", "expect \"text\"", "expect QUERY = VALUE",
      "expect QUERY has|lacks TEXT", "expect QUERY at most|least NUMBER",
      "expect answer =|has|… VALUE", "expect sent|no SELECTOR", "expect typed COMMAND",
    ],
    summary: "fails unless the last answer (or a question's) is as said",
    pattern: "Looks at answers and at the trace; changes nothing.",
    setup: ["row 0 99"],
    example: "expect no-row",
    effects: .reads,
    completion: .expectWords
  )

  private let expectation: Expectation

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    expectation = try Expectation(&arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    try expectation.check(in: session)
    return Answer(["expected": true], [])
  }
}

extension Grammar {
  /// What holds of the last answer, or a question with its value.
  fileprivate static let expectWords = Grammar.choice([
    .inScope { scope in
      switch scope.session.lastResult {
      case nil: return .never
      case .failure(let error):
        return .sequence([.word(error.code, help: error.message), .optional(.text)])
      case .success(let answer):
        var words: [Grammar] = [.word("ok", help: "it did what it says"), .expectedText]
        if answer.value == .null { words.append(.word("nil", help: "the answer is nil")) }
        words += answer.warnings.compactMap { warning in
          warning.code.map { .word($0, help: "the warning that came") }
        }
        if answer.value.isEmpty { words.append(.word("empty", help: "the answer is empty")) }
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

  /// A text of the last answer; the bare words `no` and `sent` begin something else.
  private static let expectedText = Grammar.slot(
    WordSlot(name: "a text", samples: ["\"New\""]) { _, _ in
      Offer()
    } follow: { _, token in
      ["no", "sent"].contains(token.bare) ? [] : [WordSlot.Follow()]
    }
  )
}
