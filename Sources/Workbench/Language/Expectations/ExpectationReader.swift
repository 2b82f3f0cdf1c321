import CommandLanguage

/// Reads the words of an assertion.
@MainActor struct ExpectationReader {
  /// The commands that a query may use.
  let commands: CommandList

  /// The session whose aliases and trace apply, or nil.
  let session: Session?

  /// The reason why the words are not an assertion.
  enum Stop: Error {
    /// The words are invalid.
    case error(CommandError)

    /// The words name a command that changes something; the error has the way to write it.
    case changes(CommandError)

    var error: CommandError {
      switch self {
      case .error(let error), .changes(let error): error
      }
    }
  }

  /// Takes all words of an assertion.
  func read(_ arguments: inout Arguments) throws(Stop) -> Expectation.Kind {
    guard let first = arguments.next else {
      throw .error(arguments.unexpected("ok, a code, a text or a query"))
    }
    if first.isQuoted, arguments.count == 1 {
      arguments.take()
      return .text(first.text)
    }
    switch first.bare {
    case "ok" where arguments.count == 1: return Self.take(.ok, &arguments)
    case "nil" where arguments.count == 1: return Self.take(.null, &arguments)
    case "empty" where arguments.count == 1: return Self.take(.empty, &arguments)
    case "no": return try readAbsence(&arguments)
    case "sent": return .sent(try readMessages(&arguments))
    case "typed": return try readTyped(&arguments)
    case "answer": return try readAnswer(&arguments)
    default: return try readQuery(&arguments)
    }
  }

  private static func take(
    _ kind: Expectation.Kind,
    _ arguments: inout Arguments
  ) -> Expectation.Kind {
    arguments.take()
    return kind
  }

  private func readTyped(_ arguments: inout Arguments) throws(Stop) -> Expectation.Kind {
    arguments.take()
    let start = arguments
    guard let name = arguments.take()?.text else { throw .error(start.unexpected("a command")) }
    guard let type = commands.named(name) else {
      let near = Suggestion.question(about: name, among: commands.names)
      throw .error(
        CommandError(ExpectationFault.unknown(.command, name, near: near), at: start.offset)
      )
    }
    return .typed(type.description.name)
  }

  private func readMessages(_ arguments: inout Arguments) throws(Stop) -> ExpectedMessages {
    let word = arguments.take()
    do throws(CommandError) {
      return try ExpectedMessages(&arguments, after: word, in: session)
    } catch {
      throw .error(error)
    }
  }

  private func readAnswer(_ arguments: inout Arguments) throws(Stop) -> Expectation.Kind {
    let answer = arguments.take()
    let tokens = Array(arguments.tokens)
    let found = ExpectedComparison.find(in: tokens, from: 0)
    guard let found, found.index < 2 else {
      throw .error(
        CommandError(ExpectationFault.noComparison(query: "answer"), at: answer?.range.upperBound)
      )
    }
    let member = found.index == 0 ? nil : ExpectedMember(tokens[0], in: arguments.text)
    for _ in 0..<found.index + found.comparison.words.count { arguments.take() }
    return .answer(member: member, try readValue(found.comparison, &arguments))
  }

  private func readValue(
    _ comparison: ExpectedComparison,
    _ arguments: inout Arguments
  ) throws(Stop) -> ExpectedValue {
    do throws(CommandError) {
      return try ExpectedValue(comparison, &arguments)
    } catch {
      throw .error(error)
    }
  }
}

// Queries and codes.
extension ExpectationReader {
  private func readQuery(_ arguments: inout Arguments) throws(Stop) -> Expectation.Kind {
    let tokens = Array(arguments.tokens)
    guard let found = comparison(in: tokens) else { return try readCode(&arguments) }
    let query = try query(Array(tokens[..<found.index]), arguments, comparison: found.index)
    for _ in 0..<found.index + found.comparison.words.count { arguments.take() }
    return .query(query, try readValue(found.comparison, &arguments))
  }

  /// Returns the comparison that ends the query; words of a search may hold others.
  private func comparison(in tokens: [Token]) -> (comparison: ExpectedComparison, index: Int)? {
    guard isSearch(tokens) else { return ExpectedComparison.find(in: tokens) }
    return ExpectedComparison.findLast(in: tokens)
  }

