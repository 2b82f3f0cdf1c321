extension HelpTopic {
  /// The topic about transcripts.
  static let transcripts = HelpTopic(
    name: "transcripts",
    summary: "sessions with their answers, kept as tests",
    parts: [
      .text(
        "A transcript is a text file of prompts with commands and of what was answered; what"
          + " stands above the first prompt is a comment:"
      ),
      .example(HelpExample(line: "row 0 3")),
      .text(
        "A prompt is tabletop> or NAME 0.3> ; where a command goes on, { > or \" > or \\ > stands"
          + " before its next line. Answers stand as the text format prints them, errors in their place among them."
      ),
      .commands([
        Term("record FILE", "writes one while you work"),
        Term("record stop", "ends it"),
      ]),
      .options([
        Term("--check FILE…", "replays transcripts, folders of them, or blocks of a .md file"),
        Term("--update", "with --check: rewrites what differs"),
        Term("--report FILE", "with --check: the results as JUnit XML"),
      ]),
      .text("At the end of a line of an answer:"),
      .terms([
        Term("(re)", "the line is a POSIX extended regular expression"),
        Term("(glob)", "the line is a pattern: * any text, ? any character"),
      ]),
      .text(
        "Each one runs in a session of its own, from its own folder; what it saves goes into a"
          + " scratch folder. A difference is shown as a diff, and the status is 1. With CI=true in"
          + " the environment no program is started: a transcript fails at a line with ! or |."
      ),
    ]
  )
}
