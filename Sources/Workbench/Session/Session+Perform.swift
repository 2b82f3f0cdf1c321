package import CommandLanguage
import TableModel
import TableUI
package import Workspace

// Commands that were not typed.
extension Session {
  /// Runs the commands of a line without reporting results; the last output is available to
  /// `expect`.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - refusal: The error if a command redirects its output.
  /// - Throws: The first failure, which ends the line.
  package func perform(_ text: String, refusing refusal: some Fault) throws(CommandError) {
    var lexer = Lexer(text) { [unowned self] name in value(ofVariable: name) }
    while let command = try lexer.nextCommand() {
      guard command.destination == nil else { throw CommandError(refusal) }
      trace.beginCommand(keepsLast: false)
      let result = Result { () throws(CommandError) -> Answer in
        let call = try CommandCall(command, of: commands, text: text, allowsShort: false)
        var answer = try call.run(in: self)
        answer.notes += settleFeeds()
        _ = takeScreenNotes()
        answer.warn(current?.takeWarnings() ?? [])
        return answer
      }
      noteScreens()
      _ = trace.takeLines()
      results.last = result
      _ = try result.get()
    }
  }

  /// Runs a script as `source` does.
  ///
  /// - Parameters:
  ///   - path: The file, as a command names it.
  ///   - report: Receives the result of each command.
  /// - Throws: An error if the script cannot be read or a command in it failed.
  package func run(
    script path: String,
    report: @escaping (CommandResult) -> Void
  ) throws(CommandError) {
    execution.report = report
    _ = try source(path, arguments: [])
  }

  /// Creates a separate session for the rows of a table, with the same permissions.
  ///
  /// - Parameters:
  ///   - source: The table.
  ///   - settings: The settings of the session.
  /// - Returns: The session and its current table.
  /// - Throws: An error of the table's first layout, or `interrupted`.
  package func sibling(
    over source: OpenTable,
    settings: SessionSettings
  ) throws -> (session: Session, source: OpenTable) {
    let session = Session(settings: settings, features: features)
    session.limits = limits
    session.execution.place = place
    let copy = try session.adopt(source.document, name: source.name)
    copy.settings = source.settings
    copy.takeOverSettings()
    return (session, copy)
  }
}
