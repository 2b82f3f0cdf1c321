package import CommandLanguage
import TableModel
import Workspace

/// An assertion about the last output, a query, or the calls of the last command.
///
/// `expect` fails if the assertion is false; the goals of lessons are such assertions. Checking an
/// assertion changes nothing.
@MainActor package struct Expectation {
  /// The assertions, by their subject.
  enum Kind {
    /// The last command succeeded.
    case ok

    /// The last result is nil.
    case null

    /// The last result has no elements.
    case empty

    /// The last command failed, or warned, with a code.
    case failure(code: String, text: String?)

    /// The last command neither failed nor warned with a code.
    case noCode(String)

    /// The last command gave no warning.
    case noWarning

    /// The last output contains a text.
    case text(String)

    /// The output of a query compares with a value.
    case query(ExpectedQuery, ExpectedValue)

    /// A search finds a row.
    case found(ExpectedQuery)

    /// The last output compares with a value; of a member if there is one.
    case answer(member: ExpectedMember?, ExpectedValue)

    /// The last command has a name.
    case typed(String)

    /// The last command sent messages.
    case sent(ExpectedMessages)

    /// The last command sent none of some messages.
    case notSent(ExpectedMessages)
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
    let reader = ExpectationReader(commands: commands, session: session)
    do throws(ExpectationReader.Stop) {
      kind = try reader.read(&arguments)
      refusal = nil
    } catch {
      guard case .changes(let reason) = error else { throw error.error }
      kind = .ok
      refusal = reason
      while arguments.take() != nil {}
    }
  }

  /// Returns an error if the assertion is false, or nil if it is true.
  package func fault(in session: Session) -> CommandError? {
    do throws(CommandError) {
      try check(in: session)
      return nil
    } catch {
      return error
    }
  }

  /// Throws an `expect` error with the actual value if the assertion is false.
  ///
  /// The check does not affect the current row, the counters, the reuse pool or the trace.
  func check(in session: Session) throws(CommandError) {
    switch kind {
    case .query(let query, let value): try query.check(value, in: session)
    case .found(let query): try query.checkFound(in: session)
    case .sent(let messages): try messages.check(in: session.trace)
    case .notSent(let messages): try messages.checkAbsence(in: session.trace)
    case .answer(let member, let value): try Self.check(member, value, session)
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
    case .sent, .notSent: true
    default: false
    }
  }

  nonisolated static func failed(_ message: String, details: [String] = []) -> CommandError {
    CommandError(ExpectationFault.unmet(message: message, details: details))
  }
}

// Assertions about the last output.
extension Expectation {
  private func check(_ last: Result<Answer, CommandError>?) throws(CommandError) {
    guard let last else { throw Self.failed("no output yet") }
    switch (kind, last) {
    case (.failure(let code, let text), .failure(let error)):
      try Self.check(error, code, text)
    case (.failure(let code, let text), .success(let answer)) where answer.warns(of: code):
      try Self.check(answer.warnings.first { $0.code == code }, text)
    case (.failure(let code, _), .success):
      throw Self.failed("the last command succeeded; expected \(code)")
    case (.noCode(let code), .failure(let error)):
      if error.code == code { throw Self.failed("the last command failed with \(code)") }
    case (.noCode(let code), .success(let answer)):
      if answer.warns(of: code) {
        throw Self.failed("the last command caused the warning \(code)")
      }
    case (.noWarning, .failure): return
    case (.noWarning, .success(let answer)):
      guard let warning = answer.warnings.compactMap(\.code).first else { return }
      throw Self.failed("the last command caused the warning \(warning)")
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

  private static func check(
    _ member: ExpectedMember?,
    _ value: ExpectedValue,
    _ session: Session
  ) throws(CommandError) {
    switch session.lastResult {
    case nil: throw failed("no output yet")
    case .failure(let error):
      throw failed("the last command failed with \(error.code): \(error.message)")
    case .success(let answer):
      let words = "the last output"
      guard let member else {
        let primary = session.results.primaryValue ?? .undeclared
        return try value.check(answer, primary.value(of: answer).json, of: words, primary.words)
      }
      let found = try member.value(in: answer.value.json, of: words)
      try value.check(answer, found, of: "\(member.name) of \(words)", nil)
    }
  }
}

extension Answer {
  /// Returns whether the table view issued a warning with a code.
  fileprivate func warns(of code: String) -> Bool { warnings.contains { $0.code == code } }

  /// Returns whether the lines, notes or warnings of the output contain a text.
  func contains(_ text: String) -> Bool {
    (lines + notes + warnings.map(\.text)).joined(separator: "\n").containsText(text)
  }
}
