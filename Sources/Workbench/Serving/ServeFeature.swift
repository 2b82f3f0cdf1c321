import CommandLanguage
import Platform
import TableUI
import Workspace

/// The serving feature: keeps the page of a session and tells it what changed.
///
/// Without a page it does nothing; without clients it observes nothing.
@MainActor
final class ServeFeature: LineObserving, RunDeciding, OutcomeObserving, ScriptObserving,
  TableObserving
{
  static let commands: KeyValuePairs<String, [any Command.Type]> = ["browse": [ServeCommand.self]]

  /// The commands that only a user at the prompt may run.
  private static let promptOnly: Set<String> = ["quit", "close", "serve", "browse", "watch"]

  /// The page, or nil.
  private(set) var page: (any PageServing)?

  /// The steps since `serve` or `record session`, or nil.
  private(set) var recording: (any StepRecording)?

  private var host: ServeHost?
  private var log: StepLog?

  /// The display of progress without a page, or nil.
  private var ownProgress: (any ProgressReporting)?

  /// The folder with the file for the browser, until the visit or the end of the page.
  private var openingFolder: TemporaryFolder?

  /// Deletes the file for the browser, which holds the secret.
  func deleteOpeningFile() { openingFolder = nil }

  /// Whether the running command ran others.
  private var isNested = false

  /// The number of commands that run inside one another.
  private var depth = 0

  /// The words about refused requests that are not printed yet.
  private var notices: [String] = []

  private let errors = OutputStream(descriptor: Descriptors.error)

  /// The time of the last look at requests while a command runs.
  private var lastLook: UInt64 = 0

  /// Starts a page, or returns the current one if it has the port.
  ///
  /// - Parameters:
  ///   - options: The port and what the page may do.
  ///   - session: The session.
  /// - Returns: The page.
  /// - Throws: An error if the page cannot be served.
  func start(_ options: PageOptions, in session: Session) throws(CommandError) -> any PageServing {
    if let page, page.port == options.port { return page }
    guard let makePage = session.host.makePage else { throw CommandError(ServeFault.noPage) }
    startRecording(in: session)
    let host = host ?? ServeHost(session)
    let made = try makePage(options, host, recording).get()
    page?.stop()
    (page, self.host) = (made, host)
    session.host.pageEffects = options.allowed
    host.isReadOnly = options.isReadOnly
    host.secret = made.address.split(separator: "#").last.map(String.init) ?? ""
    session.host.companion = LineCompanion(
      descriptors: { [weak self] in self?.page?.descriptors ?? [] },
      milliseconds: { [weak self, weak session] in
        [self?.timeout, session?.followPause].compactMap(\.self).min()
      },
      work: { [weak self, weak session] makeRoom in
        guard let self, let session else { return nil }
        return self.work(in: session, makeRoom)
      },
      reply: { [weak self] in self?.host?.takeScriptReply() }
    )
    session.host.whileBusy = { [weak self] in self?.lookWhileBusy() }
    ownProgress = ownProgress ?? session.host.progress
    session.host.progress = PageProgress(made, next: ownProgress)
    host.page = made
    made.notice = { [weak self] words in self?.notices.append(words) }
    return made
  }

  /// Closes the page.
  ///
  /// - Throws: `refused` without a page.
  func stop(in session: Session) throws(CommandError) {
    guard let page else { throw CommandError(ServeFault.notServing) }
    page.stop()
    deleteOpeningFile()
    self.page = nil
    session.host.companion = nil
    session.host.whileBusy = nil
    session.host.progress = ownProgress
    ownProgress = nil
  }

  /// Records the steps from now on, if the program can; a second call has no effect.
  ///
  /// - Returns: Whether steps are recorded.
  @discardableResult func startRecording(in session: Session) -> Bool {
    if recording == nil { recording = session.host.makeStepRecording?() }
    if recording != nil, host == nil { host = ServeHost(session) }
    return recording != nil
  }

  /// Opens the page in the user's browser.
  ///
  /// The browser gets a file that only this user can read, because all users see the arguments of a
  /// program.
  ///
  /// - Throws: `refused` if no browser starts.
  func openBrowser(in session: Session) throws(CommandError) {
    guard let page else { throw CommandError(ServeFault.notServing) }
    let program = Environment.value("BROWSER") ?? "xdg-open"
    do throws(FileError) {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/open.html"
      try PrivateFile(path: path).write(PageRedirect(address: page.address).text)
      openingFolder = consume folder
      page.expectVisit()
      try Self.start(program, path)
    } catch {
      throw CommandError(ServeFault.cannotOpen(problem: error.message))
    }
  }

  /// Starts a program with a file, without waiting for its end.
  private static func start(_ program: String, _ path: String) throws(FileError) {
    let line = #"command -v "$1" > /dev/null || exit 127; "$1" "$2" > /dev/null 2>&1 &"#
    let status: Int32
    do throws(SystemError) {
      status = try Process.run("sh", ["-c", line, "sh", program, path]).exitStatus
    } catch {
      throw .system(error)
    }
    guard status == 0 else { throw .notFound(program) }
  }

  /// Turns the log of requests on or off.
  ///
  /// - Throws: `refused` without a page.
  func setLog(on isOn: Bool) throws(CommandError) {
    guard let page else { throw CommandError(ServeFault.notServing) }
    page.log =
      isOn
      ? { [errors] line in
        errors.write(line + "\n")
        // Without standard error the log has no reader.
        try? errors.flush()
      } : nil
  }

  private var timeout: Int32? {
    [page?.timeout, host?.milliseconds].compactMap(\.self).min()
  }

  /// Responds to requests at the prompt; returns the new prompt if one of them ran a command.
  private func work(in session: Session, _ makeRoom: @escaping () -> Void) -> String? {
    guard let host else { return nil }
    // A question of a command is not the prompt; the full screen has no questions.
    let line = session.execution.steppedLine
    guard line == nil, depth == 0 || session.host.person == nil else {
      page?.work(isBusy: true)
      if line?.isWaiting == true { page?.tableDidChange() }
      return nil
    }
    let count = host.count
    if depth == 0, session.followDatabases(isLive: true) { host.noteChange() }
    host.makeRoom = makeRoom
    defer { host.makeRoom = {} }
    page?.work(isBusy: false)
    if page?.expectsVisit == false { deleteOpeningFile() }
    host.settleScroll(isDue: true)
    // The clients come first.
    recording?.settle()
    let isNoted = printNotices(in: session)
    guard host.count != count else { return isNoted ? session.prompt : nil }
    session.synchronizeJournals()
    return session.prompt
  }

  /// Prints the words about refused requests above the line that the user types.
  ///
  /// They wait for the end of the full screen.
  ///
  /// - Returns: Whether there are some.
  private func printNotices(in session: Session) -> Bool {
    guard !notices.isEmpty, session.host.personAtFullScreen == nil else { return false }
    host?.makeRoom()
    errors.write(notices.map { "note: \($0)\n" }.joined())
    notices = []
    // Without standard error the notes have no reader.
    try? errors.flush()
    return true
  }

  /// Refuses requests while a command runs, at most 20 times a second.
  private func lookWhileBusy() {
    guard let page else { return }
    let time = Clock.monotonicNanoseconds
    guard time > lastLook + 50_000_000 else { return }
    lastLook = time
    page.work(isBusy: true)
  }

  // MARK: Commands

  func didRead(_ command: RunningCommand, in session: Session) {
    guard page != nil || recording != nil else { return }
    // The full screen runs commands as the prompt does.
    if Self.name(of: command, in: session) == "browse" {
      depth = 0
      return
    }
    depth += 1
    isNested = depth > 1
    guard depth == 1 else { return }
    recording?.settle()
    let log = StepLog(session.trace)
    log.next = session.messageObserver
    session.messageObserver = log
    self.log = log
  }

  func willRun(_ command: RunningCommand, in session: Session) throws(CommandError) {
    guard session.host.runsForPage else { return }
    guard let name = Self.name(of: command, in: session) else { return }
    if Self.promptOnly.contains(name) { throw CommandError(ServeFault.promptOnly(name: name)) }
    if host?.isReadOnly == true, !command.effects.isReadOnly {
      throw CommandError(ServeFault.readOnly(name: name))
    }
  }

  /// Returns the name of a command, or nil for an unknown one.
  private static func name(of command: RunningCommand, in session: Session) -> String? {
    let words = (try? session.expandingAliases(in: command.words)) ?? command.words
    return CommandCall.type(
      of: words,
      from: session.commands,
      in: command.typed.text,
      allowsShort: true
    )?.description.name
  }

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    depth = max(0, depth - 1)
    guard depth == 0 else { return }
    if page != nil || recording != nil, !command.effects.isReadOnly { host?.layOutGrid() }
    // `serve off` ends the page, but the log still observes that command.
    endLog(in: session)
    guard let host, page != nil || recording != nil else { return }
    // The last line of a script is a step before the command that ran the script.
    recording?.settle()
    host.note(outcome, log ?? StepLog(session.trace), isNested: isNested)
    (log, isNested) = (nil, false)
    recording?.note(host)
    page?.tableDidChange()
  }

  /// Each line of a script that runs line by line is a step, so the command that runs it is not.
  func willAskAboutLine(in session: Session) {
    endLog(in: session)
    depth = 0
    page?.tableDidChange()
  }

  /// Stops observing the calls of the running command.
  private func endLog(in session: Session) {
    if let log, session.messageObserver === log { session.messageObserver = log.next }
  }

  func didOpen(_ source: OpenTable, in session: Session) {}

  func didEnd(_ session: Session) {
    page?.stop()
    deleteOpeningFile()
  }
}
