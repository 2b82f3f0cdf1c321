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
        Term("range", "a number that does not fit; a data source asked for a row it lost"),
        Term("bad-json, bad-csv", "a file with a mistake; not-a-table: without rows"),
        Term("bad-encoding", "text that is not UTF-8"),
        Term("io, network", "reading or writing failed; no good answer came"),
        Term("program", "what stands behind ! or | ended with a status but 0"),
        Term("interrupted", "stopped by Ctrl-C; nothing was changed"),
        Term("expect, script", "an answer was not as said; a sourced script failed"),
        Term("invariants", "model and view disagree: half of an edit was left out"),
        Term("E1 … E34, D1 … D7", "what UIKit would tell an application, in its words"),
      ]),
      .example(HelpExample(line: "row 0 99")),
    ]
  )
}
