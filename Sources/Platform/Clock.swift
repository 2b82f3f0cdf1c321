import Glibc

/// Time that only goes forward.
public enum Clock: Sendable {
  /// Nanoseconds since some moment before the program started.
  public static var monotonicNanoseconds: UInt64 {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
