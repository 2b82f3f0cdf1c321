import Glibc
import Synchronization

/// One piece of work on a thread of its own, whose result the main thread picks up when it likes.
///
/// The main thread never suspends, or Ctrl-C would no longer reach it; so it waits here, a little at a time.
public final class BackgroundWork<Value: Sendable>: Sendable {
  private let outcome = Mutex<Value?>(nil)
  private let work: @Sendable () -> Value
  private let readEnd: Int32
  private let writeEnd: Int32

  /// Begins the work; where no thread is to be had it is done before this returns.
  ///
  /// - Parameter work: What is to be done; it must not touch what belongs to the main thread.
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

  /// The result, or nil while the work goes on; it stays.
  public var result: Value? { outcome.withLock { $0 } }

  /// Waits until the work is done or a signal came.
  ///
  /// - Parameter milliseconds: How long at most.
  public func wait(milliseconds: Int32) {
    guard result == nil, readEnd >= 0 else { return }
    _ = Descriptors.wait(for: readEnd, milliseconds: milliseconds)
  }

  private func finish() {
    let value = work()
    outcome.withLock { $0 = value }
    guard writeEnd >= 0 else { return }
    var byte: UInt8 = 0
    // The byte stays in the pipe: whoever waits later returns at once.
    _ = unsafe write(writeEnd, &byte, 1)
  }

  private func beginThread() -> Bool {
    guard readEnd >= 0 else { return false }
    let box = unsafe Unmanaged.passRetained(ThreadBody { [self] in finish() })
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread,
      nil,
      { argument in
        if let argument = unsafe argument {
          unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
        }
        return nil
      },
      box.toOpaque()
    )
    guard status == 0 else {
      unsafe box.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}

/// What a thread does, as an object that C can carry.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
