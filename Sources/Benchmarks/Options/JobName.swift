/// The jobs by name.
enum JobName: String, CaseIterable, Hashable, Sendable {
  /// Starting and printing one line.
  case start

  /// Starting at a terminal, until the user can type the first line.
  case prompt

  /// Reading a table from a JSON file.
  case open

  /// Writing a table back after one edit.
  case save

  /// The work of a command without its text, at many sizes.
  case engine

  /// Row positions, and edits of row heights.
  case geometry

  /// Questions about all rows.
  case queries

  /// Comparing two states of a table.
  case diff

  /// Running a script of commands.
  case replay

  /// Repeating one command.
  case commands

  /// Drawing a screen of rows.
  case frame

  /// Printing all rows.
  case print

  /// Running a script with the trace never on, turned off again, and on.
  case trace

  /// The seven wirings with the same rows.
  case wirings

  /// The memory of a row.
  case memory

  /// Tables of databases: the first screen, pages, memory, and changes of other programs.
  case databases

  /// The live page: bytes and times.
  case page
}
