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

  /// How long ago something was: `just now`, `5 minutes ago`, `3 days ago`.
  static func age(seconds: Int) -> String {
    switch seconds {
    case ..<60: "just now"
    case ..<3_600: count(seconds / 60, "minute") + " ago"
    case ..<86_400: count(seconds / 3_600, "hour") + " ago"
    default: count(seconds / 86_400, "day") + " ago"
    }
  }

  /// How many milliseconds have passed since a time of the monotonic clock, in nanoseconds.
  static func milliseconds(since start: UInt64) -> Double {
    Double(Clock.monotonicNanoseconds - start) / 1e6
  }
}
