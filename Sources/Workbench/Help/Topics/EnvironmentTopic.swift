extension HelpTopic {
  /// The variables and files that the program looks at.
  static let environment = HelpTopic(
    name: "environment",
    summary: "variables and files outside the table that matter",
    parts: [
      .terms([
        Term("TERM", "what the terminal can; with dumb no colour, and the prompt moves no cursor"),
        Term("NO_COLOR", "not empty: no colour; --color always wins"),
        Term("CLICOLOR_FORCE", "not 0: colour in pipes too"),
        Term("ACCESSIBLE", "not empty: as --accessible, at a terminal"),
        Term("HOME", "stands for ~/ in paths"),
        Term("XDG_STATE_HOME", "holds tabletop/history, which only you can read; ~/.local/state"),
        Term("XDG_CONFIG_HOME", "holds tabletop/init.tabletop, run before the prompt; ~/.config"),
        Term("TABLETOP_PAGER", "shows answers longer than the screen; else PAGER, else less"),
        Term("VISUAL, EDITOR", "edits the line (help keys); else vi"),
        Term("EDITRC", "the file of key bindings instead of ~/.editrc"),
        Term("TMPDIR", "where examples of help have their files; /tmp"),
      ]),
      .options([
        Term("--no-history", "neither reads nor writes the history"),
        Term("--no-config", "reads neither init.tabletop nor .editrc"),
        Term("--safe", "neither of them, nor what else is in these folders"),
        Term("--accessible", "one fact a line, no boxes, hints or pager"),
        Term("--escape ascii", "control characters of data as \\x1b rather than as a symbol"),
      ]),
      .text(
        "Nothing else changes an answer: no locale, no time zone. Text is UTF-8. Answers"
          + " go to standard output, errors and notes to standard error."
      ),
    ]
  )
}
