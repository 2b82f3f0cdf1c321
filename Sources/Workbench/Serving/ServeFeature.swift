import CommandLanguage
import Platform
import TableUI
import Workspace

/// The serving feature: keeps the page of a session and tells it what changed.
///
/// Without a page it does nothing; without clients it observes nothing.
@MainActor final class ServeFeature: LineObserving, RunDeciding, OutcomeObserving, TableObserving {
  static let commands: KeyValuePairs<String, [any Command.Type]> = ["browse": [ServeCommand.self]]

  /// The commands that only a user at the prompt may run.
  private static let promptOnly: Set<String> = ["quit", "close", "serve", "browse", "watch"]

  /// The page, or nil.
  private(set) var page: (any PageServing)?

  private var host: ServeHost?
  private var log = StepLog()

  /// The number of commands that run inside one another.
  private var depth = 0

  /// The time of the last look at requests while a command runs.
  private var lastLook: UInt64 = 0

  /// Starts a page, or returns the current one if it has the port.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for a free one.
  ///   - session: The session.
  /// - Returns: The page.
  /// - Throws: An error if the page cannot be served.
  func start(port: Int, in session: Session) throws(CommandError) -> any PageServing {
    if let page, page.port == port { return page }
    guard let makePage = session.host.makePage else { throw CommandError(ServeFault.noPage) }
    let host = ServeHost(session)
    let made = try makePage(port, host).get()
    page?.stop()
    (page, self.host) = (made, host)
    session.host.companion = LineCompanion(
      descriptors: { [weak self] in self?.page?.descriptors ?? [] },
      milliseconds: { [weak self] in self?.timeout },
      work: { [weak self, weak session] makeRoom in
        guard let self, let session else { return nil }
        return self.work(in: session, makeRoom)
      }
    )
    session.host.whileBusy = { [weak self] in self?.lookWhileBusy() }
    return made
  }

  /// Closes the page.
  ///
  /// - Throws: `refused` without a page.
  func stop(in session: Session) throws(CommandError) {
    guard let page else { throw CommandError(ServeFault.notServing) }
    page.stop()
    (self.page, host) = (nil, nil)
    session.host.companion = nil
    session.host.whileBusy = nil
  }

  /// Turns the log of requests on or off.
  ///
  /// - Throws: `refused` without a page.
  func setLog(on isOn: Bool) throws(CommandError) {
    guard let page else { throw CommandError(ServeFault.notServing) }
    let errors = OutputStream(descriptor: Descriptors.error)
    page.log =
      isOn
      ? { line in
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
    let count = host.count
    host.makeRoom = makeRoom
    defer { host.makeRoom = {} }
    page?.work(isBusy: false)
    host.settleScroll(isDue: true)
    guard host.count != count else { return nil }
    session.synchronizeJournals()
    return session.prompt
  }

  /// Refuses requests while a command runs, at most 20 times a second.
  private func lookWhileBusy() {
    guard let page, host?.isRunning != true else { return }
    let time = Clock.monotonicNanoseconds
    guard time > lastLook + 50_000_000 else { return }
    lastLook = time
    page.work(isBusy: true)
  }

  // MARK: Commands

  func didRead(_ command: RunningCommand, in session: Session) {
    guard page != nil else { return }
    depth += 1
    guard depth == 1, let page, page.clientCount > 0 else { return }
    log = StepLog()
    log.next = session.messageObserver
    session.messageObserver = log
  }

  func willRun(_ command: RunningCommand, in session: Session) throws(CommandError) {
    guard session.host.runsForPage else { return }
    let words = (try? session.expandingAliases(in: command.words)) ?? command.words
    let type = CommandCall.type(
      of: words,
      from: session.commands,
      in: command.typed.text,
      allowsShort: true
    )
    guard let name = type?.description.name, Self.promptOnly.contains(name) else { return }
    throw CommandError(ServeFault.promptOnly(name: name))
  }

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    depth = max(0, depth - 1)
    guard depth == 0 else { return }
    // `serve off` ends the page, but the log still observes that command.
    if session.messageObserver === log { session.messageObserver = log.next }
    guard let page, page.clientCount > 0 else { return }
    host?.note(outcome, log)
    page.tableDidChange()
  }

  func didOpen(_ source: OpenTable, in session: Session) {}

  func didEnd(_ session: Session) { page?.stop() }
}
