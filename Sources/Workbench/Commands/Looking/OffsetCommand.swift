import TableUI
import TextLayout

/// `offset`: how far the table is scrolled.
struct OffsetCommand: Command {
  static let description = CommandDescription(
    name: "offset",
    shortest: "off",
    group: .looking,
    syntax: ["offset"],
    summary: "how far the table is scrolled, in points",
    pattern: "Asks the view alone (contentOffset).",
    setup: ["viewport 390 132", "scroll by 44"],
    example: "offset",
    effects: .reads,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let y = try session.requireSource().tableView.contentOffset.y
    return Answer(.points(y), "\(y.pointsText) pt")
  }
}
