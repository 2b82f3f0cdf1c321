import CommandLanguage
import Platform
import TableModel
import TableStore
import TableUI
import TextLayout

/// The phrases that output, errors and progress are composed of: counts, lengths, times and lists.
///
/// A path is written as its description, and data between double quotes.
package enum TextFormatting {
  /// Returns a count with its noun: `1 row`, `5 rows`, `10,000 rows`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns a whole number with commas between the thousands.
  package static func grouped(_ number: Int) -> String { number.grouped }

  /// Returns a part of a whole: `3 of 118 rows`.
  package static func part(_ number: Int, of total: Int, _ noun: String) -> String {
    "\(grouped(number)) of \(count(total, noun))"
  }

  /// Returns a length in points: `44 pt`.
  package static func points(_ length: Double) -> String { length.pointsText + " pt" }

  /// Returns a duration: `1,200 ms`.
  package static func milliseconds(_ number: Int) -> String { grouped(number) + " ms" }

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

// Lists, and what they leave out.
extension TextFormatting {
  /// Returns names as a list: `a, b and c`.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the first names of a longer list: `a, b, c and 2 more`.
  ///
  /// - Parameters:
  ///   - names: The first names.
  ///   - total: The number of all names.
  ///   - conjunction: The text before the number of the others.
  /// - Returns: The list.
  package static func list(
    _ names: [String],
    of total: Int,
    _ conjunction: String = " and "
  ) -> String {
    let rest = total - names.count
    return names.joined(separator: ", ") + (rest > 0 ? "\(conjunction)\(grouped(rest)) more" : "")
  }

  /// Returns a line about entries that a list leaves out: `… 60 more`, `… 60 more: sections`.
  ///
  /// - Parameters:
  ///   - rest: The number of entries.
  ///   - next: The text that names a command which lists them, or nil.
  /// - Returns: The line.
  package static func more(_ rest: Int, next: String? = nil) -> String {
    "… \(grouped(rest)) more" + (next.map { ": " + $0 } ?? "")
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
  var words: String { "\(width.pointsText) x \(TextFormatting.points(height))" }
}
