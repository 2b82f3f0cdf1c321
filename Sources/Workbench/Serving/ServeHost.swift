import CommandLanguage
import JSON
import Platform
import TableModel
import TableUI
import TextLayout
import Wirings
import Workspace

/// The host of a page: runs its gestures and lines as commands of the session.
///
/// History, trace, recordings and lessons treat each command as if it had been typed.
@MainActor final class ServeHost: FrontEndHost {
  /// The number of commands that the page ran.
  private(set) var count = 0

  /// The page, which shows the progress of its commands and can cancel them.
  weak var page: (any PageServing)?

  /// Makes room above the line that the user types.
  var makeRoom: () -> Void = {}

  private unowned let session: Session
  private var step: FrontEndStep?

  /// The reply of a page to the question about a line of a script, or nil.
  private var scriptReply: FrontEndScriptLine.Reply?

  private var stepCount = 0
  private var revision = 0

  /// The calls of the last command.
  private var lines: [TraceLine] = []
  private var problems: [PageProblem] = []

  /// The sources of the wirings so far.
  private let known = KnownFacts()

  /// The grid after the last command, or nil.
  private weak var grid: GridView?

  /// The points of the running scroll with the parts before it, or nil.
  private var scrolled: Double?

  /// Whether the page may only look.
  var isReadOnly = false

  /// A text that no step may contain, such as the secret of the page; empty for none.
  var secret = ""

  /// The scrolls that are not in the history yet: one scroll lasts until it rests.
  private var scroll: (points: Double, due: UInt64, outcome: CommandResult, prompt: String)?

  /// The rest that ends a scroll, in nanoseconds.
  private static let rest: UInt64 = 150_000_000

  init(_ session: Session) { self.session = session }

  var scene: FrontEndScene? {
    guard let source = session.current else { return nil }
    let door = source.door
    var scene = FrontEndScene(
      table: source.tableView,
      name: source.name,
      titles: door.titles,
      wiring: source.wiring.name,
      wirings: Wiring.all.map(\.name)
    )
    scene.grid = source.grid
    scene.bars = source.grid == nil ? source.settings.bars : nil
    scene.isModified = source.isModified
    scene.hasBatch = source.batch != nil
    scene.current = source.current
    scene.step = step
    if var line = session.execution.steppedLine {
      line.text = concealed(line.text)
      scene.script = line
    }
    scene.revision = revision
    scene.isReadOnly = isReadOnly
    if let top = door.navigation.topViewController, top !== door.controller {
      scene.cover = top.screenTitle
    }
    return scene
  }

  func identifier(ofRowAt indexPath: IndexPath) -> String? {
    session.current?.item(at: indexPath)?.boundID
  }

  func complete(_ text: String) -> FrontEndCompletion {
    let completion = Completer(session).completion(of: text)
    return FrontEndCompletion(
      replacedCount: completion.replacedCount,
      candidates: completion.candidates.map { .init(text: $0.text, help: $0.help) },
      note: completion.note
    )
  }

  func perform(_ gesture: Gesture) -> FrontEndRecord {
    guard let source = session.current,
      let call = session.commands.call(for: gesture, in: source.tableView)
    else { return FrontEndRecord(json: "null", isRefused: true) }
    // A flick scrolls after the finger lifts, so it has a separate command.
    if case .scroll(let points, false) = gesture { return perform(call, scrollingBy: points) }
    settleScroll()
    let prompt = session.prompt
    return record { report in
      session.runWithin(call, report: report)
    } then: { outcome in
      self.show(outcome, prompt)
      if outcome.errorCode == nil { self.remember(call.text) }
    }
  }

  func run(_ line: String) -> FrontEndRecord {
    settleScroll()
    let prompt = session.prompt
    remember(line)
    return record { report in
      session.runWithin(line, report: report)
    } then: { outcome in
      self.show(outcome, prompt)
    }
  }

