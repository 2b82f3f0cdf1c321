import Glibc
import Synchronization

/// Ctrl-C and the other signals, as facts that may be asked for.
///
/// Ctrl-C sets a flag and wakes a pipe. Work that takes time asks `isPending`; what waits polls
/// `descriptor` too. Whoever has answered an interruption clears it. A signal that ends the
/// program puts the terminal back and removes an unfinished file, then does what it does by default;
/// so does a fault of the program itself.
public enum Interruption: Sendable {
  /// Sets up the handlers; a second call does nothing.
  public static func install() {
    guard SignalState.readEnd.load(ordering: .relaxed) < 0, openPipe() else { return }
    SignalState.prepare()
    drain()
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any more is an error of the write, which tidies up.
    signal(SIGXFSZ, SIG_IGN)
    CrashAction.install()
    for number in [SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(number) {
      SignalAction.terminate.install(for: number)
    }
    // A shell without job control starts its background jobs with Ctrl-C ignored.
    if !isIgnored(SIGINT) || Environment.isTerminal(Descriptors.input) {
      SignalAction.interrupt.install(for: SIGINT)
    }
    SignalAction.note.install(for: SIGWINCH)
    SignalAction.note.install(for: SIGCONT)
    unblock([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT, SIGTSTP])
  }

  /// Whether Ctrl-C was pressed and nobody has answered it yet.
  public static var isPending: Bool { SignalState.isInterrupted.load(ordering: .relaxed) }

  /// Answers the interruption: the next Ctrl-C is a new one.
  public static func clear() {
    SignalState.isInterrupted.store(false, ordering: .sequentiallyConsistent)
    drain()
  }

  /// The end of a pipe that becomes readable with every signal; -1 before `install()`.
  public static var descriptor: Int32 { SignalState.readEnd.load(ordering: .relaxed) }

  /// Empties the pipe, so that the next poll waits again; flags stay as they are.
  public static func drain() {
    let descriptor = descriptor
    guard descriptor >= 0 else { return }
    var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    while unsafe read(descriptor, &bytes, 32) == 32 {}
  }

  /// Behaves as if Ctrl-C had been pressed.
  public static func request() {
    SignalState.noteInterruption()
    SignalState.wake()
  }

  /// Tells once whether the terminal has another size.
  package static func takeResize() -> Bool {
    SignalState.isResized.exchange(false, ordering: .sequentiallyConsistent)
  }

  /// Tells once whether Ctrl-Z was pressed while stops were caught.
  package static func takeStop() -> Bool {
    SignalState.isStopWanted.exchange(false, ordering: .sequentiallyConsistent)
  }

  /// Tells once whether the program went on after a stop.
  package static func takeContinuation() -> Bool {
    SignalState.isContinued.exchange(false, ordering: .sequentiallyConsistent)
  }

  /// Catches Ctrl-Z, for a terminal whose modes must be put back before the program stops.
  package static func catchStops(_ isCaught: Bool) {
    guard descriptor >= 0 else { return }
    if isCaught {
      guard !isIgnored(SIGTSTP) else { return }
      SignalAction.note.install(for: SIGTSTP)
    } else if !isIgnored(SIGTSTP) {
      signal(SIGTSTP, SIG_DFL)
    }
  }

  /// Stops the program as Ctrl-Z does by default; returns when it goes on.
  package static func stop() {
    catchStops(false)
    raise(SIGTSTP)
    catchStops(true)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    return isIgnored(action)
  }

  static func isIgnored(_ action: sigaction) -> Bool {
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    let ignore = unsafe unsafeBitCast(SIG_IGN, to: UInt.self)
    return handler == ignore
  }

  /// Whoever started us may have blocked them, and that is inherited.
  private static func unblock(_ numbers: [Int32]) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in numbers { unsafe sigaddset(&set, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func openPipe() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    SignalState.readEnd.store(ends[0], ordering: .sequentiallyConsistent)
    SignalState.writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
    return true
  }
}
