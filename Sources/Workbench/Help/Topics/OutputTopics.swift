import Workspace

extension HelpTopic {
  /// The topic about error codes.
  package static let errors = HelpTopic(
    name: "errors",
    summary: "explain the code in error[CODE]",
    parts: [
      .terms([
        Term("unknown-command", "no command has this name"),
        Term("bad-argument", "an argument is wrong, missing or unexpected"),
        Term("no-source, not-found", "no table is open; no file or id has this name"),
        Term("no-row, no-section", "address not in the model or the table view"),
        Term("refused", "it would lose something, or does not apply now"),
        Term("range, invariants", "a number is out of range; model and table view disagree"),
        Term("bad-json, bad-csv", "a mistake in JSON, CSV or TSV"),
        Term("no-key, not-a-table", "no row has the key; correct JSON without rows"),
        Term("bad-database, busy", "not a usable database; locked by another program"),
        Term("no-table, no-library", "no such table in a database; its library is missing"),
        Term("conflict, constraint", "another program or the database rejects a row"),
        Term("unknown-outcome", "the connection was lost at the end of a save"),
        Term("bad-encoding, bad-lesson", "text that is not UTF-8; a mistake in a lesson file"),
        Term("io, network, port-in-use", "no access; no usable response; port taken"),
        Term("no-memory, no-secret", "the memory limit is too low; a secret is missing"),
        Term("program, interrupted", "a program (! or |) failed; Ctrl-C, nothing changed"),
        Term("expect, script", "an expectation or a sourced script failed"),
        Term("findings", "`audit` found something"),
        Term("E1 … E41", "rejected in UIKit's words; some only warn"),
        Term("D1 … D11, F1 … F4", "the same for snapshots and fetched results"),
      ])
    ]
  )
}

extension HelpTopic {
  /// The topic about the evidence for UIKit's behavior.
  static let evidence = HelpTopic(
    name: "evidence",
    summary: "rate the evidence for UIKit's behavior",
    parts: [
      .text(

        "Tabletop reimplements UIKit's behavior. A statement about UIKit ends with its "
          + "evidence, as in [observed: Slick 14]. It is one of these:"
      ),
      .terms([
        Term("documented", "written by Apple: reference, guide, session, release notes"),
        Term("header", "in UITableView.h; the trace shows it as documented"),
        Term("observed", "reported by a person who ran UIKit, or in a published crash"),
        Term("ours", "a choice of Tabletop; no outside source is known"),
      ]),
      .text("The sources:"),
      .terms([
        Term("TVPG", "the Table View Programming Guide by Apple, with its chapter"),
        Term("W225", "session 225 of WWDC 2018, A Tour of UICollectionView"),
        Term("rdar", "a published report to Apple, with its number"),
        Term("Slick", "a guide to UITableView by Brian Slick, with its chapter; iOS 9"),
        Term("Neuburg", "the example projects of Matt Neuburg's Programming iOS"),
        Term("Catalyst log", "one log of calls and errors under Mac Catalyst, Xcode 26"),
        Term("NAME#1", "an issue or crash report of a GitHub project"),
      ]),
    ]
  )
}

extension HelpTopic {
  /// The topic about output for programs.
  static let jsonl = HelpTopic(
    name: "jsonl",
    summary: "output for programs: one JSON object per command",
    parts: [
      .options([Term("--format jsonl", "for the whole session")]),
      .commands([
        Term("format jsonl", "from now on; COMMAND --format jsonl: once"),
        Term("rows > FILE.jsonl", "one row per line, without the record around it"),
      ]),
      .terms([
        Term("n", "the number of the command, from 1"),
        Term("file, line", "the place of the command; file is null outside scripts"),
        Term("command", "the command text"),
        Term("ok", "true for a result, false for an error"),
        Term("answer", "the result, by command; index paths are [section,row], lengths points"),
        Term("error", "code, message and, if helpful, hint and column (help errors)"),
        Term("expected", "true for a failure that the next command, an expect, accepts"),
      ]),
      .text("Errors and results go to standard output in order; each line is flushed."),
      .example(HelpExample(line: "height 0 3 --format jsonl")),
      .example(HelpExample(line: "row 0 99 --format jsonl")),
    ]
  )
}

extension HelpTopic {
  /// The topic about scripts.
  static let scripts = HelpTopic(
    name: "scripts",
    summary: "script files and their syntax",
    parts: [
      .text(

        "Write one command per line, or separate commands with ;. # starts a comment; \\ "
          + "at the end continues the line. Quote with 'single' or \"double\" quotes; values "
          + "may be JSON. Use full command names. A script stops at the first failure and "
          + "names file, line and column."
      ),
      .options([
        Term("-f FILE", "run a script; - is standard input; -c LINE runs a line"),
        Term("--keep-going", "continue after a failure; still exits 1"),
        Term("--safe", "read only files next to the script; touch nothing else"),
        Term("--set NAME=VALUE", "set a variable: $NAME or ${NAME} in words and double quotes"),
      ]),
      .group(.scripts),
      .text(
        "`history --script` lists the commands that changed something. A failure passes if the"
          + " next command expects its code: `delete 0 99; expect no-row`."
      ),
    ]
  )
}
