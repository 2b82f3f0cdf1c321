/// `shell`: a line for the shell.
struct ShellCommand: Command {
  static let description = CommandDescription(
    name: "shell",
    aliases: ["!"],
    spellings: ["\\!", ".system"],
    shortest: "she",
    group: .session,
    syntax: ["shell LINE", "! LINE"],
    summary: "runs the rest of the line in the shell; another status than 0 is a failure",
    pattern:
      "The line is the shell's: ; and $ in it are not Tabletop's. COMMAND | PROGRAM hands an answer to a program, "
      + "COMMAND > FILE and >> FILE write it.",
    example: "shell printf '%s\\n' b a | sort",
    effects: [.changes, .runsPrograms],
    completion: .anyWord(of: [])
  )

  private let line: String
  private let offset: Int

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    offset = arguments.offset
    guard let line = arguments.takeRest(), line.contains(where: { !$0.isWhitespace }) else {
      throw arguments.unexpected("a line for the shell")
    }
    self.line = line
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    try ShellRunner(session).run(line, input: nil, offset: offset)
  }
}
