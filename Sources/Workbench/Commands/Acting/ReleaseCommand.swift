import TableModel
import TableUI

/// `release`: the second half of a touch.
struct ReleaseCommand: Command {
  static let description = CommandDescription(
    name: "release",
    shortest: "rele",
    group: .acting,
    syntax: ["release"],
    summary: "the finger goes up: the light goes out, the row is selected",
    pattern: "V → delegate → C: didUnhighlight, willSelect, willDeselect, didDeselect, didSelect.",
    setup: ["press 0 1"],
    example: "release",
    effects: .changes,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireScreen()
    guard let path = source.tableView.highlightedIndexPath else {
      throw CommandError("refused", "no finger is down on a row", hint: "press 0 1 first")
    }
    return try TapRunner(session, source).release(path)
  }
}
