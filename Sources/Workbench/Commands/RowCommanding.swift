/// A command whose words are the address of a row and nothing else.
@MainActor protocol RowCommanding: Command {
  /// The row that it is about; without a word the one last spoken of.
  var address: Arguments.Located { get }

  /// Makes the command.
  init(address: Arguments.Located)
}

extension RowCommanding {
  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    self.init(address: try arguments.takeAddress())
  }
}
