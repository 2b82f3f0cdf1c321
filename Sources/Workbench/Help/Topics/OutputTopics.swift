import Workspace

extension HelpTopic {
  /// The topic about error codes.
  package static let errors = HelpTopic(
    name: "errors",
    summary: "what the code in error[CODE] means",
    parts: [
      .terms([
        Term("unknown-command", "no command has that name"),
        Term("bad-argument", "a word does not fit, is missing or is too many"),
        Term("no-source, not-found", "no table open; no file, id … so named; no-key"),
        Term("no-row, no-section", "neither the rows nor the counts know the address"),
        Term("refused", "it would lose something, or makes no sense now"),
        Term("range, invariants", "a bad number or lost row; model and view disagree"),
        Term("bad-json, bad-csv", "a mistake in JSON, or in separated values"),
        Term("no-key, not-a-table", "no row has the key; good JSON, and no rows in it"),
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

extension HelpTopic {
  /// The topic about the evidence for UIKit's behavior.
  static let evidence = HelpTopic(
    name: "evidence",
    summary: "how well it is known what UIKit does",
    parts: [
      .text(
        "Tabletop is no UIKit: what it does it shows. Where it says what UIKit does, one of these"
          + " words stands behind it, as in [observed: Slick 14]:"
      ),
      .terms([
        Term("documented", "written down by Apple: reference, guide, session, release notes"),
        Term("header", "it stands in UITableView.h; trace calls it documented"),
        Term("observed", "somebody ran UIKit and told of it, or published its crash"),
        Term("ours", "no source is known outside Tabletop, which made a choice"),
      ]),
      .text("The places behind the word:"),
      .terms([
        Term("TVPG", "the Table View Programming Guide of Apple's, with its chapter"),
        Term("W225", "session 225 of WWDC 2018, A Tour of UICollectionView"),
        Term("rdar", "a report to Apple that was published, with its number"),
        Term("Slick", "a guide to UITableView by Brian Slick, with its chapter; iOS 9"),
        Term("Neuburg", "the example projects of Matt Neuburg's Programming iOS"),
        Term("Catalyst log", "one log of calls and refusals under Mac Catalyst, Xcode 26"),
        Term("NAME#1", "an issue or a crash report of a project on GitHub"),
      ]),
    ]
  )
}

extension HelpTopic {
  /// The topic about output for programs.
  static let jsonl = HelpTopic(
    name: "jsonl",
    summary: "answers for programs: one JSON object a command",
    parts: [
      .options([Term("--format jsonl", "for the whole session")]),
      .commands([
        Term("format jsonl", "from here on; COMMAND --format jsonl: once"),
        Term("rows > FILE.jsonl", "a row on each line, without the record around it"),
      ]),
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

extension HelpTopic {
  /// The topic about scripts.
  static let scripts = HelpTopic(
    name: "scripts",
    summary: "files of commands, and the language in them",
    parts: [
      .text(
        "A command a line; ; separates; # begins a comment; \\ at the end goes on. 'single' and"
          + " \"double\" quotes, JSON where a value fits. Only full names count, as short ones may"
          + " change. A script stops at the first failure and names file, line and column."
      ),
      .options([
        Term("-f FILE", "runs a script; - is standard input"),
        Term("-c LINE", "runs a line; both repeatable, in order"),
        Term("--echo", "prints each command before its answer"),
        Term("--keep-going", "goes on after a failure, and still exits 1"),
        Term("--safe", "reads what stands beside it, and touches nothing else"),
        Term("--set NAME=VALUE", "a variable: $NAME or ${NAME} in words and double quotes"),
      ]),
      .commands([
        Term(
          "source FILE [ARG …]",
          "runs a script here, $1 to $9 are its words; --dry-run, --step"
        ),
        Term("history --script", "what was typed here and changed something"),
        Term("let NAME VALUE", "sets a variable; alone it lists them"),
        Term("alias NAME COMMAND", "another name for a command with its words"),
        Term("time COMMAND", "how long a command took"),
        Term("echo TEXT", "prints a text"),
        Term("expect …", "fails unless the last answer, or a question's, is so"),
      ]),
      .text("A failure counts as passed when the next command expects its code:"),
      .example(HelpExample(setup: ["delete 0 99"], line: "expect no-row; expect rows 0 = 4")),
    ]
  )
}
