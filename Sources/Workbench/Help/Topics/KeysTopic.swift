extension HelpTopic {
  /// The keys at the prompt.
  static let keys = HelpTopic(
    name: "keys",
    summary: "what the keys do at the prompt",
    parts: [
      .terms([
        Term("Tab", "completes; once more lists what fits"),
        Term("Up, Down", "the lines before and after"),
        Term("Ctrl-R, Ctrl-S", "looks for an earlier line, back and forth"),
        Term("Left, Right", "a character; with Ctrl or Alt a word"),
        Term("Ctrl-A, Ctrl-E", "the start and the end of the line; Home and End too"),
        Term("Ctrl-W", "deletes the word before the cursor"),
        Term("Ctrl-K, Ctrl-U", "deletes to the end, or the whole line; Ctrl-Y puts it back"),
        Term("Ctrl-_", "takes the last change of the line back"),
        Term("Ctrl-L", "clears the screen"),
        Term("Ctrl-C", "drops the line, which Up brings back, or stops a command"),
        Term("Ctrl-D", "on an empty line: quit; else deletes the next character"),
        Term("Ctrl-Z", "stops the program; fg goes on with the line as it was"),
      ]),
      .text(
        "While a bracket, brace or quote is open, or behind \\ at the end, the command goes on over"
          + " the next line and the prompt names what is open ({ >). A paste stands in the line and"
          + " runs at Return. A line with a blank before it stays out of the history."
      ),
      .text("~/.editrc is honoured (man editrc): bind -v there gives the keys of vi."),
    ]
  )
}
