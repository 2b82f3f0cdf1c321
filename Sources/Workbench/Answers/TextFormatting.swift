import CommandLanguage
import Platform
import TableModel
import TableStore
import TableUI
import TextLayout

/// Text helpers for command output.
package enum TextFormatting {
  /// Returns a count with its noun: `1 row`, `5 rows`, `10,000 rows`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns a whole number with commas between the thousands.
  package static func grouped(_ number: Int) -> String { number.grouped }

  /// Returns `on` or `off`.
  static func onOff(_ flag: Bool) -> String { flag ? "on" : "off" }
}

extension AnswerValue {
  /// Creates `[section,row]`.
  init(_ path: IndexPath) { self = .list([.int(path.section), .int(path.row)]) }

  /// Creates a list of `[section,row]`.
  init(_ paths: some Sequence<IndexPath>) { self = .list(paths.map { AnswerValue($0) }) }

  /// Creates `[x,y,w,h]`.
  init(_ rect: Rect) {
    self = .list([
      .points(rect.origin.x), .points(rect.origin.y),
      .points(rect.size.width), .points(rect.size.height),
    ])
  }
}

extension TextFormatting {
  /// Returns the elapsed time as text.
  ///
  /// - Parameter start: The start time, in nanoseconds of the monotonic clock.
  /// - Returns: A text such as `took 1.2 ms`.
  static func time(since start: UInt64) -> String {
    "took " + milliseconds(since: start).pointsText + " ms"
  }

  /// Returns an age as text: `just now`, `5 minutes ago`, `3 days ago`.
  static func age(seconds: Int) -> String {
    switch seconds {
    case ..<60: "just now"
    case ..<3_600: count(seconds / 60, "minute") + " ago"
    case ..<86_400: count(seconds / 3_600, "hour") + " ago"
    default: count(seconds / 86_400, "day") + " ago"
    }
  }

  /// Returns the milliseconds since a time of the monotonic clock, which is in nanoseconds.
  package static func milliseconds(since start: UInt64) -> Double {
    Double(Clock.monotonicNanoseconds - start) / 1e6
  }
}

extension Size {
  /// The size as text, in points: `390 x 528 pt`.
  var words: String { "\(width.pointsText) x \(height.pointsText) pt" }
}
