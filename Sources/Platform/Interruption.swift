import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ctrl-C and other signals, as flags to check.
///
/// Ctrl-C sets a flag and wakes a pipe. Long work checks `isPending`; waiting code also polls
/// `descriptor`. The code that handled an interruption clears it. A signal that ends the program
/// restores the terminal and removes an unfinished file before its default action. A crash of the
/// program does the same.
public enum Interruption: Sendable {
  /// Installs the handlers; a second call has no effect.
  public static func install() {
    guard SignalState.readEnd.load(ordering: .relaxed) < 0, openPipe() else { return }
    SignalState.prepare()
    drain()
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow becomes a write error, which cleans up.
    signal(SIGXFSZ, SIG_IGN)
    CrashAction.install()
    for number in [SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(number) {
      SignalAction.terminate.install(for: number)
    }
    // A shell without job control starts background jobs with Ctrl-C ignored.
    if !isIgnored(SIGINT) || Environment.isTerminal(Descriptors.input) {
      SignalAction.interrupt.install(for: SIGINT)
    }
    SignalAction.note.install(for: SIGWINCH)
    SignalAction.note.install(for: SIGCONT)
    unblock([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT, SIGTSTP])
  }

  /// Whether Ctrl-C was pressed and not handled yet.
  public static var isPending: Bool { SignalState.isInterrupted.load(ordering: .relaxed) }

  /// Clears the interruption; the next Ctrl-C is a new one.
  public static func clear() {
    SignalState.isInterrupted.store(false, ordering: .sequentiallyConsistent)
    drain()
  }

  /// The end of a pipe that becomes readable with every signal; -1 before `install()`.
  public static var descriptor: Int32 { SignalState.readEnd.load(ordering: .relaxed) }

  /// Empties the pipe, so that the next poll waits again; flags are unchanged.
  public static func drain() {
    let descriptor = descriptor
    guard descriptor >= 0 else { return }
    var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    while unsafe read(descriptor, &bytes, 32) == 32 {}
  }

  /// Treats SIGTERM and SIGHUP as Ctrl-C from now on, for a program that works until it is told to
  /// end and then has something to finish.
  package static func includeTermination() {
    guard descriptor >= 0 else { return }
    for number in [SIGTERM, SIGHUP] where !isIgnored(number) {
      SignalAction.interrupt.install(for: number)
    }
  }

  /// Simulates Ctrl-C.
  public static func request() {
    SignalState.noteInterruption()
    SignalState.wake()
  }

  /// Returns once whether the terminal's size changed.
  package static func takeResize() -> Bool {
    SignalState.isResized.exchange(false, ordering: .sequentiallyConsistent)
  }

  /// Returns once whether Ctrl-Z was pressed while stops were caught.
  package static func takeStop() -> Bool {
    SignalState.isStopWanted.exchange(false, ordering: .sequentiallyConsistent)
  }

  /// Returns once whether the program continued after a stop.
  package static func takeContinuation() -> Bool {
    SignalState.isContinued.exchange(false, ordering: .sequentiallyConsistent)
  }

  /// Turns the catching of Ctrl-Z on or off, for terminals whose modes must be restored before a
  /// stop.
  package static func catchStops(_ isCaught: Bool) {
    guard descriptor >= 0 else { return }
    if isCaught {
      guard !isIgnored(SIGTSTP) else { return }
      SignalAction.note.install(for: SIGTSTP)
    } else if !isIgnored(SIGTSTP) {
      signal(SIGTSTP, SIG_DFL)
    }
  }

  /// Stops the program as Ctrl-Z does by default; returns when the program continues.
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
    let handler = unsafe unsafeBitCast(action.handler, to: UInt.self)
    let ignore = unsafe unsafeBitCast(SIG_IGN, to: UInt.self)
    return handler == ignore
  }

  /// Unblocks signals that the parent process may have blocked, since that is inherited.
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
