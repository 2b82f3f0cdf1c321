import TableModel
import TextLayout

/// The text of results in the trace.
enum AnswerText {
  /// Returns nil, for a call without a result.
  static func none(_: Void) -> String? { nil }

  /// Returns "nil" if the result is missing, else nil.
  static func absence<Answer>(_ answer: Answer?) -> String? { answer == nil ? "nil" : nil }

  static func error(_ error: TableError) -> String? { "\(error)" }

  static func points(_ height: Double) -> String? { height.pointsText }

  static func text(_ text: String?) -> String? { text.map { "\"\($0)\"" } ?? "nil" }

  static func path(_ path: IndexPath?) -> String? { path.map(String.init) ?? "nil" }

  static func count(_ items: [DragItem]) -> String? { "\(items.count)" }

  static func operation(_ proposal: DropProposal) -> String? { "\(proposal.operation)" }

  static func className(_ view: TableViewHeaderFooterView?) -> String? {
    view.map { "\(type(of: $0))" } ?? "nil"
  }

  static func list(_ titles: [String]?) -> String? {
    titles.map { "[\($0.joined(separator: ", "))]" } ?? "nil"
  }
}