  func facts(of tab: String, row: IndexPath?) -> [FrontEndFact] {
    guard let tab = PageFacts.Tab(rawValue: tab) else { return [] }
    var facts = PageFacts(session: session, lines: lines, problems: problems, known: known)
    if tab == .errors {
      facts.explainProblems()
      problems = facts.problems
    }
    return facts.facts(of: tab, row: row)
  }

  /// Lays a grid out after a command, as the next turn of a run loop would.
  ///
  /// The rows may have changed, so the grid requests its visible cells again, unless it is new.
  func layOutGrid() {
    guard let source = session.current, let grid = source.grid else { return }
    if grid === self.grid { grid.clear() }
    self.grid = grid
    // A grid that cannot be laid out keeps what it shows; `show` has the error.
    try? source.layout(grid)
  }

  /// Notes that rows changed without a command.
  func noteChange() { revision += 1 }

  /// Notes a command for the page.
  ///
  /// - Parameters:
  ///   - outcome: Its result.
  ///   - log: Its calls.
  ///   - isNested: Whether it ran other commands.
  func note(_ outcome: CommandResult, _ log: StepLog, isNested: Bool) {
    revision += 1
    // The parts of a scroll are one step.
    if scrolled == nil || scroll == nil { stepCount += 1 }
    var output: [String] = []
    switch outcome.result {
    case .success(let answer):
      // A listing has its lines while they are written.
      output = Array((answer.lines + answer.notes).prefix(40))
    case .failure(let error):
      output = ["error[\(error.code)]: \(error.message)"] + error.details
      if let hint = error.hint { output.append("hint: \(hint)") }
    }
    // A trace numbers its calls from its beginning.
    lines = session.trace.isOn && !isNested ? session.trace.lastCommand : log.lines
    problems += PageProblem.problems(of: outcome, after: problems.last?.number ?? 0)
    problems = problems.suffix(PageProblem.limit)
    // The layout of a grid is not a call, so it cannot enclose the requests.
    let reason = session.current?.grid == nil ? nil : "grid layout"
    step = FrontEndStep(
      number: stepCount,
      command: scrolled.flatMap(scrollCommand) ?? outcome.command,
      lines: output.map(concealed),
      isRefused: outcome.errorCode != nil,
      requests: log.requests.prefix(100).map { request in
        FrontEndStep.Request(path: request.path, reason: request.reason ?? reason)
      }
    )
  }

  /// Returns a text without the secret of the page.
  private func concealed(_ text: String) -> String {
    secret.isEmpty ? text : text.replacing(secret, with: "…")
  }

  /// Returns the command of a scroll, or nil without a table.
  private func scrollCommand(_ points: Double) -> String? {
    guard let table = session.current?.tableView else { return nil }
    return session.commands.call(for: .scroll(by: points, flicks: false), in: table)?.text
  }
}

// Running.
extension ServeHost {
  /// Runs commands with the permissions of a page.
  ///
  /// - Parameters:
  ///   - run: Runs the commands and reports each result.
  ///   - then: Receives each result after its command.
  /// - Returns: The record of the last result.
  private func record(
    _ run: (@escaping (CommandResult) -> Void) -> Void,
    then: (CommandResult) -> Void
  ) -> FrontEndRecord {
    var outcomes: [CommandResult] = []
    let (person, progress) = (session.host.person, session.host.progress)
    // A page has no questions, and its progress does not disturb the line that the user types.
    session.host.person = nil
    session.host.progress = page.map { PageProgress($0, next: nil) }
    session.host.runsForPage = true
    permissions.confine { run { outcomes.append($0) } }
    session.host.runsForPage = false
    // Only the command of the page was canceled.
    if page?.takeCancellation() == true { Interruption.clear() }
    (session.host.person, session.host.progress) = (person, progress)
    count += 1
    for outcome in outcomes { then(outcome) }
    guard let last = outcomes.last else { return FrontEndRecord(json: "null", isRefused: true) }
    return FrontEndRecord(json: json(of: last), isRefused: last.errorCode != nil)
  }

