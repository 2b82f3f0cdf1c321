import TableModel
import TextLayout

/// Expected and sent messages side by side, in order.
struct MessageAlignment {
  /// A line of two columns.
  struct Row {
    let expected: ExpectedMessage?
    let sent: TraceLine?

    /// Whether the message was expected but not sent here.
    var isMissing: Bool { sent == nil }

    /// Whether the message was sent but not expected here.
    var isExtra: Bool { expected == nil }
  }

  /// The lines.
  let rows: [Row]

  /// The maximum number of lines in each column that are shown or repeated.
  static let limit = 10_000

  /// Aligns messages: each expected one with the first match after the previous one.
  ///
  /// - Complexity: Linear in the product of both counts.
  init(_ expected: [ExpectedMessage], _ sent: [TraceLine]) {
    var rows: [Row] = []
    var next = 0
    for message in expected {
      guard let found = sent[next...].firstIndex(where: message.matches) else {
        rows.append(Row(expected: message, sent: nil))
        continue
      }
      rows += sent[next..<found].map { Row(expected: nil, sent: $0) }
      rows.append(Row(expected: message, sent: sent[found]))
      next = found + 1
    }
    rows += sent[next...].map { Row(expected: nil, sent: $0) }
    self.rows = rows
  }

  /// Returns the two columns: `-` marks a missing message, `+` one that was not expected.
  ///
  /// - Parameter marksExtra: Whether messages between the expected ones are wrong.
  /// - Returns: The lines, with a header; at most 40 messages.
  func lines(marksExtra: Bool) -> [String] {
    let shown = rows.prefix(Self.shown)
    let left = ["expected"] + shown.map { $0.expected?.words ?? "" }
    let right =
      ["sent"]
      + shown.map { row in
        row.sent.map { $0.message.receiver.name + " " + $0.message.selector } ?? ""
      }
    let marks = [" "] + shown.map { $0.isMissing ? "-" : marksExtra && $0.isExtra ? "+" : " " }
    let width = min(left.map(\.displayWidth).max() ?? 0, 40)
    var lines = zip(marks, zip(left, right)).map { mark, columns in
      (mark + " " + columns.0.padded(toWidth: width) + "  " + columns.1).droppingBlanks
    }
    if rows.count > Self.shown {
      lines.append("… \(rows.count - Self.shown) more: `trace show last`")
    }
    return lines
  }

  /// The maximum number of lines to show.
  private static let shown = 40
}

extension String {
  /// The text without blanks at its end.
  fileprivate var droppingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
