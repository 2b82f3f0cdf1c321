public import CommandLanguage
import Platform
import Rendering
import TableModel
public import TableStore
import TableUI
import TextLayout
import Wirings
package import Workspace

/// Everything between a line that was typed and the answer to it.
///
/// The prompt, a script, a pipe and a test run the same session: it takes text and hands out `CommandResult`s.
@MainActor public final class Session {
  /// What the session can do beside its core.
  let features: Features

  /// The features, in the order in which they hear of each moment.
  let active: [any Feature]

  /// The open tables, and what is done to them.
  let workspace: Workspace

  /// The features by the moments that they act in.
  let moments: Moments

  /// The open data sources, in the order of opening.
  package var sources: [OpenTable] { workspace.tables }

  /// The source that commands are about, or nil.
  package var current: OpenTable? {
    get { workspace.current }
    set { workspace.current = newValue }
  }

  /// What the program around the session provides.
  var host = Host()

  /// The settings, from options and commands.
  public var settings: SessionSettings

  /// What hears the messages between model, view and controller, or nil.
  var messageObserver: (any MessageObserver)? {
    get { workspace.messageObserver }
    set { workspace.messageObserver = newValue }
  }

  /// The states that were given names, in the order of naming.
  var states: [NamedState] = []

  /// The variables of scripts.
  var variables: [String: String] = [:]

  /// The credentials that no text may show.
  var secrets = KnownSecrets()

  /// What came of the commands before this one.
  var lastResults = LastResults()

  /// The name of the last command but for `expect`, or nil where there is none of that name.
  private(set) var lastCommandName: String?

  /// A failure that the next command may turn out to expect.
  var pendingFailure: CommandError?

  /// Whether a failure was left standing.
  public internal(set) var hasFailed = false

  /// Whether `quit` was typed.
  public internal(set) var isFinished = false

  /// The number of the command that was a refused `quit`, or nil.
  var refusedQuit: Int?

  /// How many commands have run.
  private(set) var commandCount = 0

  /// Which objects of the open tables are alive.
  let census = LiveObjectTracker()

  /// The screen that was on top when screens were noted last.
  weak var notedScreen: ViewController?

  /// The command that runs, as it was typed.
  var typedCommand: String {
    get { workspace.context.command }
    set { workspace.context.command = newValue }
  }

  /// Where the command that runs was typed.
  package var place = CommandPlace()

  /// Where Return on an empty line looks next, or nil.
  package var nextLook: LookingStep?

  /// The scripts that are being run by `source`, the innermost last.
  var scripts: [RunningScript] = []

  /// Short names for commands, by name.
  var aliases: [String: Alias] = [:]

  /// Who gets the outcomes of the commands that run now.
  var report: (CommandResult) -> Void = { _ in }

  /// How many commands are at work one inside the other, as in `time repeat 3 rows` or in a script.
  var callDepth = 0

  /// More than so many are refused.
  static let callDepthLimit = 100

  /// Whether `repeat` is at work.
  var isRepeating = false

  /// What tells the time of requests; it moves when a command says so.
  package var clock: VirtualClock { workspace.clock }

  /// What requests go through.
  var network: Network { workspace.network }

  /// What carries requests where no file answers them, or nil.
  let servedTransport: (any HTTPTransport)?

  /// Whether the person canceled the command that runs: asked now and then by all that takes long.
  package var isCancelled: @MainActor () -> Bool {
    get { workspace.context.isCancelled }
    set { workspace.context.isCancelled = newValue }
  }

  /// Whether answers stay here: neither files nor programs get them, and no program is started.
  package var isConfined: Bool {
    get { keepsAnswers || Permissions.areConfined }
    set { keepsAnswers = newValue }
  }

  /// Whether answers would stay here even if the program may do everything.
  private var keepsAnswers = false

  /// Whether a script is tried here: what would reach beyond the session is refused.
  var isRehearsal = false

  /// Whether the answer of the command that runs goes to a file or a program.
  private(set) var sendsAnswer = false

  /// The form of the answer of the command that runs.
  package internal(set) var answerForm = AnswerForm()

  /// What paths are relative to in the replay of a transcript, or nil.
  var folder: ReplayFolder?

  /// What the replay of a transcript leaves out, or nil where it may do everything.
  var replayLimits: ReplayLimits?

  /// Starts a session without a source.
  ///
  /// - Parameters:
  ///   - settings: The settings, from options.
  ///   - transport: What carries requests to servers, or nil where there is no network.
  ///   - features: What the session can do beside its core.
  public init(
    settings: SessionSettings = SessionSettings(),
    transport: (any HTTPTransport)? = nil,
    features: Features
  ) {
    self.features = features
    active = features.types.map { $0.init() }
    moments = Moments(active)
    self.settings = settings
    workspace = Workspace(transport: transport)
    servedTransport = transport
    self.variables = settings.variables
    clock.onEvent = { [unowned self] in settleFeeds() }
  }
}

