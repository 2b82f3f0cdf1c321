#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The current time.
public enum Clock: Sendable {
  /// The time in nanoseconds since a moment before the program started.
  public static var monotonicNanoseconds: UInt64 {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// The time of the system clock, in seconds since 1970.
  public static var secondsSince1970: Int { time(nil) }
}