  /// Whether the words search for rows, so that they may contain operators.
  private func isSearch(_ tokens: [Token]) -> Bool {
    guard let word = tokens.first?.bare, let type = commands.named(word) else { return false }
    return [FindCommand.description.name, CountCommand.description.name]
      .contains(type.description.name)
  }

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - tokens: The words of the query.
  ///   - arguments: All words, which end with those of the comparison.
  ///   - index: The index of the comparison, or nil if there is none.
  /// - Returns: The query.
  /// - Throws: `changes` if the command changes something.
  private func query(
    _ tokens: [Token],
    _ arguments: Arguments,
    comparison index: Int?
  ) throws(Stop) -> ExpectedQuery {
    let query = ExpectedQuery(tokens: tokens, text: arguments.text, commands: commands)
    let refusal: CommandError?
    do throws(CommandError) {
      refusal = try query.refusal(in: session, arguments, comparison: index)
    } catch {
      throw .error(error)
    }
    if let refusal { throw .changes(refusal) }
    return query
  }

  /// Reads a code, a code and a text, or a search without a comparison.
  private func readCode(_ arguments: inout Arguments) throws(Stop) -> Expectation.Kind {
    let tokens = Array(arguments.tokens)
    let word = tokens[0]
    if tokens.count > 1, isSearch(tokens) {
      let query = try query(tokens, arguments, comparison: nil)
      while arguments.take() != nil {}
      return .found(query)
    }
    let isCode = ErrorCodes.isKnown(word.text, in: session)
    if isCode, tokens.count == 1 || tokens.count == 2 {
      arguments.take()
      return .failure(code: word.text, text: arguments.take()?.text)
    }
    if let name = word.bare, isCommand(name) {
      let query = try query(tokens, arguments, comparison: nil)
      throw .error(
        CommandError(
          ExpectationFault.noComparison(query: query.words),
          at: tokens[tokens.count - 1].range.upperBound
        )
      )
    }
    guard !isCode else {
      arguments.take()
      arguments.take()
      do throws(CommandError) { try arguments.expectEnd() } catch { throw .error(error) }
      return .failure(code: word.text, text: nil)
    }
    throw .error(unknown(word, among: ErrorCodes.all + Self.words + commands.names))
  }

  /// The words that begin an assertion.
  private static let words = ["ok", "nil", "empty", "no", "sent", "typed", "answer"]

  /// Returns whether a word after `expect` can only be a code, known or not.
  func canOnlyBeCode(_ word: String) -> Bool { !Self.words.contains(word) && !isCommand(word) }

  private func isCommand(_ name: String) -> Bool {
    commands.named(name) != nil || session?.names.aliases[name] != nil
  }

  private func unknown(_ word: Token, among words: [String]) -> CommandError {
    CommandError(
      ExpectationFault.unknown(
        .codeOrCommand,
        word.text,
        near: Suggestion.question(about: word.text, among: words)
      ),
      at: word.range.lowerBound
    )
  }

  /// Reads the words after `no`: a code, `error`, `warning`, or messages.
  private func readAbsence(_ arguments: inout Arguments) throws(Stop) -> Expectation.Kind {
    let tokens = Array(arguments.tokens)
    guard tokens.count > 1 else {
      arguments.take()
      throw .error(arguments.unexpected("a code or a message"))
    }
    let word = tokens[1]
    if tokens.count == 2 {
      switch word.text {
      case "error": return Self.takeTwo(.ok, &arguments)
      case "warning": return Self.takeTwo(.noWarning, &arguments)
      case let code where ErrorCodes.isKnown(code, in: session):
        return Self.takeTwo(.noCode(code), &arguments)
      case let code where ErrorCodes.looksLikeCode(code):
        throw .error(unknown(word, among: ErrorCodes.all))
      default: return .notSent(try readMessages(&arguments))
      }
    }
    guard let name = word.bare, isCommand(name), !ExpectedMessages.begins(tokens[2]) else {
      return .notSent(try readMessages(&arguments))
    }
    let rest = Array(tokens.dropFirst())
    let index = ExpectedComparison.find(in: rest)?.index
    let query = try query(
      index.map { Array(rest[..<$0]) } ?? rest,
      arguments,
      comparison: index
    )
    throw .error(
      CommandError(ExpectationFault.noDenial(query: query.words), at: tokens[0].range.lowerBound)
    )
  }

  private static func takeTwo(
    _ kind: Expectation.Kind,
    _ arguments: inout Arguments
  ) -> Expectation.Kind {
    arguments.take()
    arguments.take()
    return kind
  }
}
