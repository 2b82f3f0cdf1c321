extension HelpTopic {
  /// Tables of SQLite files and PostgreSQL servers.
  static let databases = HelpTopic(
    name: "databases",
    summary: "open tables of SQLite and PostgreSQL, edit and save their rows",
    parts: [
      .text(
        "A database is one more source of rows. All commands work on it as on a file. Edits"
          + " change only the open table, until `save` writes them in one transaction."
      ),
      .terms([
        Term("open music.db", "a SQLite file, whatever its name"),
        Term("open postgresql://HOST/NAME", "a database of a PostgreSQL server"),
        Term("'sqlite:a.db?table=artist'", "a table of a file; order and where work, too"),
      ]),
      .options([
        Term("--table artist", "one table; without it, `select` opens one of a list"),
        Term("--order 'city, name desc'", "the order of the rows"),
        Term("--position place", "the order is that of a column of numbers; `move` sets it"),
        Term("--section city", "a section for each value of a column"),
        Term("--where \"city = 'Paris'\"", "the rows that fulfill a condition in SQL"),
        Term("--read-only", "no saves"),
      ]),
      .commands([
        Term("info", "columns, order, and why rows are read-only"),
        Term("save --sql", "print the statements of a save, and run none"),
        Term("save --mine, --theirs", "overwrite or keep what another program changed"),
        Term("resolve", "list such conflicts before a save"),
        Term("follow on", "show the changes of other programs"),
        Term("undo", "take back an edit, also a saved one"),
      ]),
    ]
  )
}
