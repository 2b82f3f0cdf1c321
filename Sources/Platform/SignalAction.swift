import Glibc
import Synchronization

/// What a signal does to us.
enum SignalAction {
  /// Sets a flag and wakes the pipe.
  case note

  /// The same for Ctrl-C; calls of the system in progress end with `EINTR`.
  case interrupt

  /// Cleans up and lets the signal do its work.
  case terminate

  /// Makes this the action of a signal.
  func install(for number: Int32) {
    var action = sigaction()
    unsafe sigemptyset(&action.sa_mask)
    switch self {
    case .note:
      action.sa_flags = SA_RESTART
      unsafe action.__sigaction_handler.sa_handler = { noteSignal($0) }
    case .interrupt:
      // No SA_RESTART: a write to a pipe that nobody reads must not outlast Ctrl-C.
      unsafe action.__sigaction_handler.sa_handler = { interruptSignal($0) }
    case .terminate:
      // Back to the default and not blocked, so that raising it again ends the program.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
      unsafe action.__sigaction_handler.sa_handler = { terminateSignal($0) }
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
