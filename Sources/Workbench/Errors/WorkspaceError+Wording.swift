package import CommandLanguage
package import TableModel
import TableStore
import TableUI
import TextLayout
import Workspace

extension CommandError {
  /// Creates a command error from any error that a command throws.
  ///
  /// - Parameters:
  ///   - error: An error of the language, the workspace or a table view.
  ///   - style: The escape style for control characters in names.
  ///   - era: The UIKit wording for an error that does not specify one.
  init(
    _ error: any Error,
    style: EscapeStyle = .symbol,
    era: UIKitWording = .ios12
  ) {
    self =
      switch error {
      case let error as CommandError: error
      case let error as WorkspaceError: Self.of(error, style)
      case let error as TableError: CommandError(error, era: era)
      case let error as StoreError: CommandError(error, width: 76, style: style)
      default: CommandError(SessionFault.unworded(error: "\(error)"))
      }
  }

  private static func of(_ error: WorkspaceError, _ style: EscapeStyle) -> CommandError {
    switch error {
    case .cancelled: Session.interruption
    case .table(let error, let era): CommandError(error, era: era)
    case .fetch(let error): CommandError(FetchedFault.fetch(error))
    case .place(let fault): CommandError(fault)
    case .edit(let fault): CommandError(fault)
    case .store(let error): CommandError(error, width: 76, style: style)
    case .gesture(let refusal, let path): CommandError(refusal, path)
    case .controllerLacks(let method, let capability, let name):
      CommandError(ActingFault.noMethod(name: name, method: method, capability: capability))
    case .noKey(let name, let names): CommandError(ViewFault.noKey(name: name, names: names))
    case .offScreen(let name, let isShown):
      CommandError(
        ActingFault.notOnScreen(name: name.escapedForDisplay(style), isShown: isShown)
      )
    case .nested(let fault): CommandError(fault)
    case .batchIsOpen: CommandError(BatchingFault.isOpen())
    case .noBatch: CommandError(BatchingFault.noneOpen)
    case .nothingToUndo:
      CommandError(StateFault.nothingTo(verb: "undo", hint: "`changes` lists the edits"))
    case .clearedBySave: CommandError(StateFault.clearedBySave)
    case .nothingToRedo:
      CommandError(StateFault.nothingTo(verb: "redo", hint: "only undone edits can be redone"))
    case .changedElsewhere(let row):
      CommandError(StateFault.changedElsewhere(row: row.escapedForDisplay(style)))
    case .noPath(let name):
      CommandError(StateFault.noPath(name: name, shown: name.escapedForDisplay(style)))
    }
  }

  /// Creates an error with the table view's own message, followed by the counts and the cause.
  package init(_ error: TableError, era: UIKitWording = .ios12) {
    if case .cancelled = error {
      self = Session.interruption
      return
    }
    // The first line is the message itself; the last one names the command that explains it.
    let details = error.report(era: era).dropFirst().map { String($0.drop { $0 == " " }) }
    self.init(Wording(error.code(era: era), error.text(era: era), details: details))
  }
}

extension Session {
  /// Returns a command error, with this session's formatting, for any error that a command throws.
  package func wording(of error: any Error) -> CommandError {
    let error = CommandError(
      error,
      style: settings.escapeStyle,
      era: current?.tableView.messageEra ?? .ios12
    )
    guard host.runsForPage, error.isForbidden, let path = error.file else { return error }
    return error.saying(ServeFault.forbiddenFile(path: shown(path)).wording)
  }
}
