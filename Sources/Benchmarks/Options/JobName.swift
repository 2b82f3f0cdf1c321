/// The jobs by name.
enum JobName: String, CaseIterable, Hashable, Sendable {
  /// Reading a table from a JSON file.
  case open

  /// Answering a script of commands.
  case replay

  /// Comparing two states of a table.
  case diff
}
