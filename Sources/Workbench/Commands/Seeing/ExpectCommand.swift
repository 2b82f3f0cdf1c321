import JSON
import TableModel
import TextLayout

/// `expect`: an assertion about the last answer, or about a question.
struct ExpectCommand: Command {
  static let description = CommandDescription(
    name: "expect",
    shortest: "exp",
    group: .seeing,
    syntax: [
      "expect ok|nil|empty", "expect CODE [\"text\"]", "expect \"text\"", "expect QUERY = VALUE",
      "expect no SELECTOR",
    ],
    summary: "fails unless the last answer (or a question's) is as said",
    pattern: "Looks at answers and at the trace; changes nothing.",
    setup: ["row 0 99"],
    example: "expect no-row",
    effects: .reads,
    completion: .expectWords
  )

  private enum Expectation {
    case ok
    case null
    case empty
    case failure(code: String, text: String?)
    case text(String)
    case query(CommandCall, equals: String, words: String)
    case noMessage(String)
  }

  private let expectation: Expectation

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard let first = arguments.next else {
      throw arguments.unexpected("what to expect")
    }
    if first.isQuoted, arguments.count == 1 {
      expectation = .text(try arguments.takeText("a text"))
    } else if let query = try Self.takeQuery(&arguments) {
      expectation = query
    } else {
      expectation = try Self.takeWord(&arguments)
    }
  }

  /// `QUERY = VALUE`, if there is a `=` among the words.
  private static func takeQuery(
    _ arguments: inout Arguments
  ) throws(CommandError) -> Expectation? {
    let tokens = Array(arguments.tokens)
    guard let split = tokens.firstIndex(where: { $0.bare == "=" }), split > 0 else { return nil }
    let query = Array(tokens[..<split])
    let range = query[0].range.lowerBound..<query[split - 1].range.upperBound
    let command = LexedCommand(tokens: query, range: range)
    let call = try CommandCall(command, text: arguments.text, allowsShort: false)
    for _ in 0...split { arguments.take() }
    let words = query.map(\.text).joined(separator: " ")
    guard let value = arguments.takeRest() else { throw arguments.unexpected("a value") }
    return .query(call, equals: value, words: words)
  }

  private static func takeWord(_ arguments: inout Arguments) throws(CommandError) -> Expectation {
    let word = try arguments.takeText("what to expect")
    switch word {
    case "ok": return .ok
    case "nil": return .null
    case "empty": return .empty
    case "no": return .noMessage(try arguments.takeText("a selector"))
    default:
      let text = arguments.isEmpty ? nil : try arguments.takeText("a text")
      return .failure(code: word, text: text)
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    if case .query(let call, let value, let words) = expectation {
      try check(call, equals: value, words, in: session)
    } else if case .noMessage(let selector) = expectation {
      try checkTrace(of: selector, in: session)
    } else {
      try check(session.lastResult)
    }
    return Answer(["expected": true], [])
  }

  private func check(_ last: Result<Answer, CommandError>?) throws(CommandError) {
    guard let last else { throw Self.failed("there is no answer yet") }
    switch (expectation, last) {
    case (.failure(let code, let text), .failure(let error)):
      try Self.check(error, code, text)
    case (.failure(let code, let text), .success(let answer)) where answer.warns(of: code):
      try Self.check(answer.warnings.first { $0.code == code }, text)
    case (.failure(let code, _), .success):
      throw Self.failed("the last command did what it says; \(code) was expected")
    case (_, .failure(let error)):
      throw Self.failed("the last command failed with \(error.code): \(error.message)")
    case (.null, .success(let answer)) where answer.value != .null:
      throw Self.failed("the last answer is not nil")
    case (.empty, .success(let answer)) where !answer.value.isEmpty:
      throw Self.failed("the last answer is not empty")
    case (.text(let text), .success(let answer)) where !answer.contains(text):
      throw Self.failed("the last answer does not hold \(quoted(text))")
    default: return
    }
  }

  private static func check(
    _ error: CommandError,
    _ code: String,
    _ text: String?
  ) throws(CommandError) {
    guard error.code == code else {
      throw failed("the last command failed with \(error.code), not with \(code)")
    }
    let all = ([error.message] + error.details).joined(separator: "\n")
    if let text, !all.containsText(text) {
      throw failed("\(code) came, but its words do not hold \(quoted(text))")
    }
  }

  private static func check(
    _ warning: TableWarning?,
    _ text: String?
  ) throws(CommandError) {
    guard let warning, let text, !warning.text.containsText(text) else { return }
    throw failed("\(warning.code ?? "") came, but its words do not hold \(quoted(text))")
  }

  private func check(
    _ call: CommandCall,
    equals value: String,
    _ words: String,
    in session: Session
  ) throws(CommandError) {
    let answer = try call.run(in: session)
    let found = answer.scalar
    // What a person reads counts as well: on for true, the rows of a list.
    guard found != value, answer.lines.joined(separator: "\n") != value else { return }
    throw Self.failed("\(words) is \(quoted(found)), not \(quoted(value))")
  }

  private func checkTrace(of selector: String, in session: Session) throws(CommandError) {
    if TableWarning.codes.contains(selector) {
      guard case .success(let answer)? = session.lastResult, answer.warns(of: selector) else {
        return
      }
      throw Self.failed("the last command was warned with \(selector)")
    }
    guard session.trace.isOn else {
      throw CommandError("refused", "the trace is off, so nothing was heard", hint: "trace on")
    }
    let heard = session.trace.lastCommand.first { $0.name.containsText(selector) }
    guard let heard else { return }
    throw Self.failed("the last command sent \(heard.message.selector)")
  }

  private static func failed(_ message: String) -> CommandError {
    CommandError("expect", message)
  }
}

extension StringProtocol {
  /// Whether a text stands in this one, compared byte for byte.
  func containsText(_ text: some StringProtocol) -> Bool {
    let hay = Array(utf8)
    let needle = Array(text.utf8)
    guard !needle.isEmpty else { return true }
    guard hay.count >= needle.count else { return false }
    return (0...hay.count - needle.count).contains { hay[$0...].starts(with: needle) }
  }
}

extension Answer {
  /// Whether the table view warned of something with a code.
  fileprivate func warns(of code: String) -> Bool { warnings.contains { $0.code == code } }

  /// Whether a text stands in the answer's lines.
  func contains(_ text: String) -> Bool { lines.joined(separator: "\n").containsText(text) }

  /// The answer as one short text to compare with: a list counts its members.
  fileprivate var scalar: String {
    if let total { return String(total) }
    switch value {
    case .null: return "nil"
    case .bool(let flag): return String(flag)
    case .int(let number): return String(number)
    case .points(let length): return length.pointsText
    case .text(let text): return text
    case .json(let json): return json.string ?? json.text
    case .list(let values): return String(values.count)
    case .object: return value["height"].map(\.shortText) ?? lines.joined(separator: "\n")
    }
  }
}

extension AnswerValue {
  fileprivate var shortText: String {
    if case .points(let length) = self { length.pointsText } else { "" }
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
      return .sequence([.word("no", help: "a message that was not sent"), .selector])
    },
    .sequence([.query, .word("="), .text, .texts]),
  ])

  /// A text of the last answer; the bare word `no` begins something else.
  private static let expectedText = Grammar.slot(
    WordSlot(name: "a text", samples: ["\"New\""]) { _, _ in
      Offer()
    } follow: { _, token in
      token.bare == "no" ? [] : [WordSlot.Follow()]
    }
  )
}
