/// What a report is written for.
enum ReportForm: Hashable, Sendable {
  /// Somebody at a screen: everything.
  case text

  /// A program: everything, an object a line.
  case json

  /// A page: the goals alone, as a table of Markdown.
  case markdown
}
