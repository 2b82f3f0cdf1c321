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
      .text("In the expected output:"),
      .terms([
        Term("...", "only this on a line: any number of lines"),
        Term("<time> <path> <bytes> <id>", "a text of this kind"),
        Term("(re), (glob)", "at the end: a POSIX expression; a glob with ? and *"),
        Term("(esc)", "at the end: literal, with \\\\, \\t and \\u{HEX}"),
      ]),
      .text(
        "tabletop --check FILE replays it from its own folder and compares the output. It saves "
          + "files to a scratch folder. Write only prompts and commands, and --check --update adds "
          + "the output. help checks lists the options."
      ),
    ]
  )

  /// The topic about the program's options for transcripts and scripts in tests.
  static let checks = HelpTopic(
    name: "checks",
    summary: "replay transcripts as tests, and find errors in scripts",
    parts: [
      .options([
        Term("--check FILE…", "replay transcripts, folders or blocks of .md files"),
        Term("--update", "rewrite what differs; if CI=true only with --force"),
        Term("--filter NAME|N..M|LINE", "compare commands with a text, or at these lines"),
        Term("--fail-fast, --jobs N", "stop at a failure; replay N files at a time"),
        Term("--timeout SECONDS", "the time limit of a file; the default is 60"),
        Term("--list, --orphans", "list commands; list unpaired scripts, transcripts"),
        Term("--coverage, =FILE", "list used and unused commands and codes; as JSON"),
        Term("--report FILE", "JUnit; FILE.tap is TAP, FILE.jsonl JSON Lines"),
        Term("--review FILE…", "accept, reject or skip each difference"),
        Term("--review accept", "accept only those at FILE:LINE, without a terminal"),
        Term("--safe, --allow KIND", "restrict replays; allow run, write or net"),
        Term("--lint FILE…", "check names, arguments and files; run nothing"),
      ]),
      .text(
        "A failed expect is never accepted. With --safe, a replay reads only the folder of "
          + "its transcript and writes only its scratch folder. Programs, the network and paths "
          + "elsewhere are refused and named. CI=true does the same. Then a transcript in your "
          + "own tree reads that tree: the Git work tree of the working directory, or else the "
          + "working directory. With GITHUB_ACTIONS=true, failures are annotations."
      ),
    ]
  )
}
