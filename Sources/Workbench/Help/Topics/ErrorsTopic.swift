extension HelpTopic {
  /// What the codes of errors mean.
  static let errors = HelpTopic(
    name: "errors",
    summary: "what the code in error[CODE] means",
    parts: [
      .terms([
        Term("unknown-command", "no command has that name"),
        Term("bad-argument", "a word does not fit, is missing or is too many"),
        Term("no-source, not-found", "no table is open; no file, id … is named so"),
        Term("no-row, no-section", "neither the rows nor the counts know the address"),
        Term("refused", "it would lose something, or makes no sense now"),
        Term("range, invariants", "a bad number or lost row; model and view disagree"),
        Term("bad-json, bad-csv", "a mistake in JSON, or in separated values"),
        Term("not-a-table", "good JSON, and no rows in it"),
        Term("bad-encoding", "text that is not UTF-8"),
        Term("bad-lesson", "a mistake in the file of a lesson"),
        Term("io, network", "reading or writing failed; no good answer came"),
        Term("no-memory, no-secret", "the memory limit is too low; a secret is missing"),
        Term("program, interrupted", "what ! or | ran failed; Ctrl-C, and nothing changed"),
        Term("expect, script", "an answer was not as said; a sourced script failed"),
        Term("E1 … E34, D1 … D7", "a refusal in UIKit's words; E22, E29, N2 and W1 warn"),
      ]),
      .example(HelpExample(line: "row 0 99")),
    ]
  )
}
