extension HelpTopic {
  /// The topic about recordings for people.
  static let recordings = HelpTopic(
    name: "recordings",
    summary: "record a session as a transcript, a .cast or a web page",
    parts: [
      .text("The extension of the file selects the form:"),
      .commands([
        Term("record FILE", "a transcript, for --check (help transcripts)"),
        Term("record FILE.cast", "a terminal recording for asciinema, version 2"),
        Term("record FILE.html", "a web page with each command and its output"),
        Term("record stop", "stop; record off does the same"),
        Term("record", "show the file and the number of commands"),
      ]),
      .options([
        Term("--force", "overwrite a file"),
        Term("--append", "continue a .cast or .html file"),
      ]),
      .text(

        "At a terminal a .cast holds every byte that the program shows, with its time: the "
          + "prompt, the line as you type it, colors, browse. It does not hold the output of "
          + "other programs, such as an editor or a command after !. Long output is not paged "
          + "meanwhile. In a script or a pipe it holds each command and its output, with the "
          + "times of the session's clock, which only tick moves."
      ),
      .text(

        "A page needs no other files and no scripts. It is complete after each command. "
          + "Credentials that you type are replaced, as in the history. --check reads neither "
          + "form."
      ),
    ]
  )
}
