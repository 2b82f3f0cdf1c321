import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The action for a signal.
enum SignalAction {
  /// Sets a flag and wakes the pipe.
  case note

  /// Does the same for Ctrl-C; system calls in progress fail with `EINTR`.
  case interrupt

  /// Cleans up and then performs the default action.
  case terminate

  /// Installs this action for a signal.
  func install(for number: Int32) {
    var action = sigaction()
    unsafe sigemptyset(&action.sa_mask)
    switch self {
    case .note:
      action.sa_flags = SA_RESTART
      action.handler = { noteSignal($0) }
    case .interrupt:
      // No SA_RESTART: a write to a pipe without a reader must not survive Ctrl-C.
      action.handler = { interruptSignal($0) }
    case .terminate:
      // The default action is restored and the signal unblocked, so that raising it again ends the
      // program.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
      action.handler = { terminateSignal($0) }
    }
    unsafe sigaction(number, &action, nil)
  }
}

private func noteSignal(_ number: Int32) {
  let code = errno
  switch number {
  case SIGWINCH: SignalState.isResized.store(true, ordering: .sequentiallyConsistent)
  case SIGTSTP: SignalState.isStopWanted.store(true, ordering: .sequentiallyConsistent)
  case SIGCONT: SignalState.isContinued.store(true, ordering: .sequentiallyConsistent)
  default: break
  }
  SignalState.wake()
  errno = code
}

private func interruptSignal(_ number: Int32) {
  let code = errno
  if SignalState.noteInterruption() {
    SignalState.cleanUp()
    signal(number, SIG_DFL)
    raise(number)
  }
  SignalState.wake()
  errno = code
}

private func terminateSignal(_ number: Int32) {
  SignalState.cleanUp()
  raise(number)
}

/// State shared with the signal handlers: only atomics, created before any handler is installed.
enum SignalState {
  static let isInterrupted = Atomic<Bool>(false)
  static let isResized = Atomic<Bool>(false)
  static let isStopWanted = Atomic<Bool>(false)
  static let isContinued = Atomic<Bool>(false)

  /// The time of the pending interruption, in nanoseconds.
  static let interruptedAt = Atomic<UInt64>(0)

  /// The two ends of the pipe that wakes polling code.
  static let readEnd = Atomic<Int32>(-1)
  static let writeEnd = Atomic<Int32>(-1)

  /// The address of the current `TerminalGuard.Block`, or 0.
  static let terminalBlock = Atomic<UInt>(0)

  /// The address of the name of an unfinished file, or 0.
  static let unfinishedFile = Atomic<UInt>(0)

  /// The time in nanoseconds after which another Ctrl-C ends the program, if the first was not
  /// handled.
  private static let patience: UInt64 = 2_000_000_000

  /// Runs every lazy initializer, because a handler must not be their first use.
  static func prepare() {
    noteInterruption()
    isResized.store(false, ordering: .relaxed)
    isStopWanted.store(false, ordering: .relaxed)
    isContinued.store(false, ordering: .relaxed)
    isInterrupted.store(false, ordering: .relaxed)
    cleanUp()
  }

  /// Records Ctrl-C; returns whether the previous one has been pending for too long.
  @discardableResult static func noteInterruption() -> Bool {
    let now = Clock.monotonicNanoseconds
    let wasPending = isInterrupted.exchange(true, ordering: .sequentiallyConsistent)
    guard wasPending else {
      interruptedAt.store(now, ordering: .relaxed)
      return false
    }
    return now &- interruptedAt.load(ordering: .relaxed) > patience
  }

  /// Wakes polling code; safe to call in a signal handler.
  static func wake() {
    let descriptor = writeEnd.load(ordering: .relaxed)
    guard descriptor >= 0 else { return }
    var byte: UInt8 = 0
    unsafe write(descriptor, &byte, 1)
  }

  /// Restores the terminal and removes the unfinished file; safe to call in a signal handler.
  static func cleanUp() {
    TerminalGuard.restoreFromHandler()
    let address = unfinishedFile.exchange(0, ordering: .sequentiallyConsistent)
    guard let name = unsafe UnsafePointer<CChar>(bitPattern: address) else { return }
    unsafe unlink(name)
  }
}
