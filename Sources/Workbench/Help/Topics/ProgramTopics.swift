extension HelpTopic {
  /// The topic about the environment variables and files that the program reads.
  static let environment = HelpTopic(
    name: "environment",
    summary: "environment variables and files",
    parts: [
      .terms([
        Term("TERM", "the terminal type; dumb: no color or cursor movement"),
        Term("NO_COLOR", "if set: no color; --color overrides it"),
        Term("CLICOLOR_FORCE", "if set and not 0: color in pipes too"),
        Term("ACCESSIBLE", "if set: --accessible, at a terminal"),
        Term("LANGUAGE", "language of lessons and help; else LC_ALL, LC_MESSAGES, LANG"),
        Term("HOME", "replaces ~ in paths"),
        Term(
          "XDG_STATE_HOME",
          "folder of tabletop/history, which only you can read; ~/.local/state"
        ),
        Term(
          "XDG_CONFIG_HOME",
          "folder of tabletop/init.tabletop, run before the prompt; ~/.config"
        ),
        Term("TABLETOP_PAGER", "shows output longer than the screen; else PAGER, else less"),
        Term("VISUAL, EDITOR", "edits the line (help prompt); else vi"),
        Term("EDITRC", "file of key bindings; default ~/.editrc"),
        Term("TMPDIR", "folder for temporary files; /tmp"),
      ]),
      .options([
        Term("--no-history", "do not read or write the history"),
        Term("--no-config", "do not read init.tabletop and .editrc"),
        Term("--safe", "use nothing in these folders"),
        Term("--accessible", "one fact per line; no boxes, hints or pager"),
        Term("--escape ascii", "print control characters in data as \\x1b, not as a symbol"),
      ]),
      .text(

        "Locale and time zone do not change the output. Text is UTF-8. Results go to "
          + "standard output, errors and notes to standard error."
      ),
    ]
  )
}

extension HelpTopic {
  /// The topic about the exit status.
  static let exit = HelpTopic(
    name: "exit",
    summary: "exit status, and how to quit",
    parts: [
      .terms([
        Term("0", "success; a session at the prompt always exits 0"),
        Term("1", "a command failed, expect did not match, or a transcript differs"),
        Term("2", "the options are wrong"),
        Term("3", "cannot read a file of the command line, or it has the wrong content"),
        Term("4", "cannot write the output"),
        Term("130", "stopped by Ctrl-C"),
      ]),
      .text(

        "The first failure sets the status. An expected failure does not count. If a pipe "
          + "closes (| head), the program ends without an error. After a failed write, no "
          + "further command runs."
      ),
      .commands([
        Term("quit", "end the session; also exit and Ctrl-D (help quit)"),
        Term("quit --force", "discard unsaved changes"),
      ]),
    ]
  )
}

extension HelpTopic {
  /// The topic about the keys at the prompt.
  static let keys = HelpTopic(
    name: "prompt",
    summary: "keys at the prompt",
    parts: [
      .terms([
        Term("Tab", "completes; again: lists; on an empty line: common commands"),
        Term("Right, End", "at the line end: accepts the gray text; Alt-F accepts a word"),
        Term("Return", "on an empty line: continues row, rows, find, scroll, history"),
        Term("Up, Down", "earlier and later lines that start with the typed text"),
        Term("Ctrl-R, Ctrl-S", "searches earlier lines, backward and forward"),
        Term("Left, Right", "moves one character; with Ctrl one word, as Alt-B and Alt-F"),
        Term("Ctrl-A, Ctrl-E", "moves to the start or end of the line; also Home and End"),
        Term("Alt-.", "inserts the last word of the previous line; again: an earlier line"),
        Term("Ctrl-W, Alt-D", "deletes the word before or after the cursor"),
        Term("Ctrl-K, Ctrl-U", "deletes to the end, or the whole line; Ctrl-Y pastes it"),
        Term("Ctrl-_", "undoes the last change of the line"),
        Term("Ctrl-X Ctrl-E", "opens the line in VISUAL, else EDITOR, else vi"),
        Term("Ctrl-L, Ctrl-T", "clears the screen; swaps two characters"),
        Term("Ctrl-C", "drops the line (Up restores it), or stops a command"),
        Term("Ctrl-D", "on an empty line: quits; else deletes the next character"),
        Term("Ctrl-Z", "suspends the program; fg resumes it"),
      ]),
      .text(

        "An open bracket or quote, or \\ at the end, continues on the next line; the "
          + "prompt shows it. A paste runs at Return. A line that starts with a space is not "
          + "in the history. Settings: set editor vi, set history folder, set hints off, set "
          + "accessible on, ~/.editrc."
      ),
    ]
  )
}
