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
    summary: "runs the rest of the line in the shell; another status than 0 is a failure",
    pattern:
      "The line is the shell's: ; and $ in it are not Tabletop's. COMMAND | PROGRAM hands an answer to a program, "
      + "COMMAND > FILE and >> FILE write it.",
    example: "shell printf '%s\\n' b a | sort",
    effects: [.changes, .runsPrograms]
  )

  private let line: Placed<String>

  func run(in session: Session) throws(CommandError) -> Answer {
    try ShellRunner(session).run(line.value, input: nil, offset: line.offset)
  }
}
