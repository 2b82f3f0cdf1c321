extension HelpTopic {
  /// Answers for programs.
  static let jsonl = HelpTopic(
    name: "jsonl",
    summary: "answers for programs: one JSON object a command",
    parts: [
      .options([Term("--format jsonl", "for the whole session")]),
      .commands([Term("format jsonl", "from here on; COMMAND --format jsonl: once")]),
      .terms([
        Term("n", "the number of the command, from 1"),
        Term("file, line", "where it was typed; file is null but in scripts"),
        Term("command", "as it was typed"),
        Term("ok", "true with an answer, false with an error"),
        Term("answer", "depends on the command; index paths are [section,row], lengths points"),
        Term("error", "code, message, and where they help hint and column (help errors)"),
      ]),
      .text("Errors come on standard output with the answers, in order; each line is flushed."),
      .example(HelpExample(line: "height 0 3 --format jsonl")),
      .example(HelpExample(line: "row 0 99 --format jsonl")),
    ]
  )
}
