import CommandLanguage
import Platform
import TableModel
import TableUI
import Wirings
import Workspace

/// The host of a page: runs its gestures and lines as commands of the session.
///
/// History, trace, recordings and lessons treat each command as if it had been typed.
@MainActor final class ServeHost: FrontEndHost {
  /// The number of commands that the page ran.
  private(set) var count = 0

  /// Whether a command of the page runs.
  private(set) var isRunning = false

  /// Makes room above the line that the user types.
  var makeRoom: () -> Void = {}

  private unowned let session: Session
  private var step: FrontEndStep?
  private var stepCount = 0

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
    scene.isModified = source.isModified
    scene.hasBatch = source.batch != nil
    scene.current = source.current
    scene.step = step
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
    if case .scroll(let points, _) = gesture { return perform(call, scrollingBy: points) }
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

  /// Notes a command for the page, with its calls.
  func note(_ outcome: CommandResult, _ log: StepLog) {
    stepCount += 1
    var lines: [String] = []
    switch outcome.result {
    case .success(let answer):
      // A listing has its lines while they are written.
      lines = Array((answer.lines + answer.notes).prefix(40))
    case .failure(let error): lines = [error.message] + (error.hint.map { [$0] } ?? [])
    }
    step = FrontEndStep(
      number: stepCount,
      command: outcome.command,
      lines: lines,
      isRefused: outcome.errorCode != nil,
      calls: log.calls,
      callCount: log.count
    )
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
    // A page has no questions and no progress.
    (session.host.person, session.host.progress) = (nil, nil)
    session.host.runsForPage = true
    isRunning = true
    permissions.confine { run { outcomes.append($0) } }
    isRunning = false
    session.host.runsForPage = false
    (session.host.person, session.host.progress) = (person, progress)
    count += 1
    for outcome in outcomes { then(outcome) }
    guard let last = outcomes.last else { return FrontEndRecord(json: "null", isRefused: true) }
    return FrontEndRecord(json: json(of: last), isRefused: last.errorCode != nil)
  }

  /// No files, programs or network; only the journal that protects the edits is written.
  private var permissions: Permissions {
    .confined(toFolders: [], writing: session.journals.map { [$0.makeFolder()] } ?? [])
  }

  /// Returns the record of a result on one line.
  private func json(of outcome: CommandResult) -> String {
    var bytes: [UInt8] = []
    AnswerFormat.jsonl.writer(session.outputStyle).append(outcome, to: &bytes)
    let line = String(decoding: bytes, as: UTF8.self).filter { $0 != "\n" }
    return line.isEmpty ? "null" : line
  }

  /// Prints a result above the line that the user types.
  private func show(_ outcome: CommandResult, _ prompt: String) {
    guard session.host.person != nil, let shows = session.host.showsElsewhere else { return }
    makeRoom()
    shows(prompt, outcome)
  }

  private func remember(_ command: String) { session.host.person?.remembers(command) }
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
    guard let table = session.current?.tableView,
      let call = session.commands.call(for: .scroll(by: points, flicks: false), in: table)
    else { return }
    show(outcome.named(call.text), prompt)
    remember(call.text)
  }
}

extension CommandResult {
  /// Returns the result under another command.
  fileprivate func named(_ command: String) -> CommandResult {
    CommandResult(number: number, place: place, command: command, result: result, blame: nil)
  }
}
