public import CommandLanguage
import Platform
import Rendering
import TableModel
public import TableStore
import TableUI
import TextLayout
import Wirings
package import Workspace

/// A session that runs typed commands and returns their results.
///
/// The prompt, scripts, pipes and tests use the same kind of session: it takes text and returns
/// `CommandResult`s.
@MainActor public final class Session {
  /// The features of the session.
  let features: Features

  /// The features by the events they handle.
  let moments: Moments

  /// The open tables and their operations.
  let workspace: Workspace

  /// The services of the program around the session.
  var host = Host()

  /// The settings, from options and commands.
  public var settings: SessionSettings

  /// The names of variables, aliases and states.
  var names = SessionNames()

  /// The credentials that text must not show.
  var secrets = KnownSecrets()

  /// The results of the commands so far.
  var results = ResultLog()

  /// The running commands.
  var execution = ExecutionState()

  /// The lines about changes that no command made, for the next output.
  var news: [String] = []

  /// The limits of a replay or a dry run.
  var limits = SessionLimits()

  /// The tracker of the open tables' live objects.
  let census = LiveObjectTracker()

  /// Whether the session has ended with `quit`.
  public internal(set) var isFinished = false

  /// Creates a session without a table.
  ///
  /// - Parameters:
  ///   - settings: The settings, from options.
  ///   - transport: The transport for requests to servers, or nil without a network.
  ///   - features: The features of the session.
  public init(
    settings: SessionSettings = SessionSettings(),
    transport: (any HTTPTransport)? = nil,
    features: Features
  ) {
    self.features = features
    moments = Moments(features.types.map { $0.init() })
    self.settings = settings
    workspace = Workspace(transport: transport)
    names.variables = settings.variables
    clock.onEvent = { [unowned self] in settleFeeds() }
  }
}

// Members of its parts, under the names that commands use.
extension Session {
  /// The open tables, in the order of opening.
  package var sources: [OpenTable] { workspace.tables }

  /// The current table, or nil.
  package var current: OpenTable? {
    get { workspace.current }
    set { workspace.current = newValue }
  }

  /// The observer of the calls between model, view and controller, or nil.
  var messageObserver: (any MessageObserver)? {
    get { workspace.messageObserver }
    set { workspace.messageObserver = newValue }
  }

  /// The clock for requests; it advances when a command says so.
  package var clock: VirtualClock { workspace.clock }

  /// The network for requests to servers.
  var network: Network { workspace.network }

  /// The running command's text.
  var typedCommand: String {
    get { workspace.context.command }
    set { workspace.context.command = newValue }
  }

  /// Whether the user canceled the running command; long work checks it regularly.
  package var isCancelled: @MainActor () -> Bool {
    get { workspace.context.isCancelled }
    set { workspace.context.isCancelled = newValue }
  }

  /// The place of the running command.
  package var place: CommandPlace {
    get { execution.place }
    set { execution.place = newValue }
  }

  /// The form of the output of the running command.
  package var answerForm: AnswerForm { execution.answerForm }

  /// The command that Return on an empty line runs next, or nil.
  package var nextLook: LookingStep? {
    get { execution.nextLook }
    set { execution.nextLook = newValue }
  }

  /// Whether output stays in the session: neither files nor programs get it, and no program is started.
  package var isConfined: Bool {
    get { limits.isConfined }
    set { limits.isConfined = newValue }
  }
}

