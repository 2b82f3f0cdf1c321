/// The form in which answers are printed.
public enum AnswerFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines for people.
  case text

  /// One JSON object a command.
  case jsonl

  /// Comma-separated values: a line of names, then one for each row of the answer.
  case csv

  /// A Markdown table.
  case markdown
}
