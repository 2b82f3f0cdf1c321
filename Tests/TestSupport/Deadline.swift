import Glibc

/// A moment by which something must have happened.
public struct Deadline: Sendable {
  /// The time that a test waits for what must happen, in seconds.
  ///
  /// It only ends tests that hang: a machine with much other work can keep a program waiting for long.
  public static let patience = 60.0

  private let end: Double

  init(seconds: Double) {
    end = Deadline.now + seconds
  }

  var isOver: Bool { Deadline.now >= end }

  /// The rest of the time, at least one millisecond.
  var milliseconds: Int32 { Int32(max(1, min(1e6, (end - Deadline.now) * 1000))) }

  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
