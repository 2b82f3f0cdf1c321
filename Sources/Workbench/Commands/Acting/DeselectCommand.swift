import TableModel
import TableUI

/// `deselect`: a second tap, where several rows may be selected.
struct DeselectCommand: Command {
  static let description = CommandDescription(
    name: "deselect",
    shortest: "des",
    group: .acting,
    syntax: ["deselect [S R]"],
    summary: "a second tap on a selected row, in multiple selection",
    pattern: "V → delegate → C: willDeselect, didDeselect.",
    example: "deselect 0 3",
    effects: .changes
  )

  private let address: Arguments.Located

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    address = try arguments.takeAddress()
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let path = try RowResolver(source).row(address)
    guard source.tableView.indexPathsForSelectedRows.contains(path) else {
      throw CommandError("refused", "\(path) is not selected", hint: "selection lists what is")
    }
    guard source.tableView.allowsMultipleSelection else {
      throw CommandError(
        "refused",
        "in single selection a tap never takes a selection away",
        hint: "set allowsMultipleSelection on, or table deselect \(path) as code would"
      )
    }
    return try TapRunner(session, source).tap(path)
  }
}
