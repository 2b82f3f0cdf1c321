/// A command that is an edit under its own name, sent through the controller.
@MainActor protocol EditingCommand: TableCommand {
  /// The edit that its words ask for.
  var request: EditRequest { get }
}

extension EditingCommand {
  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try edit(source, in: session)
  }

  /// Finds the rows and makes the edit.
  func edit(_ source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try EditRunner(session, source, command: Self.description.name).run(request.changes)
  }
}
