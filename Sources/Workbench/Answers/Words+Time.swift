import Platform
import TextLayout

extension Words {
  /// How long something took.
  ///
  /// - Parameter start: When it began, in nanoseconds of the monotonic clock.
  /// - Returns: The words.
  static func time(since start: UInt64) -> String {
    "took " + milliseconds(since: start).pointsText + " ms"
  }

  /// How many milliseconds have passed since a time of the monotonic clock, in nanoseconds.
  static func milliseconds(since start: UInt64) -> Double {
    Double(Clock.monotonicNanoseconds - start) / 1e6
  }
}
