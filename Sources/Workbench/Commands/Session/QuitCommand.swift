/// `quit`: ends the session.
struct QuitCommand: Command {
  static let description = CommandDescription(
    name: "quit",
    aliases: ["exit"],
    spellings: ["q", ":q", ":quit", "\\q", ".quit", ".exit", "quit()", "exit()"],
    shortest: "q",
    group: .session,
    syntax: ["quit [--force]"],
    summary: "ends the session; at the prompt it minds unsaved changes",
    example: "quit",
    effects: .changes,
    completion: .flags(["--force": "drops unsaved changes"], .nothing)
  )

  private let isForced: Bool

  init(_ arguments: inout Arguments, in session: Session) {
    isForced = arguments.takeFlag("--force")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let isRepeated = session.refusedQuit == session.commandCount
    if session.asksBeforeQuitting, !isForced, !isRepeated, let source = session.unsavedSource {
      // The command that fails now is the next one to be counted.
      session.refusedQuit = session.commandCount + 1
      throw CommandError(
        "refused",
        "\(source.name) has unsaved changes",
        hint: "save, or quit once more to drop them"
      )
    }
    session.isFinished = true
    return Answer(["quit": true], [])
  }
}
