import CommandLanguage
import JSON
import TableAdapters
import TableModel
import TableUI
import Workspace

/// A query of an assertion: a read-only command, perhaps with the member of its output to compare.
@MainActor struct ExpectedQuery {
  /// The words before the comparison.
  let tokens: [Token]

  /// The text that contains them.
  let text: String

  /// The available commands.
  let commands: CommandList

  /// The words, for messages.
  var words: String { tokens.map(\.text).joined(separator: " ") }

  /// A parsed query.
  fileprivate struct Parsed {
    let call: CommandCall

    /// The words of the command.
    let tokens: ArraySlice<Token>

    /// The member, or nil for the primary value.
    let member: ExpectedMember?

    /// The words of the command, for messages.
    var words: String { tokens.map(\.text).joined(separator: " ") }
  }

  /// Returns the command and the member.
  ///
  /// The last word is a member if the command accepts the words before it, but not all words.
  private func parsed(in session: Session?) throws(CommandError) -> Parsed {
    let whole = try call(tokens[...], session)
    guard whole.parseError != nil, tokens.count > 1 else {
      return Parsed(call: whole, tokens: tokens[...], member: nil)
    }
    let shorter = tokens.dropLast()
    let call = try call(shorter, session)
    guard call.parseError == nil else {
      return Parsed(call: whole, tokens: tokens[...], member: nil)
    }
    return Parsed(
      call: call,
      tokens: shorter,
      member: ExpectedMember(tokens[tokens.count - 1], in: text)
    )
  }

  private func call(
    _ tokens: ArraySlice<Token>,
    _ session: Session?
  ) throws(CommandError) -> CommandCall {
    let range = (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
    let command = LexedCommand(tokens: Array(tokens), range: range)
    return try CommandCall(
      try session?.expandingAliases(in: command) ?? command,
      of: commands,
      text: text,
      allowsShort: false
    )
    .parsed(in: session)
  }

  /// Returns an error if the command changes something, or nil.
  ///
  /// - Parameters:
  ///   - session: The session with the aliases to use, or nil.
  ///   - arguments: All words of the assertion, which end with those of the comparison.
  ///   - index: The index of the comparison, or nil if there is none.
  /// - Returns: The error, with the correct way to write the assertion.
  /// - Throws: An error of a query without a known command.
  func refusal(
    in session: Session?,
    _ arguments: Arguments,
    comparison index: Int?
  ) throws(CommandError) -> CommandError? {
    let parsed = try parsed(in: session)
    guard let effect = parsed.effect, let first = tokens.first, let last = parsed.tokens.last
    else { return nil }
    // Without a comparison, all words belong to the command.
    let end = index == nil ? tokens[tokens.count - 1] : last
    let command = text.slice(of: first.range.lowerBound..<end.range.upperBound)
    let rest = end.range.upperBound..<(arguments.tokens.last?.range ?? end.range).upperBound
    return CommandError(
      ExpectationFault.changing(
        name: parsed.call.name,
        reason: effect,
        command: command,
        question: index == nil ? "no error" : "answer" + text.slice(of: rest)
      ),
      at: first.range.lowerBound
    )
  }

  /// Throws an error if a value in the query's output differs from the expected one.
  func check(_ value: ExpectedValue, in session: Session) throws(CommandError) {
    let parsed = try parsed(in: session)
    try session.looking { () throws(CommandError) in try check(value, parsed, in: session) }
  }

  private func check(
    _ value: ExpectedValue,
    _ parsed: Parsed,
    in session: Session
  ) throws(CommandError) {
    let answer = try run(parsed, in: session)
    let found = try self.value(in: answer, parsed, session)
    guard parsed.member == nil else { return try value.check(answer, found, of: words, nil) }
    let primary = parsed.call.primaryValue ?? .undeclared
    try value.check(answer, found, of: parsed.words, primary.words)
  }

  /// Returns the primary value of an output, or the member.
  private func value(
    in answer: Answer,
    _ parsed: Parsed,
    _ session: Session
  ) throws(CommandError) -> JSONValue {
    guard let member = parsed.member else {
      return (parsed.call.primaryValue ?? .undeclared).value(of: answer).json
    }
    do throws(CommandError) {
      return try member.value(in: answer.value.json, of: parsed.words)
    } catch {
      guard error.fault is MissingMemberFault else { throw error }
      // A row may lack a member that other rows have.
      try checkPresence(of: member, parsed.call, error, in: session)
      return .null
    }
  }

  /// Runs the query and returns its primary value, or the member.
  func value(in session: Session) throws(CommandError) -> JSONValue {
    let parsed = try parsed(in: session)
    var value = JSONValue.null
    try session.looking { () throws(CommandError) in
      value = try self.value(in: try run(parsed, in: session), parsed, session)
    }
    return value
  }

  /// Throws an error if the words are not a valid command.
  func checkSyntax(in session: Session?) throws(CommandError) {
    if let error = try parsed(in: session).call.syntaxError { throw error }
  }

  /// Returns the reason why the command is not a query: an effect, such as "starts a program".
  func effect(in session: Session?) throws(CommandError) -> String? {
    try parsed(in: session).effect
  }

  /// Throws an error if the search finds no row.
  func checkFound(in session: Session) throws(CommandError) {
    let parsed = try parsed(in: session)
    try session.looking { () throws(CommandError) in
      let answer = try run(parsed, in: session)
      let count = (parsed.call.primaryValue ?? .undeclared).value(of: answer)
      if count == 0 { throw Expectation.failed("\(words) finds no row") }
    }
  }

  private func run(_ parsed: Parsed, in session: Session) throws(CommandError) -> Answer {
    // An alias may have changed since the words were read.
    if let effect = parsed.effect {
      throw CommandError(
        ExpectationFault.changing(
          name: parsed.call.name,
          reason: effect,
          command: words,
          question: "no error"
        ),
        at: tokens.first?.range.lowerBound
      )
    }
    return try parsed.call.run(in: session)
  }

  private func checkPresence(
    of member: ExpectedMember,
    _ call: CommandCall,
    _ missing: CommandError,
    in session: Session
  ) throws(CommandError) {
    guard call.name == ItemCommand.description.name, let source = session.current else {
      throw missing
    }
    do throws(ArrangementError) {
      try RowKey(member.name).checkPresence(in: source.sections) { source.isCancelled() }
    } catch {
      throw session.wording(of: WorkspaceError(error)).blaming(missing.offset)
    }
  }
}

extension ExpectedQuery.Parsed {
  /// The effect besides reading, such as "starts a program", or nil.
  ///
  /// An invalid command does not run; a command without a read-only form never only reads.
  @MainActor fileprivate var effect: String? {
    guard !call.effects.isReadOnly, call.parseError == nil || call.description.value == nil else {
      return nil
    }
    return call.effects.beyondTheSession ?? "changes something"
  }
}

extension Session {
  /// Runs a query without effects on the current row, the counters, the reuse pool and the trace.
  ///
  /// - Parameter query: Runs the query and reads its output.
  /// - Throws: The error of the query.
  func looking(_ query: () throws(CommandError) -> Void) throws(CommandError) {
    guard let source = current else { return try query() }
    let row = source.currentInModel
    let wasMuted = trace.isMuted
    trace.isMuted = true
    // A layout that is due moves cells from the pool onto the screen.
    let records = source.tableView.needsLayout ? nil : source.tableView.cellRecords
    defer {
      trace.isMuted = wasMuted
      source.currentInModel = row
      if let records { source.tableView.cellRecords = records }
      // Its warnings would be shown with the next command.
      _ = source.takeWarnings()
    }
    try query()
  }
}
