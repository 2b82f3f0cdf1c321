/// The form in which answers are printed.
public enum AnswerFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines for people.
  case text

  /// One JSON object a command.
  case jsonl
}
