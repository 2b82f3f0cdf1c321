import CommandLanguage

/// The `clear` command: clears the screen of the terminal.
struct ClearCommand: Command {
  static let description = CommandDescription(
    heading: .init("clear", short: "cle", in: .session, spellings: ["cls"]),
    words: .of(make: Self.init),
    summary: "clear the screen of the terminal; Ctrl-L does it too",
    pattern: "The table, its rows and the history stay. `delete`, `section clear` and "
      + "`history clear` delete these.",
    example: "clear",
    effects: .changes
  )

  func run(in session: Session) -> Answer {
    guard let clearsTerminal = session.host.clearsTerminal else {
      return Answer(["cleared": .bool(false)], "nothing to clear: the output is not a terminal")
    }
    clearsTerminal()
    return Answer(["cleared": .bool(true)], [])
  }
}
