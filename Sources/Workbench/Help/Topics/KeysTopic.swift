extension HelpTopic {
  /// The keys at the prompt.
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
