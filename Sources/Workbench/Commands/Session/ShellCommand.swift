import CommandLanguage

/// The `shell` command: runs a line in the system shell.
struct ShellCommand: Command {
  static let description = CommandDescription(
    heading: .init(
      "shell",
      short: "she",
      in: .session,
      aliases: ["!"],
      spellings: ["\\!", ".system"]
    ),
    words: .of(
      .placed(.search("a line for the shell", "LINE", completed: .never)),
      make: Self.init
    ),
    otherForms: ["! LINE"],
    summary: "run the rest of the line in the shell; fail on nonzero status",
    pattern:
      "The shell reads the line, including ; and $. `COMMAND | PROGRAM` sends output to a "
      + "program. `COMMAND > FILE` writes it to a file; `>> FILE` appends it.",
    example: "shell printf '%s\\n' b a | sort",
    effects: [.changes, .runsPrograms]
  )

  private let line: Placed<String>

  func run(in session: Session) throws(CommandError) -> Answer {
    try ShellRunner(session).run(line.value, input: nil, offset: line.offset)
  }
}
