extension HelpTopic {
  /// Files of commands.
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
