extension HelpTopic {
  /// The topic about transcripts.
  static let transcripts = HelpTopic(
    name: "transcripts",
    summary: "recorded sessions that serve as tests",
    parts: [
      .text(

        "A transcript is a text file with prompts, commands and their output. Text above "
          + "the first prompt is a comment:"
      ),
      .example(HelpExample(line: "row 0 3")),
      .text(

        "A prompt is tabletop> or NAME 0.3> . Before a continued line it is { > or \" > or "
          + "\\ > . Output and errors appear in order, as the text format prints them."
      ),
      .commands([
        Term("record FILE", "record while you work"),
        Term("record stop", "stop recording"),
      ]),
      .options([
        Term("--check FILE…", "replay transcripts, folders of them, or blocks of a .md file"),
        Term("--update", "with --check: rewrite what differs"),
        Term("--report FILE", "with --check: write the results as JUnit XML"),
      ]),
      .text("At the end of an output line:"),
      .terms([
        Term("(re)", "the line is a POSIX extended regular expression"),
        Term("(glob)", "the line is a pattern: * any text, ? any character"),
      ]),
      .text(

        "Each transcript runs in a separate session, from its own folder. It saves files "
          + "to a scratch folder. A difference prints a diff, and the exit status is 1. With "
          + "CI=true in the environment, programs do not start: a transcript fails at a line "
          + "with ! or |."
      ),
    ]
  )
}
