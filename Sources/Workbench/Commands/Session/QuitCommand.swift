import CommandLanguage

/// The `quit` command: ends the session.
struct QuitCommand: Command {
  static let description = CommandDescription(
    heading: .init(
      "quit",
      short: "q",
      in: .session,
      aliases: ["exit"],
      spellings: ["q", ":q", ":q!", ":quit", "\\q", ".quit", ".exit", "quit()", "exit()"]
    ),
    words: .of(
      .flag("--force", help: "discard unsaved changes"),
      .verb
    ) { Self(isForced: $0 || $1 == ":q!") },
    summary: "end the session; the prompt asks about unsaved changes",
    example: "quit",
    effects: .changes,
    needsAllRows: .never
  )

  private let isForced: Bool

  func run(in session: Session) throws(CommandError) -> Answer {
    let unsaved = session.unsavedSources
    let isRepeated = session.results.refusedQuit == session.results.count
    if session.host.asksBeforeQuitting, !isForced, !isRepeated, !unsaved.isEmpty {
      let names = session.unsavedNames(unsaved)
      guard let person = session.askedPerson else {
        // The command that fails now is counted next.
        session.results.refusedQuit = session.results.count + 1
        throw CommandError(
          SessionFault.unsaved(
            words: FileText.unsaved(names: names).words,
            hint: "`save`, or `quit --force` to discard them"
          )
        )
      }
      guard person.agrees(to: FileText.discardsAndQuits(names: names).words, atEnd: true) else {
        return Answer(["quit": false], FileText.keptChanges)
      }
    }
    session.isFinished = true
    return Answer(["quit": true], [])
  }
}
