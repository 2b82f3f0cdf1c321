extension HelpTopic {
  /// The topic about the environment variables and files that the program reads.
  static let environment = HelpTopic(
    name: "environment",
    summary: "variables and files outside the table that matter",
    parts: [
      .terms([
        Term("TERM", "the terminal type; dumb: no color or cursor movement"),
        Term("NO_COLOR", "not empty: no colour; --color always wins"),
        Term("CLICOLOR_FORCE", "not 0: colour in pipes too"),
        Term("ACCESSIBLE", "not empty: as --accessible, at a terminal"),
        Term("LANGUAGE", "language of lessons; else LC_ALL, LC_MESSAGES, LANG"),
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

extension HelpTopic {
  /// The topic about the exit status.
  static let exit = HelpTopic(
    name: "exit",
    summary: "what the exit status tells, and how to leave",
    parts: [
      .terms([
        Term("0", "all went well; a session at the prompt always ends so"),
        Term("1", "a command failed, an expect was not met, or a transcript differs"),
        Term("2", "the options make no sense"),
        Term("3", "a file of the command line could not be read, or is not what it should be"),
        Term("4", "the answers could not be written"),
        Term("130", "stopped by Ctrl-C"),
      ]),
      .text(
        "The first failure decides. A failure that the next command expects is none. When nobody"
          + " reads the answers any more (| head), the program ends quietly. Once an answer could not"
          + " be written no further command runs."
      ),
      .commands([
        Term("quit", "ends the session; exit and Ctrl-D too (help quit)"),
        Term("quit --force", "without a word about unsaved changes"),
      ]),
    ]
  )
}

extension HelpTopic {
  /// The topic about the keys at the prompt.
  static let keys = HelpTopic(
    name: "keys",
    summary: "what the keys do at the prompt",
    parts: [
      .terms([
        Term("Tab", "completes; once more lists what fits"),
        Term("Right, End", "at the end: takes the grey line over; Alt-F a word of it"),
        Term("Return", "alone: one step on from row, rows, find, scroll, history"),
        Term("Up, Down", "the lines before and after that begin with what is typed"),
        Term("Ctrl-R, Ctrl-S", "looks for an earlier line, back and forth"),
        Term("Left, Right", "a character; with Ctrl a word, as Alt-B and Alt-F"),
        Term("Ctrl-A, Ctrl-E", "the start and the end of the line; Home and End too"),
        Term("Alt-.", "the last word of the line before; again: of the one before that"),
        Term("Ctrl-W, Alt-D", "deletes the word before the cursor, or behind it"),
        Term("Ctrl-K, Ctrl-U", "deletes to the end, or the whole line; Ctrl-Y puts it back"),
        Term("Ctrl-_", "takes the last change of the line back"),
        Term("Ctrl-X Ctrl-E", "opens the line in VISUAL, else EDITOR, else vi"),
        Term("Ctrl-L, Ctrl-T", "clears the screen; lets two characters change places"),
        Term("Ctrl-C", "drops the line, which Up brings back, or stops a command"),
        Term("Ctrl-D", "on an empty line: quit; else deletes the next character"),
        Term("Ctrl-Z", "stops the program; fg goes on with the line as it was"),
      ]),
      .text(
        "An open bracket or quote, or \\ at the end, goes on over the next line; the prompt names it."
          + " A paste runs at Return. A blank before a line keeps it out of the history."
          + " Settings: set editor vi, set history folder, set hints off, set accessible on, ~/.editrc."
      ),
    ]
  )
}
