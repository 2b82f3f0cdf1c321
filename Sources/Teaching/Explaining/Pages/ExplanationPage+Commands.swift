extension ExplanationPage {
  /// Pages about the error codes that only Tabletop has, one for each.
  ///
  /// `help errors` lists the codes in groups, so its lines cannot explain them.
  static let commands: [ExplanationPage] = [
    ExplanationPage(
      command: "unknown-command",
      title: "no command has this name",
      cause: "the first word is not a command or an alias",
      legal: "the command in the hint, or one that `help` lists"
    ),
    ExplanationPage(
      command: "bad-argument",
      title: "an argument is wrong, missing or unexpected",
      cause: "a word does not have the form that the command expects at its place",
      legal: "a form that `help COMMAND` shows, with an example"
    ),
    ExplanationPage(
      command: "no-source",
      title: "no table is open",
      cause: "the command needs a table",
      legal: "`open FILE`, or `new 5` for a table of numbered rows"
    ),
    ExplanationPage(
      command: "not-found",
      title: "no file or id has this name",
      cause: "the name is misspelled, or what it named was moved or deleted",
      legal: "a name that exists; Tab completes names"
    ),
    ExplanationPage(
      command: "no-row",
      title: "address not in the model or the table view",
      cause: "the row number is too high for its section, or a filter or a fold hides the row",
      legal: "an address that `rows` lists; `filter off` and `fold off` show hidden rows"
    ),
    ExplanationPage(
      command: "no-section",
      title: "section not in the model or the table view",
      cause: "the section number is too high; the first section is 0",
      legal: "a section that `sections` lists"
    ),
    ExplanationPage(
      command: "refused",
      title: "the command does not apply now, or would lose something",
      cause: "the state of the table forbids it, such as unsaved edits, an open batch or a"
        + " read-only file",
      legal: "the command in the hint; `info` shows the state of the table"
    ),
    ExplanationPage(
      command: "range",
      title: "a distance or a row is out of range",
      cause: "the model has fewer rows than the table view counts · a distance is outside the"
        + " limits of its command",
      legal: "`reload` counts the rows again; the hint names limits"
    ),
    ExplanationPage(
      command: "invariants",
      title: "model and table view disagree",
      cause: "the model changed, and the table view was not updated",
      legal: "`reload`, or an update of the table view after each change of the model"
    ),
    ExplanationPage(
      command: "bad-json",
      title: "a mistake in JSON",
      cause: "a comma, quote or bracket is missing or unexpected at the given line and column",
      legal: "JSON without comments and trailing commas, corrected at this place"
    ),
    ExplanationPage(
      command: "bad-csv",
      title: "a mistake in CSV or TSV",
      cause: "a quoted value is not closed, or text follows its closing quote",
      legal: "a value in quotes, with each quote in it written twice"
    ),
    ExplanationPage(
      command: "no-key",
      title: "no row has the key",
      cause: "the key or path is misspelled, or belongs to another table",
      legal: "a key that `keys` lists"
    ),
    ExplanationPage(
      command: "not-a-table",
      title: "correct data without rows",
      cause: "the file or response has a single value, or is packed",
      legal: "an array or an object; `open FILE --at PATH` opens one inside another"
    ),
    ExplanationPage(
      command: "bad-database",
      title: "not a usable database",
      cause: "the file is encrypted, damaged or without tables, or its folder does not let SQLite"
        + " read it",
      legal: "a copy of the database in a folder that you can write"
    ),
    ExplanationPage(
      command: "busy",
      title: "another program locks the database",
      cause: "the other program has not finished its transaction",
      legal: "the same command, once the other program has finished"
    ),
    ExplanationPage(
      command: "no-table",
      title: "no such table in the database",
      cause: "the table is misspelled, was deleted, or belongs to another database",
      legal: "a table that the hint lists: `open FILE --table NAME`"
    ),
    ExplanationPage(
      command: "no-library",
      title: "the library of a database is missing",
      cause: "SQLite or PostgreSQL's libpq is not installed, or is too old",
      legal: "`!apt-get install libsqlite3-0 libpq5` as root"
    ),
    ExplanationPage(
      command: "conflict",
      title: "another program changed a row that you edited",
      cause: "the database has other values now than those that you edited",
      legal: "`resolve` lists the conflicts; `save --mine` overwrites the other values, `save"
        + " --theirs` keeps them"
    ),
    ExplanationPage(
      command: "constraint",
      title: "the database rejects a row",
      cause: "a value breaks a rule of the table, such as NOT NULL, UNIQUE, CHECK or a foreign key",
      legal: "`update` with another value, or `undo`; then `save` again"
    ),
    ExplanationPage(
      command: "unknown-outcome",
      title: "the database may have the save, or not",
      cause: "the connection was lost before the server confirmed the save",
      legal: "`open` the table again, and compare its rows before the next save"
    ),
    ExplanationPage(
      command: "bad-encoding",
      title: "text that is not UTF-8",
      cause: "the file has another encoding, or is not a text",
      legal: "`!iconv -f WINDOWS-1252 -t UTF-8 FILE > NEW`, then `open NEW`"
    ),
    ExplanationPage(
      command: "bad-lesson",
      title: "a mistake in a lesson file or progress file",
      cause: "a line of the file does not have the form of a lesson or of progress",
      legal: "the file with the line corrected; `tabletop --lint FILE` checks lessons"
    ),
    ExplanationPage(
      command: "io",
      title: "no access to a file or folder",
      cause: "the system rejects it, for example because of permissions or a full disk",
      legal: "other permissions or more space, or `save FILE` in another folder"
    ),
    ExplanationPage(
      command: "network",
      title: "no usable response from a server",
      cause: "the address or the password is wrong, or the server does not run",
      legal: "the same command with a correct address, once the server runs"
    ),
    ExplanationPage(
      command: "port-in-use",
      title: "another program uses the port",
      cause: "a second session or another server has opened the port",
      legal: "`serve` without a port, which finds a free one"
    ),
    ExplanationPage(
      command: "no-memory",
      title: "the memory limit is too low",
      cause: "the command needs more memory than `ulimit -v` allows",
      legal: "a higher limit, or fewer rows"
    ),
    ExplanationPage(
      command: "no-secret",
      title: "a secret is missing",
      cause: "a script has no question for the secret `${NAME:?}`, and no value for it",
      legal: "`--set NAME=VALUE`, or the environment variable TABLETOP_NAME"
    ),
    ExplanationPage(
      command: "program",
      title: "a program of `!` or `|` failed",
      cause: "its exit status is not 0; 127 means that the shell does not find it",
      legal: "the program with other arguments; its messages are above"
    ),
    ExplanationPage(
      command: "interrupted",
      title: "the command was stopped",
      cause: "you pressed Ctrl-C",
      legal: "the same command again; nothing changed"
    ),
    ExplanationPage(
      command: "expect",
      title: "an expectation failed",
      cause: "the last output or a query is not as the `expect` command says",
      legal: "a correct command before it, or the value in the message"
    ),
    ExplanationPage(
      command: "script",
      title: "a sourced script failed",
      cause: "a command of the script failed, so the rest did not run",
      legal: "a correct command at the place of the error above; `source --dry-run FILE` tries it"
    ),
    ExplanationPage(
      command: "findings",
      title: "`audit` found something",
      cause: "a row breaks a rule of accessibility or layout",
      legal: "`audit --fix`, which makes the edits that cure findings; `help audits` lists the"
        + " rules"
    ),
  ]

  /// Creates the page of an error code that only Tabletop has.
  private init(command code: String, title: String, cause: String, legal: String) {
    self.init(
      code: code,
      title: title,
      templates: [],
      cause: cause,
      legal: legal,
      source: "ours"
    )
  }
}
