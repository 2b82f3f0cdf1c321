import Glibc

/// What time it is.
public enum Clock: Sendable {
  /// Nanoseconds since some moment before the program started.
  public static var monotonicNanoseconds: UInt64 {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// Seconds since 1970, as the machine is set.
  public static var secondsSince1970: Int { time(nil) }
}
