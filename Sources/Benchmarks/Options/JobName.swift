/// The jobs by name.
enum JobName: String, CaseIterable, Hashable, Sendable {
  /// Starting and saying one line.
  case start

  /// Reading a table from a JSON file.
  case open

  /// Answering a script of commands.
  case replay

  /// Answering a script with the trace never on, off again and on.
  case trace

  /// Comparing two states of a table.
  case diff
}
