package import CommandLanguage
import JSON
import TableModel
import TextLayout
import Workspace

/// An assertion about the last output, a query, or the calls of the last command.
///
/// `expect` fails if the assertion is false; the goals of lessons are such assertions.
@MainActor package struct Expectation {
  private enum Kind {
    case ok
    case null
    case empty
    case failure(code: String, text: String?)
    case text(String)
    case query(CommandCall, Comparison, String, words: String)
    case found(CommandCall, words: String)
    case answer(Comparison, String)
    case typed(String)
    case message(String)
    case noMessage(String)
  }

  private let kind: Kind

  /// The error of an assertion whose query would change something; nil if it is read-only.
  package let refusal: CommandError?

  /// Creates an assertion from all remaining words.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - commands: The commands that a query may use.
  ///   - session: The session whose aliases a query may use, or nil.
  /// - Throws: An error at the unexpected word; the arguments of a query are checked when it runs.
  package init(
    _ arguments: inout Arguments,
    of commands: CommandList,
    in session: Session? = nil
  ) throws(CommandError) {
    refusal = Self.refusal(of: arguments, commands, session)
    guard refusal == nil else {
      kind = .ok
      while arguments.take() != nil {}
      return
    }
    guard let first = arguments.next else {
      throw arguments.unexpected("what to expect")
    }
    if first.isQuoted, arguments.count == 1 {
      kind = .text(try arguments.takeText("a text"))
    } else if let query = try Self.takeQuery(&arguments, commands, session) {
      kind = query
    } else if let list = try Self.takeList(&arguments, commands, session) {
      kind = list
    } else {
      kind = try Self.takeWord(&arguments, commands)
    }
  }

  /// Parses a query such as `QUERY = VALUE` if the words contain a comparison.
  private static func takeQuery(
    _ arguments: inout Arguments,
    _ commands: CommandList,
    _ session: Session?
  ) throws(CommandError) -> Kind? {
    let tokens = Array(arguments.tokens)
    guard let (comparison, split) = Comparison.find(in: tokens) else { return nil }
    let query = Array(tokens[..<split])
    if query.map(\.bare) == ["answer"] {
      for _ in 0..<split + comparison.words.count { arguments.take() }
      return .answer(comparison, try takeValue(comparison, &arguments))
    }
    let call = try question(query, arguments.text, commands, session)
    for _ in 0..<split + comparison.words.count { arguments.take() }
    let words = query.map(\.text).joined(separator: " ")
    return .query(call, comparison, try takeValue(comparison, &arguments), words: words)
  }

  /// The commands that an assertion may name without a comparison: they find rows.
  private static let lists = [FindCommand.description, CountCommand.description]

  /// Parses a query such as `find TEXT`, which must find a row.
  private static func takeList(
    _ arguments: inout Arguments,
    _ commands: CommandList,
    _ session: Session?
  ) throws(CommandError) -> Kind? {
    let tokens = Array(arguments.tokens)
    guard tokens.count > 1, let word = tokens[0].bare, let type = commands.named(word),
      lists.contains(where: { $0.name == type.description.name })
    else { return nil }
    let call = try question(tokens, arguments.text, commands, session)
    while arguments.take() != nil {}
    return .found(call, words: tokens.map(\.text).joined(separator: " "))
  }

  static func question(
    _ tokens: [Token],
    _ text: String,
    _ commands: CommandList,
    _ session: Session?
  ) throws(CommandError) -> CommandCall {
    let range = (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
    let command = LexedCommand(tokens: tokens, range: range)
    return try CommandCall(
      try session?.expandingAliases(in: command) ?? command,
      of: commands,
      text: text,
      allowsShort: false
    )
  }

  private static func takeValue(
    _ comparison: Comparison,
    _ arguments: inout Arguments
  ) throws(CommandError) -> String {
    let start = arguments
    guard let value = arguments.takeRest() else { throw arguments.unexpected("a value") }
    guard comparison.isOfNumbers, Double(value) == nil else { return value }
    throw start.unexpected("a number")
  }

  private static func takeWord(
    _ arguments: inout Arguments,
    _ commands: CommandList
  ) throws(CommandError) -> Kind {
    let word = try arguments.takeText("what to expect")
    switch word {
    case "ok": return .ok
    case "nil": return .null
    case "empty": return .empty
    case "no": return .noMessage(try arguments.takeText("a selector"))
    case "sent": return .message(try arguments.takeText("a selector"))
    case "typed":
      let start = arguments
      let name = try arguments.takeText("a command")
      guard let type = commands.named(name) else { throw start.unexpected("a command") }
      return .typed(type.description.name)
    default:
      let text = arguments.isEmpty ? nil : try arguments.takeText("a text")
      return .failure(code: word, text: text)
    }
  }

  /// Returns an error if the assertion is false, or nil if it is true.
  ///
  /// The check does not affect the current row, the call counters or the trace.
  package func fault(in session: Session) -> CommandError? {
    let source = session.current
    let row = source?.currentInModel
    session.trace.isMuted = true
    defer {
      session.trace.isMuted = false
      if session.current === source { source?.currentInModel = row }
    }
    do throws(CommandError) {
      try check(in: session)
      return nil
    } catch {
      return error
    }
  }

  /// Throws an `expect` error with the actual value if the assertion is false.
  func check(in session: Session) throws(CommandError) {
    switch kind {
    case .query(let call, let comparison, let value, let words):
      try check(call, comparison, value, words, in: session)
    case .found(let call, let words):
      guard Comparison.atLeast.holds(of: try call.run(in: session).texts, "1") else {
        throw Self.failed("\(words) finds no row")
      }
    case .message(let selector): try check(selector, isSent: true, in: session)
    case .noMessage(let selector): try check(selector, isSent: false, in: session)
    case .typed(let name):
      guard session.results.commandName != name else { return }
      throw Self.failed("the last command is not \(name)")
    default: try check(session.lastResult)
    }
  }

  /// Whether it queries the table's state rather than the last output or its calls.
  package var isOfState: Bool {
    switch kind {
    case .query, .found: true
    default: false
    }
  }

  /// Whether it is about calls that the trace records.
  package var isOfMessages: Bool {
    switch kind {
    case .message: true
    // A warning needs no trace.
    case .noMessage(let selector): !TableWarning.codes.contains(selector)
    default: false
    }
  }

  private func check(_ last: Result<Answer, CommandError>?) throws(CommandError) {
    guard let last else { throw Self.failed("no output yet") }
    switch (kind, last) {
    case (.failure(let code, let text), .failure(let error)):
      try Self.check(error, code, text)
    case (.failure(let code, let text), .success(let answer)) where answer.warns(of: code):
      try Self.check(answer.warnings.first { $0.code == code }, text)
    case (.failure(let code, _), .success):
      throw Self.failed("the last command succeeded; expected \(code)")
    case (.answer(let comparison, let value), .success(let answer)):
      guard !comparison.holds(of: answer.texts, value) else { return }
      throw Self.failed("the last output \(comparison.fault(answer.texts, value))")
    case (_, .failure(let error)):
      throw Self.failed("the last command failed with \(error.code): \(error.message)")
    case (.null, .success(let answer)) where answer.value != .null:
      throw Self.failed("the last output is not nil")
    case (.empty, .success(let answer)) where !answer.value.isEmpty:
      throw Self.failed("the last output is not empty")
    case (.text(let text), .success(let answer)) where !answer.contains(text):
      throw Self.failed("the last output does not contain \(quoted(text))")
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
      throw failed("the message of \(code) does not contain \(quoted(text))")
    }
  }

  private static func check(
    _ warning: OutputWarning?,
    _ text: String?
  ) throws(CommandError) {
    guard let warning, let text, !warning.text.containsText(text) else { return }
    throw failed("the message of \(warning.code ?? "") does not contain \(quoted(text))")
  }

  private func check(
    _ call: CommandCall,
    _ comparison: Comparison,
    _ value: String,
    _ words: String,
    in session: Session
  ) throws(CommandError) {
    let texts = try call.run(in: session).texts
    guard !comparison.holds(of: texts, value) else { return }
    throw Self.failed("\(words) \(comparison.fault(texts, value))")
  }

  private func check(
    _ selector: String,
    isSent: Bool,
    in session: Session
  ) throws(CommandError) {
    if !isSent, TableWarning.codes.contains(selector) {
      guard case .success(let answer)? = session.lastResult, answer.warns(of: selector) else {
        return
      }
      throw Self.failed("the last command caused the warning \(selector)")
    }
    guard session.trace.isOn else {
      throw CommandError(TraceFault.off)
    }
    let heard = session.trace.lastCommand.first { $0.name.containsText(selector) }
    if let heard, !isSent {
      throw Self.failed("the last command sent \(heard.message.selector)")
    }
    if heard == nil, isSent { throw Self.failed("the last command did not send \(selector)") }
  }

  private static func failed(_ message: String) -> CommandError {
    CommandError(ExpectationFault.unmet(message: message))
  }
}

extension Expectation {
  /// The comparisons of an output with a value.
  enum Comparison: CaseIterable {
    case equal
    case atMost
    case atLeast
    case has
    case lacks

    /// The words between the query and the value.
    var words: [String] {
      switch self {
      case .equal: ["="]
      case .atMost: ["at", "most"]
      case .atLeast: ["at", "least"]
      case .has: ["has"]
      case .lacks: ["lacks"]
      }
    }

    /// Whether it requires a number.
    var isOfNumbers: Bool { self == .atMost || self == .atLeast }

    /// Returns the first comparison after at least one word, with its index.
    static func find(in tokens: [Token]) -> (comparison: Comparison, index: Int)? {
      for index in tokens.indices.dropFirst() {
        let found = allCases.first { comparison in
          tokens[index...].prefix(comparison.words.count).map(\.bare) == comparison.words
        }
        if let found { return (found, index) }
      }
      return nil
    }

    /// Returns whether one of the output's texts satisfies the comparison with a value.
    func holds(of texts: [String], _ value: String) -> Bool {
      switch self {
      case .equal: texts.contains(value)
      case .atMost: Self.number(in: texts).map { $0 <= Double(value) ?? 0 } ?? false
      case .atLeast: Self.number(in: texts).map { $0 >= Double(value) ?? 0 } ?? false
      case .has: texts.contains { $0.containsText(value) }
      case .lacks: !texts.contains { $0.containsText(value) }
      }
    }

    /// Returns a description of the actual value, for use after the words of the query.
    func fault(_ texts: [String], _ value: String) -> String {
      switch self {
      case .equal: "is \(quoted(texts[0])), not \(quoted(value))"
      case .atMost, .atLeast:
        "is \(quoted(texts[0])), not \(words.joined(separator: " ")) \(value)"
      case .has: "does not contain \(quoted(value))"
      case .lacks: "contains \(quoted(value)), but should not"
      }
    }

    private static func number(in texts: [String]) -> Double? { Double(texts[0]) }
  }
}

extension Answer {
  /// Returns whether the table view issued a warning with a code.
  fileprivate func warns(of code: String) -> Bool { warnings.contains { $0.code == code } }

  /// Returns whether the lines, notes or warnings of the output contain a text.
  func contains(_ text: String) -> Bool {
    (lines + notes + warnings.map(\.text)).joined(separator: "\n").containsText(text)
  }

  /// The texts to compare with a value, including the printed form: `on` for true, the rows of a
  /// list.
  fileprivate var texts: [String] { [scalar, lines.joined(separator: "\n")] }

  /// The output as one short text to compare with; for a list, its member count.
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
