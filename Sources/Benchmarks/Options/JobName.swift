/// The jobs by name.
enum JobName: String, CaseIterable, Hashable, Sendable {
  /// Starting and saying one line.
  case start

  /// Starting at a terminal, until the first line can be typed.
  case prompt

  /// Reading a table from a JSON file.
  case open

  /// Writing a table back after one edit.
  case save

  /// What a command does below its words, at many sizes.
  case engine

  /// Where rows stand, and edits of their heights.
  case geometry

  /// Questions about all rows.
  case queries

  /// Comparing two states of a table.
  case diff

  /// Answering a script of commands.
  case replay

  /// One command again and again.
  case commands

  /// Drawing a screen of rows.
  case frame

  /// Printing all rows.
  case print

  /// Answering a script with the trace never on, off again and on.
  case trace

  /// The six ways to wire the same rows.
  case wirings

  /// The memory that a row takes.
  case memory
}