extension Session {
  /// Runs the commands of a text in order and reports each result.
  ///
  /// A failure counts when the next command is read; an `expect` that names its code accepts it.
  ///
  /// - Parameters:
  ///   - text: One line, or several if a bracket or quote is open.
  ///   - place: The place of the text.
  ///   - report: Receives each result before the next command runs.
  /// - Returns: False if a failure or lost output ends the script.
  public func run(
    _ text: String,
    at place: CommandPlace,
    report: @escaping (CommandResult) -> Void
  ) -> Bool {
    guard Lexer.holdsCommand(text.utf8Span.span) else {
      return pass(remark: text)
    }
    execution.report = report
    defer { if execution.scripts.isEmpty { execution.report = { _ in } } }
    let text = beginSecrets(of: text)
    defer { secrets.endText() }
    var lexer = Lexer(text) { [unowned self] name in value(ofVariable: name, at: place) }
    var typed = TypedText(text, at: place)
    while !isFinished, !Interruption.isPending {
      guard !hasLostOutput else { return false }
      let start = lexer.position
      do throws(CommandError) {
        guard let command = try lexer.nextCommand() else { return true }
        if results.pendingFailure != nil, !settle(before: command, at: place) { return false }
        typed.advance(to: command.range.lowerBound)
        let outcome = outcome(of: command, in: typed) { () throws(CommandError) in
          try CommandCall(
            try expandingAliases(in: command),
            of: commands,
            text: typed.text,
            allowsShort: place.isPrompt
          )
        }
        guard !hasLostOutput else { return false }
        report(outcome)
      } catch {
        guard settle(before: nil, at: place) else { return false }
        let broken = LexedCommand(tokens: [], range: start..<text.utf8.count)
        typed.advance(to: start)
        var outcome = finish(.failure(error), broken, typed)
        lastResult = .failure(error)
        (results.commandName, results.primaryValue) = (nil, nil)
        tell(&outcome, RunningCommand(words: broken, typed: typed))
        report(outcome)
        lexer.skipRest()
      }
    }
    return true
  }

  /// Notifies the features of a line without a command, such as a comment.
  ///
  /// - Returns: False if the output is lost.
  private func pass(remark line: String) -> Bool {
    guard !isFinished, !Interruption.isPending else { return true }
    guard !hasLostOutput else { return false }
    for feature in moments.lines { feature.didRead(remark: line, in: self) }
    return true
  }

  /// Runs a command that performs a gesture.
  ///
  /// - Parameters:
  ///   - call: The command.
  ///   - place: The place at which it would have been typed.
  ///   - report: Receives the result.
  func run(_ call: GestureCall, at place: CommandPlace, report: @escaping (CommandResult) -> Void) {
    guard !isFinished, !Interruption.isPending, !hasLostOutput else { return }
    execution.report = report
    _ = beginSecrets(of: call.text)
    defer { secrets.endText() }
    guard settle(before: call.words, at: place) else { return }
    let typed = TypedText(call.text, at: place)
    report(outcome(of: call.words, in: typed) { () throws(CommandError) in CommandCall(call) })
  }

  private func outcome(
    of command: LexedCommand,
    in typed: TypedText,
    _ makeCall: () throws(CommandError) -> CommandCall
  ) -> CommandResult {
    var running = RunningCommand(words: command, typed: typed)
    let isExpect = running.isExpect
    typedCommand = typed.text.slice(of: command.range)
    current?.group = execution.scripts.first?.number
    place = typed.place
    nextLook = nil
    prepareForExhaustion(command, typed)
    for feature in moments.lines { feature.didRead(running, in: self) }
    var known: CommandCall?
    var delivered: Answer?
    let result: Result<Answer, CommandError>
    execution.sendsOutput = command.destination != nil
    do throws(CommandError) {
      try countRows(before: command, in: typed)
      followDatabases(isLive: false)
      let call = try makeCall().parsed(in: self)
      known = call
      running.effects = call.effects
      if execution.sendsOutput || isKept(running.effects) { try checkOutput() }
      let receiver = try command.destination.map { place throws(CommandError) in
        try AnswerReceiver(place, in: self)
      }
      for feature in moments.runs { try feature.willRun(running, in: self) }
      // Events since the last command, if the clock follows real time.
      let outerForm = answerForm
      execution.answerForm = isExpect ? AnswerForm() : form(for: command.destination, call.format)
      defer { execution.answerForm = outerForm }
      let came = clock.followsRealTime ? try advanceClock(by: 0).lines : []
      let start = settings.showsTime && settings.measuresTime ? Clock.monotonicNanoseconds : nil
      var step: LookingStep?
      var answer = try call.run(in: self, step: &step)
      nextLook = step
      if let start { answer.notes.append(TextFormatting.time(since: start)) }
      try checkReading(&answer, running.effects)
      if !isExpect {
        answer.note(takeNews())
        answer.note(came)
        answer.note(settleFeeds())
      }
      for feature in moments.answers { feature.didAnswer(&answer, running, in: self) }
      if let source = current {
        answer.note(takeScreenNotes())
        // A warning shown by `expect` could not be checked by the next `expect`.
        if !isExpect { answer.warn(source.takeWarnings()) }
      }
      if let receiver {
        delivered = try receiver.take(
          answer,
          of: command,
          in: typed,
          as: answerForm.format.exporting,
          isReadOnly: running.effects.isReadOnly,
          session: self
        )
      }
      result = .success(answer)
    } catch {
      current?.takeBackScreens()
      // The next command must not fail because of rows that this one could not read.
      _ = current?.takeReadingProblem()
      result = .failure(error.namingMemory)
    }
    noteScreens()
    if isExpect, case .success = result { acceptExpectedFailure() }
    var outcome = finish(delivered.map { .success($0) } ?? result, command, typed)
    running.description = description(of: command, known, in: typed)
    if !isExpect {
      lastResult = result
      results.commandName = running.description?.name
      results.primaryValue = running.effects.isReadOnly ? known?.primaryValue : nil
    }
    // The requested format applied to the redirected output.
    outcome.format = delivered == nil ? known?.format : nil
    tell(&outcome, running)
    return outcome
  }

