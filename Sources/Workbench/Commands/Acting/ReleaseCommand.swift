import TableModel
import TableUI

/// `release`: the second half of a touch.
struct ReleaseCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("release", short: "rele", in: .acting),
    words: .of(make: Self.init),
    summary: "the finger goes up: the light goes out, the row is selected",
    pattern: "V → delegate → C: didUnhighlight, willSelect, willDeselect, didDeselect, didSelect.",
    setup: ["press 0 1"],
    example: "release",
    effects: .changes,
    needs: .screen
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    guard let path = source.tableView.highlightedIndexPath else {
      throw CommandError("refused", "no finger is down on a row", hint: "press 0 1 first")
    }
    return try TapRunner(session, source).release(path)
  }
}
