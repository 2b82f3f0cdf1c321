import Platform
import TextLayout

extension Words {
  /// How long something took.
  ///
  /// - Parameter start: When it began, in nanoseconds of the monotonic clock.
  /// - Returns: The words.
  static func time(since start: UInt64) -> String {
    "took " + (Double(Clock.monotonicNanoseconds - start) / 1e6).pointsText + " ms"
  }
}
