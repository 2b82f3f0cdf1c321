/// A command that is an edit under its own name, sent through the controller.
@MainActor protocol EditingCommand: Command {
  /// The edit that its words ask for.
  var request: EditRequest { get }

  init(request: EditRequest)
}

extension EditingCommand {
  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    self.init(request: try EditRequest(verb: Self.description.name, &arguments))
  }

  func run(in session: Session) throws(CommandError) -> Answer { try edit(in: session) }

  /// Finds the rows and makes the edit.
  func edit(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    return try EditRunner(session, source, command: Self.description.name).run(edit)
  }
}