  /// No files, programs or network unless they are allowed; only the journal that protects the
  /// edits is written.
  private var permissions: Permissions {
    let allowed = session.host.pageEffects
    let hasFiles = allowed.contains(.writesFiles)
    var allowances: Permissions.Allowances = []
    if allowed.contains(.usesNetwork) { allowances.insert(.network) }
    if allowed.contains(.runsPrograms) { allowances.insert(.programs) }
    return .confined(
      toFolders: hasFiles ? ["/"] : [],
      writing: (hasFiles ? ["/"] : []) + (session.journals.map { [$0.makeFolder()] } ?? []),
      allowing: allowances
    )
  }

  /// Returns the record of a result on one line.
  private func json(of outcome: CommandResult) -> String {
    var bytes: [UInt8] = []
    AnswerFormat.jsonl.writer(session.outputStyle).append(outcome, to: &bytes)
    bytes.removeAll { $0 == UInt8(ascii: "\n") }
    return bytes.isEmpty ? "null" : String(decoding: bytes, as: UTF8.self)
  }

  /// Prints a result above the line that the user types.
  private func show(_ outcome: CommandResult, _ prompt: String) {
    guard session.host.person != nil, let shows = session.host.showsElsewhere else { return }
    makeRoom()
    shows(prompt, outcome)
  }

  private func remember(_ command: String) {
    let person = session.host.person ?? session.host.personAtFullScreen
    person?.remembers(command)
  }
}

// Scripts that run line by line.
extension ServeHost {
  func reply(_ reply: FrontEndScriptLine.Reply, atLine number: Int) -> Bool {
    guard !isReadOnly, scriptReply == nil, let line = session.execution.steppedLine,
      line.isWaiting, line.number == number
    else { return false }
    scriptReply = reply
    return true
  }

  /// Returns once what the page replied to the question about a line, as if it had been typed.
  func takeScriptReply() -> LineRead? {
    defer { scriptReply = nil }
    return switch scriptReply {
    case nil: nil
    case .next: .line("")
    case .all: .line(ScriptStepper.all)
    case .stop: .interrupted
    }
  }
}

// Scrolling.
extension ServeHost {
  /// The time until a scroll rests, in milliseconds, or nil.
  var milliseconds: Int32? {
    scroll.map { scroll in
      let time = Clock.monotonicNanoseconds
      return scroll.due <= time ? 0 : Int32(clamping: (scroll.due - time) / 1_000_000 + 1)
    }
  }

  /// Performs a part of a scroll, which becomes one command when it rests.
  private func perform(_ call: GestureCall, scrollingBy points: Double) -> FrontEndRecord {
    let prompt = scroll?.prompt ?? session.prompt
    scrolled = (scroll?.points ?? 0) + points
    defer { scrolled = nil }
    return record { report in
      session.runWithin(call, report: report)
    } then: { outcome in
      guard outcome.errorCode == nil else {
        self.settleScroll()
        return self.show(outcome, prompt)
      }
      let total = (self.scroll?.points ?? 0) + points
      self.scroll = (total, Clock.monotonicNanoseconds + Self.rest, outcome, prompt)
    }
  }

  /// Adds the last scroll to the history, and prints it.
  ///
  /// - Parameter isDue: Whether only a scroll that rests is added.
  func settleScroll(isDue: Bool = false) {
    guard let (points, due, outcome, prompt) = scroll else { return }
    if isDue, Clock.monotonicNanoseconds < due { return }
    scroll = nil
    guard let command = scrollCommand(points) else { return }
    show(outcome.named(command), prompt)
    remember(command)
  }
}

extension CommandResult {
  /// Returns the result under another command.
  fileprivate func named(_ command: String) -> CommandResult {
    CommandResult(number: number, place: place, command: command, result: result, blame: nil)
  }
}
