import Glibc
import Synchronization

/// Calls for somebody when time is up, again and again until nobody waits any more.
public final class Watch: Sendable {
  /// When time is up, in nanoseconds of the clock that never goes back; 0 while nobody waits.
  private let deadline = Atomic<UInt64>(0)
  private let call: @Sendable () -> Void

  /// Makes a watch with a thread of its own, which lives as long as the program.
  ///
  /// - Parameter call: What is to be done when time is up; it runs on that thread.
  public init(_ call: @escaping @Sendable () -> Void) {
    self.call = call
    let own = unsafe Unmanaged.passRetained(self)
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread,
      nil,
      { argument in
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<Watch>.fromOpaque(argument).takeUnretainedValue().go()
        return nil
      },
      own.toOpaque()
    )
    check(status == 0, "no thread is to be had")
  }

  /// Sets the time, from now on.
  public func start(milliseconds: Int) {
    deadline.store(Self.now + UInt64(milliseconds) * 1_000_000, ordering: .sequentiallyConsistent)
  }

  /// Waits no more.
  public func stop() { deadline.store(0, ordering: .sequentiallyConsistent) }

  private static var now: UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private func go() {
    while true {
      let due = deadline.load(ordering: .sequentiallyConsistent)
      if due > 0, Self.now > due { call() }
      usleep(20_000)
    }
  }
}