  /// Returns the description of the command that the first word names, unless that word is an
  /// alias.
  ///
  /// Without aliases, it is the call's description.
  private func description(
    of command: LexedCommand,
    _ call: CommandCall?,
    in typed: TypedText
  ) -> CommandDescription? {
    if let call, names.aliases.isEmpty { return call.description }
    let isPrompt = typed.place.isPrompt
    return CommandCall.type(of: command, from: commands, in: typed.text, allowsShort: isPrompt)?
      .description
  }

  /// Notifies the features of a command's result.
  private func tell(_ outcome: inout CommandResult, _ command: RunningCommand) {
    if case .failure(let error) = outcome.result {
      for feature in moments.outcomes { feature.didFail(error, command, in: self) }
    }
    for feature in moments.outcomes { feature.didFinish(&outcome, command, in: self) }
  }

  private func finish(
    _ result: Result<Answer, CommandError>,
    _ command: LexedCommand,
    _ typed: TypedText
  ) -> CommandResult {
    let result = secrets.concealing(result)
    // A failure that cannot be shown need not be expected.
    if case .failure(let error) = result, !hasLostOutput { results.pendingFailure = error }
    results.count += 1
    var blame: CommandResult.ErrorLocation?
    if case .failure(let error) = result, let offset = error.offset {
      blame = CommandResult.ErrorLocation(
        offset: offset,
        in: typed.text,
        firstLine: typed.firstLine
      )
    }
    return CommandResult(
      number: results.count,
      place: typed.place,
      command: typed.text.slice(of: command.range),
      result: result,
      blame: blame
    )
  }
}

extension Session {
  /// Adds a table and makes it current.
  ///
  /// - Throws: An error of the table's first layout, or `interrupted`, which removes the table
  ///   again.
  func add(_ source: OpenTable) throws(WorkspaceError) {
    let before = current
    workspace.add(source)
    for feature in moments.sources { feature.didOpen(source, in: self) }
    do throws(WorkspaceError) { try show(source) } catch {
      if error == .cancelled {
        remove(source)
        current = before
      }
      throw error
    }
  }

  /// Removes a table and its screen; the table opened before it becomes current.
  package func remove(_ table: OpenTable) {
    let source = table.root
    noteObjects()
    for feature in moments.sources { feature.willClose(source, in: self) }
    workspace.close(source)
  }
}

extension Session {
  /// Returns notes about screens that the running command dismissed first.
  func takeScreenNotes() -> [String] {
    var closed = workspace.leaveClosedTables().map { FileText.closed(name: shown($0)).words }
    if let refusal = current?.nested?.takeRefusal() {
      closed.append(ScreenText.undidChange(problem: wording(of: refusal).message).words)
    }
    guard let title = current?.takeLeftScreen() else { return closed }
    return closed + [ScreenText.wentBackFirst(title: title).words]
  }
}
