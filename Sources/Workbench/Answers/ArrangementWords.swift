import CommandLanguage
import TableModel
import TextLayout

/// The text of a row arrangement, such as `filter "ada", sort name desc, group city`.
struct ArrangementWords: CustomStringConvertible {
  private let arrangement: RowArrangement

  init(_ arrangement: RowArrangement) { self.arrangement = arrangement }

  var description: String {
    var words: [String] = []
    if let filter = arrangement.filter {
      words.append("filter \(quoted(filter.text.escapedForDisplay()))")
    }
    if let order = arrangement.order {
      words.append("sort \(order.words)")
    }
    if let key = arrangement.grouping { words.append("group \(key.name.escapedForDisplay())") }
    if arrangement.hasFolds { words.append("folded") }
    return words.joined(separator: ", ")
  }

  /// Returns a text such as `3 of 118 rows`.
  static func count(_ shown: Int, of total: Int) -> String {
    TextFormatting.part(shown, of: total, "row")
  }
}

extension RowOrder {
  /// The order in readable form, such as `year desc, name`.
  fileprivate var words: String {
    parts.map { $0.key.name.escapedForDisplay() + ($0.isDescending ? " desc" : "") }
      .joined(separator: ", ")
  }

  /// The key, or several keys with their directions, in the user's words.
  fileprivate var name: String { parts.count == 1 ? key.name : words }
}

extension RowArrangement {
  /// The arrangement as data.
  var members: [AnswerValue.Member] {
    [
      .init("filter", .optional(filter?.text)), .init("sort", .optional(order?.name)),
      .init("descending", .bool(order?.isDescending ?? false)),
      .init("group", .optional(grouping?.name)), .init("folded", .bool(hasFolds)),
    ]
  }
}
