import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Work on a separate thread, whose result the main thread can fetch at any time.
///
/// The main thread never suspends, because Ctrl-C would no longer reach it. It waits here instead,
/// for short periods.
public final class BackgroundWork<Value: Sendable>: Sendable {
  private let outcome = Mutex<Value?>(nil)
  private let work: @Sendable () -> Value
  private let readEnd: Int32
  private let writeEnd: Int32

  /// Creates and starts the work; if no thread is available, it runs before this returns.
  ///
  /// - Parameter work: The work; it must not use state of the main thread.
  public init(_ work: @escaping @Sendable () -> Value) {
    let permissions = Permissions.current
    self.work = { permissions.confine(work) }
    var ends: [Int32] = [-1, -1]
    if unsafe pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    readEnd = ends[0]
    writeEnd = ends[1]
    if !beginThread() { finish() }
  }

  deinit {
    for end in [readEnd, writeEnd] where end >= 0 { close(end) }
  }

  /// The result, or nil until the work is done; it is kept.
  public var result: Value? { outcome.withLock { $0 } }

  /// Waits until the work is done or a signal arrives.
  ///
  /// - Parameter milliseconds: The maximum time to wait.
  public func wait(milliseconds: Int32) {
    guard result == nil, readEnd >= 0 else { return }
    _ = Descriptors.wait(for: readEnd, milliseconds: milliseconds)
  }

  private func finish() {
    let value = work()
    outcome.withLock { $0 = value }
    guard writeEnd >= 0 else { return }
    var byte: UInt8 = 0
    // The byte stays in the pipe, so that later waits return at once.
    _ = unsafe write(writeEnd, &byte, 1)
  }

  private func beginThread() -> Bool {
    guard readEnd >= 0 else { return false }
    let box = unsafe Unmanaged.passRetained(ThreadBody { [self] in finish() })
    let status = unsafe SystemCall.startThread(box)
    guard status == 0 else {
      unsafe box.release()
      return false
    }
    return true
  }
}

/// The body of a thread, as an object for the thread function's pointer.
final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