extension Session {
  /// Runs the commands of a text, one after the other, and hands out what came of each.
  ///
  /// A failure is decided when the next command is read: an `expect` that names its code takes it away.
  ///
  /// - Parameters:
  ///   - text: One line, or several where a bracket or quote stays open.
  ///   - place: Where the text stands.
  ///   - report: Gets each outcome before the next command runs.
  /// - Returns: False where a failure, or an output that is lost, ends the script.
  public func run(
    _ text: String,
    at place: CommandPlace,
    report: @escaping (CommandResult) -> Void
  ) -> Bool {
    guard Lexer.holdsCommand(text.utf8Span.span) else {
      return pass(remark: text)
    }
    self.report = report
    defer { if scripts.isEmpty { self.report = { _ in } } }
    let text = beginSecrets(of: text)
    defer { secrets.endText() }
    var lexer = Lexer(text) { [unowned self] name in value(ofVariable: name, at: place) }
    var typed = TypedText(text, at: place)
    while !isFinished, !Interruption.isPending {
      guard !hasLostOutput else { return false }
      let start = lexer.position
      do throws(CommandError) {
        guard let command = try lexer.nextCommand() else { return true }
        guard settle(before: command, at: place) else { return false }
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
        tell(&outcome, RunningCommand(words: broken, typed: typed))
        report(outcome)
        lexer.skipRest()
      }
    }
    return true
  }

  /// Lets the features know of a line without a command, such as a comment.
  ///
  /// - Returns: False where the output is lost.
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
  ///   - place: Where it would have been typed.
  ///   - report: Gets the outcome.
  func run(_ call: GestureCall, at place: CommandPlace, report: @escaping (CommandResult) -> Void) {
    guard !isFinished, !Interruption.isPending, !hasLostOutput else { return }
    self.report = report
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
    current?.group = scripts.first?.number
    place = typed.place
    nextLook = nil
    prepareForExhaustion(command, typed)
    for feature in moments.lines { feature.didRead(running, in: self) }
    var known: CommandCall?
    var delivered: Answer?
    let result: Result<Answer, CommandError>
    sendsAnswer = command.destination != nil
    do throws(CommandError) {
      let call = try makeCall().parsed(in: self)
      known = call
      running.effects = call.effects
      if sendsAnswer || isKept(running.effects) { try checkOutput() }
      let receiver = try command.destination.map { place throws(CommandError) in
        try AnswerReceiver(place, in: self)
      }
      for feature in moments.runs { try feature.willRun(running, in: self) }
      // What a clock that goes by itself has brought since.
      let outerForm = answerForm
      answerForm = isExpect ? AnswerForm() : form(for: command.destination, call.format)
      defer { answerForm = outerForm }
      let came = clock.followsRealTime ? try advanceClock(by: 0).lines : []
      let start = settings.showsTime && settings.measuresTime ? Clock.monotonicNanoseconds : nil
      var step: LookingStep?
      var answer = try call.run(in: self, step: &step)
      nextLook = step
      if let start { answer.notes.append(TextFormatting.time(since: start)) }
      if !isExpect { answer.note(came + settleFeeds()) }
      for feature in moments.answers { feature.didAnswer(&answer, running, in: self) }
      if let source = current {
        answer.note(takeScreenNotes())
        // Whoever was told of a warning by a command that only compares would look for it in vain.
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
      result = .failure(error.namingMemory)
    }
    noteScreens()
    if isExpect, case .success = result { pendingFailure = nil }
    var outcome = finish(delivered.map { .success($0) } ?? result, command, typed)
    running.description = description(of: command, known, in: typed)
    if !isExpect {
      lastResult = result
      lastCommandName = running.description?.name
    }
    // What went elsewhere took its form along.
    outcome.format = delivered == nil ? known?.format : nil
    tell(&outcome, running)
    return outcome
  }

  /// What is known of a command by its first word, which an alias is none; the call knows it where there is one.
  private func description(
    of command: LexedCommand,
    _ call: CommandCall?,
    in typed: TypedText
  ) -> CommandDescription? {
    if let call, aliases.isEmpty { return call.description }
    let isPrompt = typed.place.isPrompt
    return CommandCall.type(of: command, from: commands, in: typed.text, allowsShort: isPrompt)?
      .description
  }

  /// Tells the features what came of a command.
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
    // Whoever cannot be told of a failure has not to expect it.
    if case .failure(let error) = result, !hasLostOutput { pendingFailure = error }
    commandCount += 1
    var blame: CommandResult.ErrorLocation?
    if case .failure(let error) = result, let offset = error.offset {
      blame = CommandResult.ErrorLocation(
        offset: offset,
        in: typed.text,
        firstLine: typed.firstLine
      )
    }
    return CommandResult(
      number: commandCount,
      place: typed.place,
      command: typed.text.slice(of: command.range),
      result: result,
      blame: blame
    )
  }
}

extension Session {
  /// Puts a source on the prompt.
  ///
  /// - Throws: What its table throws at its first layout, or `interrupted`; then it is not there.
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

  /// Takes a source and its screen away; the one opened before it comes to the prompt.
  package func remove(_ source: OpenTable) {
    noteObjects()
    for feature in moments.sources { feature.willClose(source, in: self) }
    workspace.close(source)
  }
}

extension Session {
  /// What the command at hand did to the screens of its own accord.
  func takeScreenNotes() -> [String] {
    guard let title = current?.takeLeftScreen() else { return [] }
    return ["went back from \(quoted(title)) first"]
  }
}
