extension HelpTopic {
  /// The variables and files that the program looks at.
  static let environment = HelpTopic(
    name: "environment",
    summary: "variables and files outside the table that matter",
    parts: [
      .terms([
        Term("TERM", "what the terminal can; with dumb the prompt moves no cursor"),
        Term("HOME", "stands for ~/ in paths"),
        Term("XDG_STATE_HOME", "holds tabletop/history, which only you can read; ~/.local/state"),
        Term("EDITRC", "the file of key bindings instead of ~/.editrc"),
        Term("TMPDIR", "where examples of help have their files; /tmp"),
      ]),
      .options([
        Term("--no-history", "neither reads nor writes the history"),
        Term("--escape ascii", "control characters of data as \\x1b rather than as a symbol"),
      ]),
      .text(
        "Nothing else changes an answer: no locale, no time zone, no colour. Text is UTF-8. Answers"
          + " go to standard output, errors and notes to standard error."
      ),
    ]
  )
}
